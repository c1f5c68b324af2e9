import type { ChatCall } from '../../../call/call.ts'
import type { ChatShape, OwnFacts } from '../../../call/chat-shape.ts'
import type { ValueObject } from '../../../values/value.ts'
import { bodyOf } from '../../clients/chat-api.ts'
import type { ChatRenderer } from '../../clients/client.ts'
import type { Piece } from '../../printing/code.ts'
import { compiledChat } from '../compiled-chat.ts'
import { code } from '../writer.ts'

/*
 * Raw clients differ in how they send and read, but not in the chat itself, which is written once for each API and
 * recipe.
 */

/** How a client without an SDK connects, sends, and reads. */
export interface Transport {
  /** The client's id. */
  readonly client: string
  /** The packages that a chat installs, if they differ from the client's. */
  readonly setUp: NonNullable<ChatRenderer['setUp']>
  /** Returns a complete program. The response is in the variable `response`. */
  readonly program: (shape: ChatShape, chat: RawChat) => Piece
  /**
   * Reads the stream of a `response`. With retries, it detects an early end.
   *
   * @param each code for each `choice`
   * @param more code for each `chunk` after that
   */
  readonly eachChoice: (shape: ChatShape, each: Piece, more?: Piece) => Piece
}

/** Reads the request's body from the call. */
export type ReadBody = (call: ChatCall) => ValueObject

/** A request, and what the program does with its response. */
export interface RawChat {
  readonly body: ReadBody
  /** Code before everything else, followed by an empty line: a schema, or functions and tools. */
  readonly defined?: Piece
  /** Code right before the first request. */
  readonly begins?: Piece
  /** Variables that the body uses, each followed by a comma. */
  readonly passed?: Piece | undefined
  /** Set if a stream's event types show the last event. */
  readonly hasEvents?: boolean
  /** Returns the code around a request: once, or in rounds. */
  readonly around: (ask: Piece) => Piece
}

/** Exits if `chunk` reports an error: in a field of that name, or as an error event's data. */
export const RAISE_ERROR = code`
  if error := chunk.get("error") or chunk.get("message"):
      raise SystemExit(f"The stream broke off: {error}")
`

/** Prints `response`, below the code that requested it. */
export const askOnce =
  (shown: Piece) =>
  (ask: Piece): Piece =>
    code`
    ${ask}

    ${shown}
  `

/**
 * Returns a chat that sends one request, without a recipe.
 *
 * @param shown code that prints `response`
 */
// @__NO_SIDE_EFFECTS__
export const plainChat = <Own extends object = object>(
  { client, setUp, program }: Transport,
  shown: (shape: ChatShape & Own) => Piece,
  { hasEvents = true, define, own }: PlainChat<Own>,
): ChatRenderer => ({
  client,
  setUp,
  render: compiledChat<Own>((shape) => {
    const defined = define?.(shape)
    return program(shape, {
      body: ({ request }) => bodyOf(request),
      ...(defined && { defined }),
      hasEvents,
      around: askOnce(shown(shape)),
    })
  }, own),
})

interface PlainChat<Own> {
  readonly hasEvents?: boolean
  /** Returns the functions that the program calls. */
  readonly define?: (shape: ChatShape) => Piece | undefined
  /** Further facts that the program depends on. */
  readonly own?: OwnFacts<Own>
}
