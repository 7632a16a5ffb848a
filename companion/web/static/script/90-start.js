prepare();
resend();
