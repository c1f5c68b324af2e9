import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { losesReasoning, mayRefuseReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice } from '../../../clients/tool-functions.ts'
import { lines, type Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { withFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { defineTools, loop } from '../tools.ts'
import { ask, checkResponse, createModel, unsupportedChat } from './chat.ts'
import { fromLm15, MESSAGE, saidMessages } from './conversation.ts'

const FUNCTION_TOOL = /* @__PURE__ */ fromLm15('FunctionTool')

/** A model of DSPy calls no functions: its agents do, for which they write messages of their own. */
export const dspyToolLoop: ChatRenderer = {
  client: 'dspy',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedTools(call),
  assumptions: (call) => (isRefused(call) ? losesReasoning('The example')(call) : []),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const round = code`
      ${ask({ ...call, parameters }, code`messages=messages,`, {}, code`tools=tools,`)}

      ${checkResponse(call, true)}
      if not response.tool_calls:
          print(response.text)
          break
      ${isRefused(call) ? APPEND_WITHOUT_REASONING : code`messages.append(response.message)`}
      for call in response.tool_calls:
          content = ${JSON_MODULE}.dumps(functions[call.name](**call.input))
          messages.append(${MESSAGE}.tool(call.id, content))
    `
    const body = code`
      ${defineTools(call, toolsOf(call))}

      ${createModel(call, call.thinks && !isRefused(call) ? 'deepseek' : 'openai')}

      messages = ${saidMessages(call)}
      ${loop(call, round)}
    `
    return python.program(withFiles(call, body))
  },
}

/** DSPy sends reasoning back as `reasoning_content`, whatever it was called. */
const isRefused = (call: ChatCall): boolean => call.thinks && mayRefuseReasoning(call)

const APPEND_WITHOUT_REASONING = code`
  # DSPy would send the reasoning back as a part of the answer.
  parts = [part for part in response.message.parts if part.type != "thinking"]
  messages.append(${MESSAGE}.assistant(parts))
`

function toolsOf(call: ChatCall): Piece {
  const tools = (call.parameters.tools as unknown as readonly Tool[]).map(
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

interface Tool {
  readonly type: string
  readonly function: JsonObject
}

function unsupportedTools(call: ChatCall): string | undefined {
  if (forcedChoice(call) !== undefined) {
    return 'we haven’t run a DSPy example that forces a tool call'
  }
  return (call.parameters.tools as unknown as readonly Tool[]).every(isFunction)
    ? undefined
    : 'DSPy’s FunctionTool requires a name, a description, and parameters, and supports no other fields'
}

const isFunction = ({ type, function: declared, ...others }: Tool): boolean => {
  const { name, description, parameters, ...more } = declared ?? {}
  return (
    type === 'function' &&
    Object.keys({ ...others, ...more }).length === 0 &&
    typeof name === 'string' &&
    name !== '' &&
    typeof description === 'string' &&
    typeof parameters === 'object' &&
    parameters !== null
  )
}
