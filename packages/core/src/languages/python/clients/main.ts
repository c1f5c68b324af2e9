import type { ChatCall } from '../../../call/call.ts'
import { type Piece, when } from '../../printing/code.ts'
import { code } from '../writer.ts'
import { ASYNCIO } from './imports.ts'

/* How a chat's program goes on behind its client: as it is, or in a coroutine that is run. */

type WithVariant = Pick<ChatCall, 'variant'>

const AWAIT = code`await `
const ASYNC = code`async `

/** Stands before what is waited for. */
export const awaited = ({ variant }: WithVariant): Piece | undefined => when(variant.async, AWAIT)

/** Stands before what waits for others. */
export const asynchronous = ({ variant }: WithVariant): Piece | undefined => when(variant.async, ASYNC)

/**
 * The code of a chat, to stand behind a blank line.
 *
 * @param functions what the code calls
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

/** Two empty lines behind what a module defines. */
export const apart = (definition: Piece): Piece => code`
  ${definition}


`

/**
 * A loop that may leave `stream` before its end, where a coroutine reads it by a library: unless the stream is closed
 * first, its generators complain when the program ends.
 */
export function closingStream({ variant }: WithVariant, loop: Piece): Piece {
  if (!variant.async) return loop
  return code`
    async with stream:
        ${loop}
  `
}
