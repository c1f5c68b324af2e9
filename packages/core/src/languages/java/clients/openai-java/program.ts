import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { lines, listed, type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION } from '../../names.ts'
import { code } from '../../writer.ts'
import { hasRetries, withToken } from '../main.ts'
import { OK_HTTP_CLIENT } from './names.ts'
import { LIMITED_CLIENT } from './retries.ts'

const INTERRUPTED = code`InterruptedException`

/** Returns the `throws` clause of `main`: a program with retries waits, and waiting can be interrupted. */
export function throwing(call: Call, readsOrWrites: boolean): Piece | undefined {
  const exceptions = listed([when(hasRetries(call), INTERRUPTED), when(readsOrWrites, IO_EXCEPTION)], ', ')
  return exceptions && code`throws ${exceptions}`
}

/** Checks whether the client uses OpenAI and its key by default, and fails before the request if the key isn't set. */
export const findsItself = (call: Call): boolean =>
  !hasRetries(call) && call.kind === 'chat' && isOwnBaseUrl(call.baseUrl) && isOwnKey(call.token)

/**
 * Creates `client`.
 *
 * @param moreHeaders headers beyond those that the client sets itself
 */
export const createClient = (call: Call, moreHeaders: { readonly [name: string]: Value }): Piece =>
  findsItself(call)
    ? code`var client = ${OK_HTTP_CLIENT}.fromEnv();`
    : code`
  var client = ${OK_HTTP_CLIENT}.builder()
          .baseUrl(${call.baseUrl})
          .apiKey(${hasRetries(call) ? call.token : withToken(call.token)})
          ${lines(...Object.entries(moreHeaders).map(([name, value]) => code`.putHeader(${name}, ${String(value)})`))}
          ${when(hasRetries(call), LIMITED_CLIENT)}
          .build();
`
