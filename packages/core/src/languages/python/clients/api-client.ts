import type { ChatCall } from '../../../call/call.ts'
import type { ChatForm } from '../../../call/chat-form.ts'
import { LIMITS } from '../../clients/robust.ts'
import { indented, spaces } from '../../printing/literal.ts'
import { type PythonImport, python } from '../writer.ts'
import { endOfModels, forEachModel, nameModel } from './robust.ts'

/* What the clients of OpenAI and Anthropic share: their arguments and their errors have the same names. */

/** What stands before a client that asks again itself. */
export const REPEATS = `${python.comment('Asks again after 408, 409, 429, 5xx and lost connections, and waits as told by Retry-After.')}\n`

/** Arguments of it. */
export const LIMITED = python.argument('max_retries', LIMITS.attempts - 1) + python.argument('timeout', LIMITS.timeout)

/**
 * What a program imports of a client: its errors and the names, in the order that formatters give them.
 *
 * @param names the client's own name among them
 */
export const importOf = (
  module: string,
  { robust }: Pick<ChatForm, 'robust'>,
  ...names: readonly string[]
): PythonImport => ({
  module,
  name: [...(robust ? ['APIConnectionError'] : []), 'APIStatusError', ...names]
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .join(', '),
})

/** Ends a `try`. Left uncaught, the client's error does not show what a service says in `{"error": "…"}`. */
export const EXCEPT_REFUSED = `except APIStatusError as error:
    raise SystemExit(f"{error.status_code}: {error.response.text}")
`

const EXCEPT_UNREACHED = `except APIConnectionError as error:
    raise SystemExit(f"The service did not answer: {error}")
`

/**
 * Asks, and ends the program where the service refuses. Where there are several models, what the client cannot get from
 * one is asked of the next.
 *
 * @param column columns that the code is indented by
 * @param request code that asks for `modelOf(call)`, indented by so many columns
 * @param more further `except` clauses that end the program, not indented
 */
export function tryToAsk(call: ChatCall, column: number, request: (column: number) => string, more = ''): string {
  const { fallbackModels, form } = call
  const indent = spaces(column)
  if (fallbackModels.length === 0) {
    const clauses = EXCEPT_REFUSED + (form.robust ? EXCEPT_UNREACHED : '') + more
    return `${indent}try:\n${request(column + 4)}${indented(clauses, column)}`
  }
  return `${forEachModel(call, column)}${indent}    try:
${request(column + 8)}${indent}        break
${indented(`${EXCEPT_BUSY}${more}print(f"{model}: {failure}", file=sys.stderr)\n`, column + 4)}\
${endOfModels(column)}${nameModel(call, column)}`
}

const EXCEPT_BUSY = `except APIStatusError as error:
    failure = f"{error.status_code}: {error.response.text}"
    if error.status_code not in [408, 409, 429, *range(500, 600)]:
        raise SystemExit(failure)
except APIConnectionError as error:
    failure = error
`
