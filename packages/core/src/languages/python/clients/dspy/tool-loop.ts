import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { losesReasoning, mayRefuseReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { mainOf } from '../main.ts'
import { defineTools, loop } from '../tools.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { ask, checkResponse, createModel, unsupportedChat } from './chat.ts'
import { fromLm15, MESSAGE, saidMessages } from './conversation.ts'

const FUNCTION_TOOL = /* @__PURE__ */ fromLm15('FunctionTool')
const TOOL = /* @__PURE__ */ fromLm15('tool')

/**
 * Writes a loop around the model: `ReAct` and `ReActV2` write instructions of their own, and end with a tool of their own
 * (dspy/predict/react.py, dspy/predict/react_v2.py).
 */
export const dspyToolLoop: ChatRenderer = {
  client: 'dspy',
  unsupported: (call) => unsupportedChat(call) ?? (call.streaming ? BY_INDEX : undefined) ?? unsupportedTools(call),
  assumptions: (call) => (dropsReasoning(call) ? losesReasoning('The example')(call) : []),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const round = code`
      ${ask({ ...call, parameters }, code`messages=messages,`, {}, code`tools=tools,`)}

      ${checkResponse(call, true)}
      if not response.tool_calls:
          print(response.text)
          break
      ${dropsReasoning(call) ? APPEND_WITHOUT_REASONING : code`messages.append(response.message)`}
      for call in response.tool_calls:
          ${when(!isSaidByFunctions(call), REFUSE_CUT_CALL)}
          content = ${JSON_MODULE}.dumps(functions[call.name](**call.input))
          messages.append(${MESSAGE}.tool(call.id, content))
    `
    const main = code`
      messages = ${saidMessages(call)}
      ${loop(call, round)}
    `
    const body = code`
      ${isSaidByFunctions(call) ? deriveTools(call) : defineTools(call, declareTools(call))}

      ${createModel(call, call.thinks && !dropsReasoning(call) ? 'deepseek' : 'openai')}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

const BY_INDEX =
  'in a stream, DSPy distinguishes tool calls only by index (dspy/_vendor/lm15/providers/openai_chat.py), but some services send none'

/**
 * DSPy sends reasoning back only as `reasoning_content`, and only to models with the prefix `deepseek/`; to others, as a
 * part of the answer. So the example removes it if the service may reject the field.
 */
const dropsReasoning = (call: ChatCall): boolean => call.thinks && mayRefuseReasoning(call)

const APPEND_WITHOUT_REASONING = code`
  # DSPy would send the reasoning back as a part of the answer.
  parts = [part for part in response.message.parts if part.type != "thinking"]
  messages.append(${MESSAGE}.assistant(parts))
`

/** A function with named parameters raises a TypeError. */
const REFUSE_CUT_CALL = code`
  # DSPy names arguments that it can't parse partial_json.
  if "partial_json" in call.input:
      raise SystemExit(f"Invalid call of {call.name}: {call.input}")
`

/** Whether the signatures and docstrings of functions say what the tools say. */
const isSaidByFunctions = (call: ChatCall): boolean => unsupportedTypedFunctions(call, ['tool']) === undefined

function deriveTools(call: ChatCall): Piece {
  const names = toolFunctions(call).map((each) => each.name)
  return code`
    ${typedFunctions(call).defined}
    functions = ${python.last(Object.fromEntries(names.map((each) => [each, name(each)])))}
    tools = ${python.last(names.map((each) => code`${TOOL}(${name(each)})`))}
  `
}

function declareTools(call: ChatCall): Piece {
  const tools = toolsOf(call).map(
    (tool) => code`
      ${FUNCTION_TOOL}(
          ${eachOnItsLine(tool.function)}
      ),
    `,
  )
  return code`
    [
        ${lines(...tools)}
    ]
  `
}

const toolsOf = ({ parameters }: ChatCall) => parameters.tools as unknown as readonly Tool[]

interface Tool {
  readonly type: string
  readonly function: JsonObject
}

function unsupportedTools(call: ChatCall): string | undefined {
  if (forcedChoice(call) !== undefined) {
    return 'we haven’t run a DSPy example that forces a tool call'
  }
  return toolsOf(call).every(isFunction)
    ? undefined
    : 'DSPy’s FunctionTool supports only a name, a description, and parameters, and sends a missing description as null (dspy/_vendor/lm15/types.py)'
}

const isFunction = ({ type, function: declared, ...others }: Tool): boolean => {
  const { name: called, description, parameters, ...more } = declared ?? {}
  return (
    type === 'function' &&
    Object.keys({ ...others, ...more }).length === 0 &&
    typeof called === 'string' &&
    called !== '' &&
    typeof description === 'string' &&
    (parameters === undefined || (typeof parameters === 'object' && parameters !== null))
  )
}
