import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { forcedChoice } from '../../../clients/tool-functions.ts'
import type { Piece } from '../../../printing/code.ts'
import { typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { defineTools, loop, MESSAGES, TOOLS } from '../tools.ts'
import { chatProgram, createModel, streamCalls, unsupportedChat } from './chat.ts'

/**
 * The messages of LangChain hold the calls. Its agent, of another package, and a `tool` of its own name the function beside
 * what it said, which is no field of OpenAI's message of a tool.
 */
export const langchainToolLoop: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) => unsupportedChat(call),
  render(call) {
    const choice = call.parameters.tool_choice as Value | undefined
    const forced = forcedChoice(call)
    const options =
      forced === undefined ? undefined : code`, { tool_choice: round === 1 ? ${javascript.alone(forced, 0)} : "auto" }`
    return chatProgram(
      call,
      code`
        ${defineTools(call, undefined, { tools: typed(call, ANY_LIST), messages: typed(call, ANY_LIST) })}

        ${createModel(call, TOOLS, forced === undefined ? choice : undefined)}

        ${loop(
          code`
            ${call.streaming ? stream(call, options) : invoke(options)}
            for (const call of response.tool_calls) {
              const result = await functions[call.name](call.args);
              messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
            }
          `,
        )}
      `,
    )
  },
}

const ANY_LIST = code`any[]`

const invoke = (options: Piece | undefined): Piece => code`
  const response = await model.invoke(${MESSAGES}${options});
  if (!response.tool_calls?.length) {
    console.log(response.text);
    break;
  }
  messages.push(response);
`

const stream = (call: ChatCall, options: Piece | undefined): Piece => code`
  ${streamCalls(call, MESSAGES, options)}
  if (!response.tool_calls?.length) break;
  messages.push({ role: "assistant", content: response.text, tool_calls: response.tool_calls });
`
