import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, Value } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { defineTools, loop, MESSAGES, requireFunction, TOOLS } from '../tools.ts'
import { CHECK_REASON, checkRound } from '../whole-answer.ts'
import { chatProgram, createModel, LIMITED, unsupportedChat } from './chat.ts'

/** Read in converters/completions.js of @langchain/openai 1.6.0: of a message it sends text, name and calls. */
const LIBRARY = 'ChatOpenAI of LangChain'

const LOSES_REASONING = code`// ChatOpenAI drops the model's reasoning between rounds.`

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

        ${when(hasReasoningToLose(call), LOSES_REASONING)}
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
  const finish_reason${typed(call, ANY)} = response.response_metadata.finish_reason;
  ${checkResponse(call)}
  if (calls.length === 0) {
    console.log(response.text);
    break;
  }
  messages.push(response);
`

/** A chunk is joined to those before. So would a reason be that comes twice: it is kept beside. */
const stream = (call: ChatCall, options: Piece | undefined): Piece => code`
  let response${typed(call, ANY)};
  let finish_reason${typed(call, ANY)} = null;
  for await (const chunk of await model.stream(${MESSAGES}${options})) {
    process.stdout.write(chunk.text);
    finish_reason = chunk.response_metadata.finish_reason || finish_reason;
    response = response?.concat(chunk) ?? chunk;
  }
  if (response?.text) process.stdout.write("\n");
  ${CHECK_REASON}
  ${checkResponse(call)}
  if (calls.length === 0) break;
  messages.push(response);
`

/** A call whose arguments are no JSON is none of `tool_calls`. */
const checkResponse = (call: ChatCall): Piece => code`
  const calls = response.tool_calls ?? [];
  const [invalid] = response.invalid_tool_calls ?? [];
  ${checkRound(call, HAS_ANSWER, LIMITED)}
  if (invalid) throw new Error(\`Invalid call of \${invalid.name}: \${invalid.args}\`);
`

const HAS_ANSWER = code`response.text || calls.length || invalid`
