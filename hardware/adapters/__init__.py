"""Programs of their own that make other people's dice speak the protocol. Each may crash alone."""
