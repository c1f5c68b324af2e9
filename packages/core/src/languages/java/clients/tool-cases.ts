import type { ChatCall } from '../../../call/call.ts'
import { type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import type { Piece } from '../../printing/code.ts'
import { code } from '../writer.ts'

/* The cases of a switch, one for each function that the model may call. */

/** The longest function name that fits in one Java literal, whatever its characters. */
const LONGEST_CASE = 20_000

/** Returns why a program can't have a case for each function. */
export function unsupportedCases(call: ChatCall): string | undefined {
  if (call.variant.retries) return undefined
  const names = toolFunctions(call).map(({ name }) => name)
  if (names.length === 0) return 'the example can call only functions, and none of the tools is one'
  return names.some(({ length }) => length > LONGEST_CASE)
    ? `a Java case can’t contain a function name longer than ${LONGEST_CASE} characters`
    : undefined
}

/** Returns a function's case, whose result is a string or JSON from `arguments`. */
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
