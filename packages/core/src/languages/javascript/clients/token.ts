import type { Call } from '../../../call/call.ts'
import { EnvironmentNode, env } from '../../../values/value.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/**
 * Ends a program whose token is not there, before anything is sent. Without it clients look for the key of another
 * vendor and send that, and a header says `Bearer undefined`. TypeScript knows from here on that it is a text.
 */
export function checkToken({ token }: Pick<Call, 'token'>): Piece | undefined {
  if (!(token instanceof EnvironmentNode)) return undefined
  return code`
    if (!${env(token.name)}) throw new Error(${`${token.name} is not set`});

  `
}
