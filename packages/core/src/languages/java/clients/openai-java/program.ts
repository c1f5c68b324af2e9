import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { lines, listed, type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION } from '../../names.ts'
import { code } from '../../writer.ts'
import { isRobust, withToken } from '../main.ts'
import { OK_HTTP_CLIENT } from './names.ts'
import { LIMITED_CLIENT } from './robust.ts'

const INTERRUPTED = code`InterruptedException`

/** What the head of `main` says of exceptions: a robust program waits, and that can be interrupted. */
export function throwing(call: Call, readsOrWrites: boolean): Piece | undefined {
  const exceptions = listed([when(isRobust(call), INTERRUPTED), when(readsOrWrites, IO_EXCEPTION)], ', ')
  return exceptions && code`throws ${exceptions}`
}

/**
 * Makes `client`.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 */
export const createClient = (call: Call, moreHeaders: { readonly [name: string]: Value }): Piece => code`
  var client = ${OK_HTTP_CLIENT}.builder()
          .baseUrl(${call.baseUrl})
          .apiKey(${isRobust(call) ? call.token : withToken(call.token)})
          ${lines(...Object.entries(moreHeaders).map(([name, value]) => code`.putHeader(${name}, ${String(value)})`))}
          ${when(isRobust(call), LIMITED_CLIENT)}
          .build();
`
