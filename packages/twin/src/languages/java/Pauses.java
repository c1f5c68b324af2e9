package twin;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Pauses and limits of examples, cut short as the runs ask. */
public final class Pauses {
    private static final String KIND = System.getProperty("twin.pauses");
    private static final long FAST_CLOCK = Long.getLong("twin.fastClock");
    private static final long LONG_PAUSE = 10_000;

    /** In place of that of {@code TimeUnit}: its next shorter unit. */
    public static final TimeUnit MINUTES = KIND.equals("fast") ? TimeUnit.SECONDS : TimeUnit.MINUTES;

    private Pauses() {}

    /** In place of that of {@code Thread}. */
    public static void sleep(long milliseconds) throws InterruptedException {
        switch (KIND) {
            case "real" -> Thread.sleep(milliseconds);
            case "fast" -> Thread.sleep(milliseconds / FAST_CLOCK);
            default -> Thread.sleep(milliseconds < LONG_PAUSE ? 1 : milliseconds);
        }
    }

    /** In place of that of {@code Duration}, as the others. */
    public static Duration ofSeconds(long seconds) {
        return cut(Duration.ofSeconds(seconds));
    }

    public static Duration ofMinutes(long minutes) {
        return cut(Duration.ofMinutes(minutes));
    }

    public static Duration ofHours(long hours) {
        return cut(Duration.ofHours(hours));
    }

    private static Duration cut(Duration real) {
        return KIND.equals("fast") ? real.dividedBy(FAST_CLOCK) : real;
    }
}
