import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { defineTools, loop, MESSAGES, requireFunction, TOOLS } from '../tools.ts'
import { ifIncomplete, saidOf } from '../whole-answer.ts'
import { chatProgram, createModel, LIMITED, streamCalls, unsupportedChat } from './chat.ts'

/** Read in converters/completions.js of @langchain/openai 1.6.0: of a message it sends text, name and calls. */
const LIBRARY = 'ChatOpenAI of LangChain'

/** Read in output_parsers/openai_tools of @langchain/core 1.4.0, and seen in runs. */
const WITHOUT_ARGUMENTS =
  'LangChain can’t read tool calls with empty arguments, which some services send for tools without parameters'

const hasBareTool = ({ parameters: { tools } }: ChatCall): boolean =>
  (tools as readonly JsonObject[]).some(({ function: itself }) => {
    const { parameters } = itself as { readonly parameters?: { readonly properties?: JsonObject } }
    return Object.keys(parameters?.properties ?? {}).length === 0
  })

/**
 * The messages of LangChain hold the calls. Its agent, of another package, and a `tool` of its own name the function beside
 * what it said, which is no field of OpenAI's message of a tool.
 */
export const langchainToolLoop: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedLosingReasoning(LIBRARY, call) ??
    (hasBareTool(call) ? WITHOUT_ARGUMENTS : undefined),
  assumptions: losesReasoning(LIBRARY),
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
            ${call.streaming ? stream(call, options) : invoke(call, options)}
            for (const call of calls) {
              ${REQUIRE_FUNCTION}
              const result = await functions[call.name](call.args);
              messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(result) });
            }
          `,
        )}
      `,
    )
  },
}

const REQUIRE_FUNCTION = /* @__PURE__ */ requireFunction(code`call.name`)

const ANY_LIST = code`any[]`

const invoke = (call: ChatCall, options: Piece | undefined): Piece => code`
  const response = await model.invoke(${MESSAGES}${options});
  ${checkResponse(call)}
  if (calls.length === 0) {
    console.log(response.text);
    break;
  }
  messages.push(response);
`

const stream = (call: ChatCall, options: Piece | undefined): Piece => code`
  ${streamCalls(call, MESSAGES, options)}
  ${checkResponse(call)}
  if (calls.length === 0) break;
  messages.push({ role: "assistant", content: response.text, tool_calls: calls });
`

/** Calls that are cut are none of `tool_calls`. */
const checkResponse = (call: ChatCall): Piece => code`
  const finish_reason${typed(call, ANY)} = response.response_metadata.finish_reason${when(call.streaming, OR_NULL)};
  const calls = response.tool_calls ?? [];
  ${ifIncomplete(call, code`response.text || calls.length`)}
    throw new Error(${saidOf(LIMITED, FINISH_REASON)});
  }
`

const OR_NULL = code` ?? null`
const FINISH_REASON = code`finish_reason`
