import type { Piece } from '../../../printing/code.ts'
import { ANY, isThere, type Typed, typed } from '../../types.ts'
import { code } from '../../writer.ts'

const COMPLETE = code`complete`
const DECLARED = code`let complete = false;`

/**
 * Reads the events of a stream from `response`, for APIs whose events say by their type which one is the last.
 * Events can be cut anywhere between two reads, so lines are put together before they are read.
 *
 * @param shown code that reads `event`; it sets `complete` at the last one
 */
export const readEvents = (call: Typed, shown: Piece): Piece => readUntil(call, COMPLETE, DECLARED, shown)

/**
 * The same for a stream whose last event holds what counts.
 *
 * @param shown code that reads `event`; it sets `variable` at the last one
 */
export const readResponse = (call: Typed, shown: Piece, variable: Piece): Piece =>
  readUntil(call, variable, code`let ${variable}${typed(call, ANY)};`, shown)

const readUntil = (call: Typed, end: Piece, declared: Piece, shown: Piece): Piece => code`
  let rest = "";
  ${declared}
  for await (const text of response.body${isThere(call)}.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/\r\n|\n|\r/);
    rest = lines.pop()${isThere(call)};
    for (const line of lines) {
      if (${end} || !line.startsWith("data:")) continue;
      const event = JSON.parse(line.slice(5));
      ${shown}
    }
  }
  if (!${end}) throw new Error("The stream ended before it was complete.");
`
