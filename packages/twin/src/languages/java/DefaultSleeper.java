package com.openai.core;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import twin.Pauses;

/** In place of that of openai-java: what it waits between attempts. */
public final class DefaultSleeper implements Sleeper {
    @Override
    public void sleep(Duration duration) {
        try {
            Pauses.sleep(duration.toMillis());
        } catch (InterruptedException exception) {
            throw new IllegalStateException(exception);
        }
    }

    @Override
    public CompletableFuture<Void> sleepAsync(Duration duration) {
        throw new UnsupportedOperationException("No example is asynchronous");
    }

    @Override
    public void close() {}
}
