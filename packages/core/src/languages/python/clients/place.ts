/**
 * Where a program stands. A script starts the event loop in which its coroutines run; a cell of a notebook is in one, where
 * nothing can start another.
 */
export type Place = 'script' | 'cell'
