import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import { type ToolFunction, toolFunctions } from '../../../clients/tool-functions.ts'
import { go } from '../../writer.ts'
import type { GoCode } from '../main.ts'
import { hasOnly, isObject } from './fields.ts'
import { PARAM } from './message-list.ts'

/** The functions that a model may call. */
export const defineFunctions = (call: ChatCall): string => `// functions are what the model may call.
var functions = map[string]func(arguments map[string]any) (any, error){
${toolFunctions(call).map(defineFunction).join('')}}

`

function defineFunction({ name, parameters, sample }: ToolFunction): string {
  const given = parameters?.length === 0 ? '_' : 'arguments'
  return `\t${go.string(name)}: func(${given} map[string]any) (any, error) {
\t\t// Replace this with your own code.
\t\treturn ${answerOf(parameters, sample)}, nil
\t},
`
}

function answerOf(parameters: ToolFunction['parameters'], sample: ToolFunction['sample']): string {
  if (parameters === undefined) return 'arguments'
  if (parameters.length === 0) return go.string('A sample result.')
  const named = parameters.map(({ name }) => [name, raw(`arguments[${go.string(name)}]`)] as const)
  return go.literal({ ...Object.fromEntries(named), ...sample }, 8, 15)
}

/** Calls a function by what the model says. */
export const CALL_FUNCTION = `
// callFunction gives the result as JSON.
func callFunction(name, given string) (string, error) {
	function, ok := functions[name]
	if !ok {
		return "", fmt.Errorf("there is no function %s", name)
	}
	var arguments map[string]any
	if err := json.Unmarshal([]byte(cmp.Or(given, "{}")), &arguments); err != nil {
		return "", err
	}
	if arguments == nil {
		return "", errors.New("the arguments are null")
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
export function toolsOf({ parameters: { tools } }: ChatCall): GoCode {
  const list = Array.isArray(tools) ? (tools as readonly Value[]) : []
  const known = list.map(typedTool)
  const codes = list.map(
    (value, place) =>
      known[place] ?? `param.Override[openai.ChatCompletionToolUnionParam](${go.literal(value, 0, 60)})`,
  )
  return {
    imports: known.includes(undefined) ? [PARAM] : [],
    code: `[]openai.ChatCompletionToolUnionParam${go.items(codes)}`,
  }
}

/** A tool as the client makes it; undefined for one with anything that it has no field for. */
function typedTool(tool: Value): string | undefined {
  if (!isObject(tool) || tool.type !== 'function' || !hasOnly(tool, 'type', 'function')) return undefined
  const { function: declared } = tool
  if (!isObject(declared)) return undefined
  const { name, description, parameters, strict, ...others } = declared
  if (typeof name !== 'string' || Object.keys(others).length > 0) return undefined
  if (description !== undefined && typeof description !== 'string') return undefined
  if (strict !== undefined && typeof strict !== 'boolean') return undefined
  if (parameters !== undefined && (!isObject(parameters) || Object.keys(parameters).length === 0)) return undefined
  const fields: (readonly [string, string])[] = [['Name', go.string(name)]]
  if (description !== undefined) fields.push(['Description', `openai.String(${go.string(description)})`])
  if (strict !== undefined) fields.push(['Strict', `openai.Bool(${strict})`])
  if (parameters !== undefined) fields.push(['Parameters', go.literal(parameters, 0, 24)])
  return `openai.ChatCompletionFunctionTool(openai.FunctionDefinitionParam${go.fields(fields)})`
}
