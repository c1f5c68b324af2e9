import type { ChatShape } from '../../../call/chat-shape.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ASYNCIO } from './imports.ts'
import type { Place } from './place.ts'

/* How a chat's program continues after its client: directly, or in a coroutine. */

type WithVariant = Pick<ChatShape, 'variant'>

const AWAIT = code`await `
const ASYNC = code`async `

/** Returns `await` for async programs. */
export const awaited = ({ variant }: WithVariant): Piece | undefined => when(variant.async, AWAIT)

/** Returns `async` for async programs. */
export const asynchronous = ({ variant }: WithVariant): Piece | undefined => when(variant.async, ASYNC)

/**
 * Returns the code of a chat, to be placed after a blank line.
 *
 * @param functions the functions that the code calls
 */
export function mainOf({ variant }: WithVariant, body: Piece, functions?: Piece): Piece {
  if (!variant.async) {
    return functions === undefined
      ? body
      : code`

        ${functions}


        ${body}
      `
  }
  return inMain(body, functions)
}

/** Returns a coroutine with the code, and the line that runs it; to be placed after a blank line. */
export const inMain = (body: Piece, functions?: Piece): Piece => code`

  ${functions && apart(functions)}
  async def main():
      ${body}


  ${ASYNCIO}.run(main())
`

/**
 * Checks whether a framework's program awaits its agent, for frameworks with an interface that blocks. That interface
 * starts an event loop, which fails in a cell.
 */
export const awaitsIn = ({ variant }: WithVariant, place: Place): boolean => variant.async || place === 'cell'

/** Returns code that awaits something, to be placed after a blank line: a cell needs no coroutine for that. */
export const awaitedIn = (place: Place, body: Piece): Piece => (place === 'cell' ? body : inMain(body))

/** Adds two empty lines after a module's definition. */
export const apart = (definition: Piece): Piece => code`
  ${definition}


`

/**
 * Returns a loop that may leave `stream` early. A coroutine has to close the stream then: otherwise, the library's
 * generators print an error when the program exits.
 */
export function closingStream({ variant }: WithVariant, loop: Piece): Piece {
  if (!variant.async) return loop
  return code`
    async with stream:
        ${loop}
  `
}
