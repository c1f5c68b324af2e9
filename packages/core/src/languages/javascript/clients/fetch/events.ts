import type { ChatCall } from '../../../../call/call.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { ANY, isThere, type Typed, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { DECLARE_COMPLETE } from '../complete.ts'

const EVENT = code`event`
const COMPLETE = code`complete`
const WHY = code`why`

/**
 * Reads the JSON of each event of `response`. Events can be split between two reads, so lines are joined first. Other
 * lines are comments, names, and `[DONE]`.
 *
 * @param event the variable of an event
 * @param shown code that reads it
 * @param end code that leaves the loop over `lines` if the connection may stay open after the last event
 */
export const readData = (call: Typed, event: Piece, shown: Piece, end?: Piece): Piece => code`
  let rest = "";
  for await (const text of response.body${isThere(call)}.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/[\r\n]/);
    rest = lines.pop()${isThere(call)};
    for (const line of lines) {
      if (!/^data: ?{/.test(line)) continue;
      const ${event} = JSON.parse(line.slice(5));
      ${shown}
    }
    ${end}
  }
`

/**
 * Reads the events of a stream from `response`, for APIs whose event types show the last event.
 *
 * @param shown code that reads `event`; with retries, it sets `complete` at the last one
 * @param end code that leaves the loop over `lines`, without retries
 */
export const readEvents = (call: ChatCall, shown: Piece, end?: Piece): Piece =>
  call.variant.retries ? toItsEnd(call, COMPLETE, shown, DECLARE_COMPLETE) : readData(call, EVENT, shown, end)

/**
 * Reads the events of a stream of the Messages API. With retries, the program doesn't wait for more after the event with
 * the stop reason.
 *
 * @param shown code that reads `event`, and sets `why` to that reason; a program without one fails later
 */
export const readMessageEvents = (call: ChatCall, shown: Piece): Piece =>
  call.variant.retries ? readUntil(call, WHY, shown) : readData(call, EVENT, shown)

/**
 * Reads a stream whose last event contains the response.
 *
 * @param shown code that reads `event`, and sets `variable` at the last one
 */
export function readResponse(call: ChatCall, shown: Piece, variable: Piece): Piece | undefined {
  const declared = code`let ${variable}${typed(call, ANY)};`
  return call.variant.retries
    ? toItsEnd(call, variable, shown, declared)
    : lines(
        declared,
        readData(call, EVENT, shown, call.variant.recipe === 'tool-loop' ? code`if (${variable}) break;` : undefined),
        giveUpWithout(variable),
      )
}

/** Throws if the last event didn't set its variable. */
const giveUpWithout = (end: Piece): Piece =>
  code`if (!${end}) throw new Error("The stream ended before it was complete.");`

/** Fails if no event sets the variable. */
const toItsEnd = (call: Typed, end: Piece, shown: Piece, declared: Piece): Piece => code`
  ${readUntil(call, end, shown, declared)}
  ${giveUpWithout(end)}
`

/**
 * Reads the events until one sets a variable.
 *
 * @param declared code that declares the variable, unless it's declared before
 */
const readUntil = (call: Typed, end: Piece, shown: Piece, declared?: Piece): Piece => code`
  let rest = "";
  ${declared}
  for await (const text of response.body${isThere(call)}.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/[\r\n]/);
    rest = lines.pop()${isThere(call)};
    for (const line of lines) {
      if (${end} || !line.startsWith("data:")) continue;
      const event = JSON.parse(line.slice(5));
      ${shown}
    }
    if (${end}) break;
  }
`
