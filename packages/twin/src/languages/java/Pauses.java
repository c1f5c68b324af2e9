package twin;

import java.time.Duration;

/** Pauses and limits of examples, cut short as the runs ask. */
public final class Pauses {
    private static final String KIND = System.getProperty("twin.pauses");
    private static final long FAST_CLOCK = Long.getLong("twin.fastClock");
    private static final long LONG_PAUSE = 10_000;

    private Pauses() {}

    /** In place of that of {@code Thread}. */
    public static void sleep(long milliseconds) throws InterruptedException {
        switch (KIND) {
            case "real" -> Thread.sleep(milliseconds);
            case "fast" -> Thread.sleep(milliseconds / FAST_CLOCK);
            default -> Thread.sleep(milliseconds < LONG_PAUSE ? 1 : milliseconds);
        }
    }

    /** In place of that of {@code Duration}. */
    public static Duration ofSeconds(long seconds) {
        var real = Duration.ofSeconds(seconds);
        return KIND.equals("fast") ? real.dividedBy(FAST_CLOCK) : real;
    }
}
