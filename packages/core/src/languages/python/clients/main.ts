import type { ChatCall } from '../../../call/call.ts'
import { indented, spaces } from '../../printing/literal.ts'
import type { PythonImport } from '../writer.ts'
import { ASYNCIO } from './imports.ts'

/* How a chat's program goes on behind its client: as it is, or in a coroutine that is run. */

/** Columns that the code of a chat is indented by. */
export const columnOf = ({ form }: ChatCall): number => (form.async ? 4 : 0)

/** What a program imports for its coroutine. */
export const importsOfMain = ({ form }: ChatCall): readonly PythonImport[] => (form.async ? [ASYNCIO] : [])

/**
 * The code of a chat, to stand behind a blank line.
 *
 * @param body the code, indented by `columnOf`
 * @param functions what the code calls
 */
export function mainOf({ form }: ChatCall, body: string, functions = ''): string {
  const before = functions === '' ? '' : `\n${functions}\n`
  return form.async
    ? `${before}\nasync def main():\n${body}\n\nasyncio.run(main())\n`
    : before + (before && '\n') + body
}

/**
 * A loop that may leave `stream` before its end, where a coroutine reads it by a library: unless the stream is closed
 * first, its generators complain when the program ends.
 *
 * @param loop the loop, indented by so many columns
 */
export const closingStream = ({ form }: Pick<ChatCall, 'form'>, loop: string, column = 0): string =>
  form.async ? `${spaces(column)}async with stream:\n${indented(loop, 4)}` : loop
