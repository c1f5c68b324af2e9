import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { lines, listed, type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION } from '../../names.ts'
import { code } from '../../writer.ts'
import { OK_HTTP_CLIENT } from './names.ts'
import { LIMITED_CLIENT } from './robust.ts'

/** An answer may hold no choices, and the list of them may be read no further then. */
export const REQUIRE_CHOICES = code`
  if (completion.choices().isEmpty()) {
      throw new IllegalStateException("The answer holds no choices: " + completion);
  }
`

const INTERRUPTED = code`InterruptedException`

/** What the head of `main` says of exceptions: a robust program waits, and that can be interrupted. */
export function throwing(call: Call, readsOrWrites: boolean): Piece | undefined {
  const exceptions = listed([when(isRobust(call), INTERRUPTED), when(readsOrWrites, IO_EXCEPTION)], ', ')
  return exceptions && code`throws ${exceptions}`
}

const isRobust = (call: Call): boolean => call.kind === 'chat' && call.form.robust

/**
 * Makes `client`.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 */
export const createClient = (call: Call, moreHeaders: { readonly [name: string]: Value }): Piece => code`
  var client = ${OK_HTTP_CLIENT}.builder()
          .baseUrl(${call.baseUrl})
          .apiKey(${call.token})
          ${lines(...Object.entries(moreHeaders).map(([name, value]) => code`.putHeader(${name}, ${String(value)})`))}
          ${when(isRobust(call), LIMITED_CLIENT)}
          .build();
`
