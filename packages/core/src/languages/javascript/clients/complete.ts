import { code } from '../writer.ts'

/* How an example checks that a stream is complete: the code that reads an event sets `complete`. */

export const DECLARE_COMPLETE = code`let complete = false;`
export const CHECK_COMPLETE = code`if (!complete) throw new Error("The stream ended before it was complete.");`
