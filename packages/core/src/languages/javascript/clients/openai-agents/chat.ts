import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject, JsonValue } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import { isNumber, isSwitch } from '../../types.ts'
import { code, javascript } from '../../writer.ts'
import { END_LINE } from '../end-line.ts'
import { readFiles } from '../files.ts'
import { createClient } from '../openai/program.ts'
import { type SettingNames, settingsOf } from '../settings.ts'
import { checkToken } from '../token.ts'
import { checkWhole, cutReasons, saidOf } from '../whole-answer.ts'
import { inputOf, instructionsOf, unsupportedMessages } from './input.ts'

/** A name of the package. */
// @__NO_SIDE_EFFECTS__
export const ofAgents = (label: string): Piece => nameFrom('@openai/agents', label)

const AGENT = /* @__PURE__ */ ofAgents('Agent')
const CHAT_MODEL = /* @__PURE__ */ ofAgents('OpenAIChatCompletionsModel')
const RUN = /* @__PURE__ */ ofAgents('run')
const SET_TRACING_DISABLED = /* @__PURE__ */ ofAgents('setTracingDisabled')

/* What it does to a request was read in dist of @openai/agents-openai 0.20.0, and seen in requests. */
export const openaiAgentsChat: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) => unsupportedChat(call) ?? (call.showsMessage ? CALLS_TOOLS : undefined),
  render: (call) => agentProgram(call, call.streaming ? undefined : printText(call)),
}

const CALLS_TOOLS = 'OpenAI Agents runs tools itself; use the tool-loop recipe'

const printText = (call: ChatCall): Piece => code`
  console.log(result.finalOutput);
  ${call.checksAnswer ? checkFinish(call) : undefined}
`

const checkFinish = (call: ChatCall): Piece => code`
  const why = result.rawResponses.at(-1)?.providerData?.choices[0].finish_reason;
  ${checkWhole(call, code`!result.finalOutput`)}
`

/** What an agent’s program has in a tool loop. */
interface Loop {
  /** Code that stands before the agent. */
  readonly before?: Piece
  /** Options of the run. */
  readonly options?: Piece
  /** Code that shows the stream of `result`, where that is not the usual one. */
  readonly write?: Piece
}

/**
 * A whole program that makes an agent, and runs it to its answer. Its errors are caught as the examples of OpenAI Agents
 * show it: of those that are not, it prints their type alone.
 *
 * @param show code that shows the end of `result`; a stream has shown its text by then
 * @param properties further ones of the agent
 */
export function agentProgram(
  call: ChatCall,
  show: Piece | undefined,
  properties?: Piece,
  { before, options = when(call.streaming, STREAMED), write = writeText(call) }: Loop = {},
): string {
  const instructions = instructionsOf(call)
  const settings = modelSettings(call)
  return javascript.program(code`
    ${checkToken(call)}
    // Don't send traces to OpenAI.
    ${SET_TRACING_DISABLED}(true);

    ${createClient(call, call.baseUrl, call.moreHeaders)}

    ${before}
    const agent = new ${AGENT}({
      name: "Assistant",
      ${javascript.properties(instructions === undefined ? {} : { instructions })}
      model: new ${CHAT_MODEL}(client, ${call.requestModel}),
      ${javascript.properties(Object.keys(settings).length === 0 ? {} : { modelSettings: settings })}
      ${properties}
    });

    async function main() {
      ${readFiles(call)}
      const result = await ${RUN}(agent, ${inputOf(call)}${options});

      ${call.streaming ? write : undefined}
      ${show}
      ${when(call.showsUsage, PRINT_USAGE)}
    }

    main().catch((error) => {
      console.error(error);
      process.exit(1);
    });
  `)
}

const STREAMED = code`, { stream: true }`

const writeText = (call: ChatCall): Piece => code`
  ${call.checksAnswer ? writeChecked(call) : WRITE_ALL}
  await result.completed;
  ${END_LINE}
`

const WRITE_ALL = code`for await (const text of result.toTextStream()) process.stdout.write(text);`

/** The chunks themselves say why the answer ended, which is kept nowhere else. */
const writeChecked = (call: ChatCall): Piece => code`
  for await (const event of result) {
    if (event.type !== "raw_model_stream_event") continue;
    const { data } = event;
    if (data.type === "output_text_delta") process.stdout.write(data.delta);
    // The service's own chunk says why the answer ended.
    const why = data.type === "model" ? data.event.choices?.[0]?.finish_reason : undefined;
    if (${cutReasons(call)}.includes(why)) throw new Error(${saidOf(call, code`why`)});
  }
`

const PRINT_USAGE = code`console.log("Usage:", result.state.usage);`

/** What it calls fields of the request, and the values that it takes for them. */
const SETTINGS: SettingNames = {
  frequency_penalty: ['frequencyPenalty', isNumber],
  max_tokens: ['maxTokens', isNumber],
  presence_penalty: ['presencePenalty', isNumber],
  temperature: ['temperature', isNumber],
  parallel_tool_calls: ['parallelToolCalls', isSwitch],
  top_p: ['topP', isNumber],
}

/** The type `ModelSettingsReasoningEffort`. */
const EFFORTS: readonly string[] = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']

/** Settings of the model; what it does not know is handed on as it is. */
function modelSettings(call: ChatCall): JsonObject {
  const { known, others } = settingsOf(call, SETTINGS)
  const { reasoning_effort: effort, ...more } = others
  const isKnown = EFFORTS.includes(effort as string)
  const rest = isKnown ? more : others
  return {
    ...known,
    ...(isKnown ? { reasoning: { effort: effort as JsonValue } } : {}),
    ...(Object.keys(rest).length === 0 ? {} : { providerData: rest }),
  }
}

/** Why OpenAI Agents would send something else than the call has, or show less. */
export function unsupportedChat(call: ChatCall): string | undefined {
  const { parameters } = call
  if (parameters.functions !== undefined) {
    return 'OpenAI Agents ignores calls that the model makes through the deprecated `functions` field'
  }
  if (parameters.parallel_tool_calls !== undefined && parameters.tools === undefined) {
    return 'OpenAI Agents drops parallel_tool_calls if there are no tools'
  }
  return unsupportedMessages(call)
}
