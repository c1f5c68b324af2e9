import type { ChatCall } from '../../../call/call.ts'
import { type ToolFunction, toolFunctions } from '../../clients/tool-functions.ts'
import { lines, type Piece } from '../../printing/code.ts'
import { code, go } from '../writer.ts'
import { CMP, ERRORS, JSON_PACKAGE } from './names.ts'

/* How programs of all clients call the functions that the model may call. */

function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Piece {
  if (parameters === undefined) return code`arguments`
  if (parameters.length === 0) return code`${'A sample result.'}`
  const named = parameters.map(({ name }) => [name, code`arguments[${name}]`] as const)
  return go.literal({ ...Object.fromEntries(named), ...sample }, -1)
}

/** Sets `result` to what the function called `name` returns. */
export const callByName = (call: ChatCall, name: Piece, orUnknown: Piece): Piece => code`
  var result any
  switch ${name} {
  ${lines(...toolFunctions(call).map(caseOf))}
  default:
      ${orUnknown}
  }
`

const caseOf = ({ name, parameters, sample }: ToolFunction): Piece => code`
  case ${name}:
      // Replace this with your own code.
      result = ${answerOf(parameters, sample)}
`

/**
 * Returns a function that calls one with the model's arguments, and returns its result as JSON, or the model's mistakes
 * as errors.
 */
export const defineCallFunction = (call: ChatCall): Piece => code`
  // callFunction returns the result as JSON.
  func callFunction(name, given string) (string, error) {
      var arguments map[string]any
      if err := ${JSON_PACKAGE}.Unmarshal([]byte(${CMP}.Or(given, "{}")), &arguments); err != nil {
          return "", err
      }
      if arguments == nil {
          return "", ${ERRORS}.New("the arguments are null")
      }
      ${callByName(call, code`name`, code`return "", fmt.Errorf("unknown function: %s", name)`)}
      content, err := json.Marshal(result)
      return string(content), err
  }
`
