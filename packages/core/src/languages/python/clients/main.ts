import type { ChatShape } from '../../../call/chat-shape.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ASYNCIO } from './imports.ts'

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
  return code`

    ${functions && apart(functions)}
    async def main():
        ${body}


    ${ASYNCIO}.run(main())
  `
}

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
