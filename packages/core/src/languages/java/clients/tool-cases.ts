import type { ChatCall } from '../../../call/call.ts'
import { type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/* Cases of a switch, one for each function that the model may call. */

/** The longest name of a function that is one literal of Java's, whatever its letters are. */
const LONGEST_CASE = 20_000

/** Why a program with a case for each function cannot be written. */
export function unsupportedCases(call: ChatCall): string | undefined {
  if (call.variant.retries) return undefined
  const names = toolFunctions(call).map(({ name }) => name)
  if (names.length === 0) return 'the example can call only functions, and none of the tools is one'
  return names.some(({ length }) => length > LONGEST_CASE)
    ? `a Java case can’t contain a function name longer than ${LONGEST_CASE} characters`
    : undefined
}

/** A case that gives a text, of JSON in `arguments`. */
export const caseOf = ({ name, parameters, sample }: ToolFunction): Piece => code`
  // Replace this with your own code.
  case ${name} -> ${answerOf(parameters, sample)};
`

function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Piece {
  if (parameters === undefined) return code`arguments.toString()`
  if (parameters.length === 0) return code`${JSON.stringify('A sample result.')}`
  const named = parameters.map(({ name }) => [name, code`arguments.get(${name})`] as const)
  return code`${{ ...Object.fromEntries(named), ...sample }}`
}
