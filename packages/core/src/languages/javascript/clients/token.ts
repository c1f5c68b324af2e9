import type { Call } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { EnvironmentNode, env } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import type { Hole, Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/** The same as `checkToken` for a chat. */
export const checkChatToken = (call: ChatShape): Hole => (call.readsToken ? fromCall(call, checkToken) : undefined)

/**
 * Exits before any request if the token isn't set. Otherwise, clients look for another vendor's key and send that, or a
 * header says `Bearer undefined`. After this, TypeScript knows that the token is a string.
 */
export function checkToken({ token }: Pick<Call, 'token'>): Piece | undefined {
  if (!(token instanceof EnvironmentNode)) return undefined
  return code`
    if (!${env(token.name)}) throw new Error(${`${token.name} is not set`});

  `
}
