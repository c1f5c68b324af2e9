/**
 * Where a program runs: a script starts the event loop for its coroutines; a notebook cell already runs in one and
 * can't start another.
 */
export type Place = 'script' | 'cell'
