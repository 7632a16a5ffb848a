/* The smallest die: an Arduino Uno, one push button, table sensor protocol 1 at 115200 baud.
 *
 * While the button is held a number runs from 1 to 6 some hundred thousand times a second; the finger that lets go
 * decides. Nothing waits for the port: what is to be said lies in a ring, and the UART takes a byte whenever it can.
 * A die is told from another by ID (make ID=die-blue), one life from the next by a counter in the EEPROM. */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/pgmspace.h>
#include <avr/wdt.h>
#include <util/crc16.h>

#ifndef ID
#define ID "die-uno"
#endif

enum { HOLD = 50, BEAT = 2000, MOTION = 200, FRESH = 10000 }; /* ms; HOLD: shorter is a contact that bounces */

static volatile uint32_t clock;                               /* ms since the start */
static uint8_t ring[256], head, tail;                         /* one-byte indexes go round by themselves */
static uint16_t boot, seq, crc;
static uint32_t read_at;
static uint8_t face;                                          /* of the last reading, 0 before the first */

ISR(TIMER1_COMPA_vect) { clock++; }

static uint32_t now(void) {
    cli();
    uint32_t at = clock;
    sei();
    return at;
}

static void put(uint8_t byte) {
    crc = _crc_xmodem_update(crc, byte);
    ring[head++] = byte;
}

static void text(const char *from) {
    for (uint8_t byte; (byte = pgm_read_byte(from)); from++) put(byte);
}
#define SAY(words) text(PSTR(words))

static void number(uint32_t value) {
    char digits[10];
    uint8_t count = 0;
    do digits[count++] = '0' + value % 10;
    while (value /= 10);
    while (count) put(digits[--count]);
}

static void hex(uint16_t value) {
    for (uint8_t n = 4; n; n--, value <<= 4) {
        uint8_t digit = value >> 12;
        put(digit + (digit < 10 ? '0' : 'A' - 10));
    }
}

static void begin(void) {
    put('!');
    crc = 0xFFFF;
}

static void life(void) {
    SAY(" b=");
    hex(boot);
}

static void end(void) {
    uint16_t check = crc;
    put('*');
    hex(check);
    SAY("\r\n");
}

static void hello(void) {
    SAY("\r\n");
    begin();
    SAY("H p=1 id=" ID " kind=die faces=1-6 ch=1 fw=0.1.0");
    life();
    end();
}

static void motion(void) {
    begin();
    put('M');
    life();
    SAY(" seq=");
    number(seq == 9999 ? 0 : seq + 1);
    end();
}

static void reading(void) {
    begin();
    put('R');
    life();
    SAY(" seq=");
    number(seq);
    SAY(" v=");
    number(face);
    SAY(" st=settled q=99");
    end();
}

static void heartbeat(uint32_t at) {
    begin();
    put('B');
    life();
    SAY(" up=");
    number(at / 1000);
    SAY(" seq=");
    number(seq);
    if (face) {
        SAY(" v=");
        number(face);
        SAY(" age=");
        number(at - read_at);
    }
    end();
}

static uint8_t pressed(uint32_t at) {
#ifdef DEMO
    return at % 500 < 200;  /* a finger for where there is no button: the emulator */
#else
    (void)at;
    return !(PIND & _BV(PD2));
#endif
}

int main(void) {
    wdt_enable(WDTO_1S);
    PORTD = _BV(PD2);                                         /* the button pulls to ground */
    DDRB = _BV(PB5);                                          /* the board's own lamp: lit while the number runs */
    TCCR1B = _BV(WGM12) | _BV(CS11) | _BV(CS10);              /* 16 MHz / 64 / 250: each ms */
    OCR1A = 249;
    TIMSK1 = _BV(OCIE1A);
    UCSR0A = _BV(U2X0);
    UBRR0 = 16;                                               /* 115200 baud, 2.1 % fast, as everybody's Uno */
    UCSR0B = _BV(RXEN0) | _BV(TXEN0);
    boot = eeprom_read_word((uint16_t *)0) + 1;
    eeprom_write_word((uint16_t *)0, boot);
    sei();
    hello();

    uint32_t beat = 0, moved = 0, down = 0;
    uint8_t held = 0, armed = 0, runs = 1, heard = 0;
    for (;;) {
        uint32_t at = now();
        wdt_reset();
        runs = runs == 6 ? 1 : runs + 1;
        if (pressed(at)) {
            if (!held) down = at;
            held = 1;
            /* a button held since the start is a bad cable, no throw */
            if (armed && at - down >= HOLD && at - moved >= MOTION) {
                moved = at;
                PORTB = _BV(PB5);
                motion();
            }
        } else {
            if (held && armed && at - down >= HOLD) {
                face = runs;
                read_at = at;
                seq = seq == 9999 ? 0 : seq + 1;
                PORTB = 0;
                reading();
            }
            held = 0;
            armed = 1;
        }
        if (at - beat >= BEAT) {
            beat = at;
            heartbeat(at);
        }
        if (UCSR0A & _BV(RXC0)) {                             /* ?H or ?R and a line end; the rest is passed over */
            uint8_t byte = UDR0;
            if (byte == '\n' || byte == '\r') {
                if (heard == 'H') hello();
                if (heard == 'R') {
                    if (face && at - read_at <= FRESH) reading();
                    else heartbeat(at);
                }
                heard = 0;
            } else {
                heard = byte == '?' && !heard ? '?' : heard == '?' && (byte == 'H' || byte == 'R') ? byte : 1;
            }
        }
        if (tail != head && UCSR0A & _BV(UDRE0)) UDR0 = ring[tail++];
    }
}
