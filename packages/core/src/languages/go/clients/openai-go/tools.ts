import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { callByName } from '../call-function.ts'
import { OR_FATAL } from '../main.ts'
import { CMP, JSON_PACKAGE, LOG } from '../names.ts'
import { hasOnly, isObject } from './fields.ts'
import { PARAM } from './names.ts'

/** Calls the function of a `call`, and sets `content` to its result as JSON. */
export const callPlainFunction = (call: ChatCall): Piece => code`
  var arguments map[string]any
  if err := ${JSON_PACKAGE}.Unmarshal([]byte(${CMP}.Or(call.Function.Arguments, "{}")), &arguments); err != nil {
      ${LOG}.Fatal(err)
  }
  ${callByName(call, code`call.Function.Name`, code`log.Fatalf("Unknown function: %s", call.Function.Name)`)}
  content, err := json.Marshal(result)
  ${OR_FATAL}
`

/** Returns the tools; those without a client function are passed unchanged. */
export function toolsOf({ parameters: { tools } }: ChatCall): Piece {
  const list = Array.isArray(tools) ? (tools as readonly Value[]) : []
  const items = list.map(
    (value) =>
      typedTool(value) ?? code`${PARAM}.Override[openai.ChatCompletionToolUnionParam](${go.literal(value, 8)})`,
  )
  return code`[]openai.ChatCompletionToolUnionParam${go.items(items)}`
}

/** Returns a tool with the client's function; `undefined` if it contains anything without a field. */
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
