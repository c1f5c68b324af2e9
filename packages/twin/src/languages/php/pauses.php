<?php

// Loaded before an example that waits for a queue: its pauses are cut short. PHP itself has no `sleep` then.
function sleep(int $seconds): int
{
    return 0;
}
