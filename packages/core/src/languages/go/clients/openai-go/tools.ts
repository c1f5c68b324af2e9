import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { OR_FATAL } from '../main.ts'
import { CMP, ERRORS, JSON_PACKAGE, LOG } from '../names.ts'
import { hasOnly, isObject } from './fields.ts'
import { PARAM } from './names.ts'

/** The functions that a model may call. */
export const defineFunctions = (call: ChatCall): Piece => code`
  // functions maps tool names to functions.
  var functions = map[string]func(arguments map[string]any) (any, error){
      ${lines(...toolFunctions(call).map(defineFunction))}
  }
`

const defineFunction = ({ name, parameters, sample }: ToolFunction): Piece => code`
  ${name}: func(${parameters?.length === 0 ? code`_` : code`arguments`} map[string]any) (any, error) {
      // Replace this with your own code.
      return ${answerOf(parameters, sample)}, nil
  },
`

function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): Piece {
  if (parameters === undefined) return code`arguments`
  if (parameters.length === 0) return code`${'A sample result.'}`
  const named = parameters.map(({ name }) => [name, code`arguments[${name}]`] as const)
  return go.literal({ ...Object.fromEntries(named), ...sample }, -1)
}

/** Gives what the function that a `call` names answers, as JSON in `content`. */
export const callByName = (call: ChatCall): Piece => code`
  var arguments map[string]any
  if err := ${JSON_PACKAGE}.Unmarshal([]byte(${CMP}.Or(call.Function.Arguments, "{}")), &arguments); err != nil {
      ${LOG}.Fatal(err)
  }
  var result any
  switch call.Function.Name {
  ${lines(...toolFunctions(call).map(caseOf))}
  default:
      log.Fatalf("There is no function %s", call.Function.Name)
  }
  content, err := json.Marshal(result)
  ${OR_FATAL}
`

const caseOf = ({ name, parameters, sample }: ToolFunction): Piece => code`
  case ${name}:
      // Replace this with your own code.
      result = ${answerOf(parameters, sample)}
`

/** Calls a function by what the model says. */
export const CALL_FUNCTION = code`
  // callFunction gives the result as JSON.
  func callFunction(name, given string) (string, error) {
      function, ok := functions[name]
      if !ok {
          return "", fmt.Errorf("there is no function %s", name)
      }
      var arguments map[string]any
      if err := ${JSON_PACKAGE}.Unmarshal([]byte(${CMP}.Or(given, "{}")), &arguments); err != nil {
          return "", err
      }
      if arguments == nil {
          return "", ${ERRORS}.New("the arguments are null")
      }
      result, err := function(arguments)
      if err != nil {
          return "", err
      }
      content, err := json.Marshal(result)
      return string(content), err
  }
`

/** The tools that tell the model of them; one that the client has no function for is given as it is. */
export function toolsOf({ parameters: { tools } }: ChatCall): Piece {
  const list = Array.isArray(tools) ? (tools as readonly Value[]) : []
  const items = list.map(
    (value) =>
      typedTool(value) ?? code`${PARAM}.Override[openai.ChatCompletionToolUnionParam](${go.literal(value, 8)})`,
  )
  return code`[]openai.ChatCompletionToolUnionParam${go.items(items)}`
}

/** A tool as the client makes it; undefined for one with anything that it has no field for. */
function typedTool(tool: Value): Piece | undefined {
  if (!isObject(tool) || tool.type !== 'function' || !hasOnly(tool, 'type', 'function')) return undefined
  const { function: declared } = tool
  if (!isObject(declared)) return undefined
  const { name, description, parameters, strict, ...others } = declared
  if (typeof name !== 'string' || Object.keys(others).length > 0) return undefined
  if (description !== undefined && typeof description !== 'string') return undefined
  if (strict !== undefined && typeof strict !== 'boolean') return undefined
  if (parameters !== undefined && (!isObject(parameters) || Object.keys(parameters).length === 0)) return undefined
  return code`openai.ChatCompletionFunctionTool(openai.FunctionDefinitionParam${go.fields({
    Name: code`${name}`,
    ...(description !== undefined && { Description: code`openai.String(${description})` }),
    ...(strict !== undefined && { Strict: code`openai.Bool(${strict})` }),
    ...(parameters !== undefined && { Parameters: go.json(parameters) }),
  })})`
}
