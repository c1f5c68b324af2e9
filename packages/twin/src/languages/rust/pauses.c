/* Loaded before the C library: pauses of a program are cut short, or its clock runs faster. */
#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <time.h>

#define SECOND 1000000000LL

/* What is shorter is no pause of an example. */
#define SHORTEST (400 * SECOND / 1000)

/* What is longer is too long for it, and stays. */
#define LONGEST (10 * SECOND)

static enum { REAL, SHORT, FAST } pauses;
static long long speed = 1;
static long long began;

/* The library's own `syscall` is replaced below. */
extern long twin_syscall(long number, long a, long b, long c, long d, long e, long f);
__asm__(".globl twin_syscall\n"
        "twin_syscall:\n"
#if defined(__x86_64__)
        "mov %rdi, %rax\n"
        "mov %rsi, %rdi\n"
        "mov %rdx, %rsi\n"
        "mov %rcx, %rdx\n"
        "mov %r8, %r10\n"
        "mov %r9, %r8\n"
        "mov 8(%rsp), %r9\n"
        "syscall\n"
        "ret\n"
#elif defined(__aarch64__)
        "mov x8, x0\n"
        "mov x0, x1\n"
        "mov x1, x2\n"
        "mov x2, x3\n"
        "mov x3, x4\n"
        "mov x4, x5\n"
        "mov x5, x6\n"
        "svc #0\n"
        "ret\n"
#endif
);

static long checked(long result) {
    if (result >= 0 || result < -4095) return result;
    errno = (int)-result;
    return -1;
}

static long long in_nanoseconds(const struct timespec *time) { return time->tv_sec * SECOND + time->tv_nsec; }

static struct timespec from_nanoseconds(long long time) {
    return (struct timespec){.tv_sec = time / SECOND, .tv_nsec = time % SECOND};
}

static long long real_time(clockid_t clock) {
    struct timespec now;
    twin_syscall(SYS_clock_gettime, clock, (long)&now, 0, 0, 0, 0);
    return in_nanoseconds(&now);
}

__attribute__((constructor)) static void start(void) {
    const char *kind = getenv("TWIN_PAUSES");
    const char *fast = getenv("TWIN_FAST_CLOCK");
    if (kind == NULL || fast == NULL) return;
    pauses = strcmp(kind, "fast") == 0 ? FAST : SHORT;
    if (pauses == FAST) speed = atoll(fast);
    began = real_time(CLOCK_MONOTONIC);
}

/* When a fast clock shows that time. */
static long long real_moment(long long shown) { return began + (shown - began) / speed; }

int clock_gettime(clockid_t clock, struct timespec *now) {
    long result = twin_syscall(SYS_clock_gettime, clock, (long)now, 0, 0, 0, 0);
    if (result == 0 && clock == CLOCK_MONOTONIC) {
        *now = from_nanoseconds(began + (in_nanoseconds(now) - began) * speed);
    }
    return (int)checked(result);
}

static long long shortened(long long pause) {
    if (pauses == FAST) return pause / speed;
    return pauses == SHORT && pause > SHORTEST && pause < LONGEST ? SECOND / 1000 : pause;
}

/* Cut short: what a signal leaves of a pause is not told. */
int nanosleep(const struct timespec *pause, struct timespec *left) {
    struct timespec real = from_nanoseconds(shortened(in_nanoseconds(pause)));
    return (int)checked(twin_syscall(SYS_nanosleep, (long)&real, (long)left, 0, 0, 0, 0));
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *pause, struct timespec *left) {
    long long asked = in_nanoseconds(pause);
    if (flags & TIMER_ABSTIME) {
        long long now = real_time(clock);
        long long shown = clock == CLOCK_MONOTONIC ? began + (now - began) * speed : now;
        asked = asked > shown ? asked - shown : 0;
    }
    struct timespec real = from_nanoseconds(shortened(asked));
    return (int)-twin_syscall(SYS_clock_nanosleep, clock, 0, (long)&real, (long)left, 0, 0);
}

int epoll_wait(int poll, struct epoll_event *events, int most, int timeout) {
    int real = timeout <= 0 ? timeout : (int)((timeout + speed - 1) / speed);
    return (int)checked(twin_syscall(SYS_epoll_pwait, poll, (long)events, most, real, 0, 8));
}

/* Rust's threads wait by it, until a moment of the monotonic clock. */
long syscall(long number, ...) {
    va_list given;
    va_start(given, number);
    long values[6];
    for (int place = 0; place < 6; place++) values[place] = va_arg(given, long);
    va_end(given);
    struct timespec real;
    if (number == SYS_futex && (values[1] & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET && values[3] != 0 &&
        (values[1] & FUTEX_CLOCK_REALTIME) == 0) {
        real = from_nanoseconds(real_moment(in_nanoseconds((const struct timespec *)values[3])));
        values[3] = (long)&real;
    }
    return checked(twin_syscall(number, values[0], values[1], values[2], values[3], values[4], values[5]));
}
