import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/* Raw clients differ by how they send and read, and not by what they chat: that is written once for each API and recipe. */

/** How a client without an SDK connects, sends, and reads. */
export interface Transport {
  /** The client's id. */
  readonly client: string
  /** What a chat installs where it is not what the client does. */
  readonly setUp: NonNullable<ChatRenderer['setUp']>
  /** A whole program. What it asks for is in the variable `response`. */
  readonly program: (call: ChatCall, chat: RawChat) => string
  /**
   * Reads the stream of a `response`; with retries, what is cut off is told from what has come to its end.
   *
   * @param each code for each `choice`
   * @param more code for each `chunk` behind that
   */
  readonly eachChoice: (call: ChatCall, each: Piece, more?: Piece) => Piece
}

/** A request, and what happens with its response. */
export interface RawChat {
  readonly body: ValueObject
  /** Code that stands before all else, with an empty line behind it: a schema, or functions and tools. */
  readonly defined?: Piece
  /** Code that stands right before the first request. */
  readonly begins?: Piece
  /** Variables that the body names, with a comma behind each. */
  readonly passed?: Piece | undefined
  /** Set where a stream consists of events that say by their type which one is the last. */
  readonly hasEvents?: boolean
  /** What is done around the code that asks: once, or in rounds. */
  readonly around: (ask: Piece) => Piece
}

/** Ends the program where `chunk` tells of an error: in a field of that name, or as the whole data of an error event. */
export const RAISE_ERROR = code`
  if error := chunk.get("error") or chunk.get("message"):
      raise SystemExit(f"The stream broke off: {error}")
`

/** Shows what is in `response`, below what asked for it. */
export const askOnce =
  (shown: Piece) =>
  (ask: Piece): Piece =>
    code`
    ${ask}

    ${shown}
  `

/**
 * A chat that asks once, without a recipe.
 *
 * @param shown code that shows what is in `response`
 * @param define functions that it calls
 */
// @__NO_SIDE_EFFECTS__
export const plainChat = (
  { client, setUp, program }: Transport,
  shown: (call: ChatCall) => Piece,
  hasEvents = true,
  define?: (call: ChatCall) => Piece | undefined,
): ChatRenderer => ({
  client,
  setUp,
  render(call) {
    const defined = define?.(call)
    return program(call, {
      body: bodyOf(call.request),
      ...(defined && { defined }),
      hasEvents,
      around: askOnce(shown(call)),
    })
  },
})
