import type { ChatCall } from '../../../../call/call.ts'
import { getOwn } from '../../../../values/get-own.ts'
import type { JsonValue, Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { agentInput } from '../agent-input.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { asKeywords } from '../chat-completion.ts'
import { failEmpty } from '../empty-answer.ts'
import { withFiles } from '../files.ts'
import { checkRoundEnded, cutReasons, failWith } from '../incomplete-answer.ts'
import { awaitedIn, awaitsIn } from '../main.ts'
import type { Place } from '../place.ts'
import { messageOf, unsupportedMessages } from './input.ts'

/* What it does to a request was read in agents/models of openai-agents 0.24.0, and seen in requests. */
export const openaiAgentsChat: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) =>
    call.showsMessage ? 'OpenAI Agents runs tools itself; use the tool-loop recipe' : unsupportedChat(call),
  render: (call) => python.program(withFiles(call, runAgent(call, 'script'))),
  renderCell: (call) => python.program(withFiles(call, runAgent(call, 'cell'))),
}

/** A name of the package, whose module is called otherwise. */
// @__NO_SIDE_EFFECTS__
export const fromAgents = (taken: string): Piece => nameFrom('agents', taken)

/** What an agent has beside its instructions and its model. */
interface More {
  /** Functions that it calls. */
  readonly tools?: Value
  /** The type of its answer, and arguments that the answer is printed with. */
  readonly output?: { readonly type: Value; readonly dump: Piece }
}

/** Makes the agent, runs it to its answer, and shows that. */
export function runAgent(call: ChatCall, place: Place, more: More = {}): Piece {
  const { tools } = more
  const { input, defined } = inputOf(call, tools !== undefined)
  const main = code`
    ${defined}
    ${call.streaming ? stream(call, input, more) : run(call, place, input, more)}
  `
  return code`
    # Don't send traces to OpenAI.
    ${fromAgents('set_tracing_disabled')}(True)

    client = ${nameFrom('openai', 'AsyncOpenAI')}(
        base_url=${call.baseUrl},
        api_key=${call.token},
        ${moreHeadersOf(call)}
    )
    ${call.checksAnswer ? checkReasons(call) : undefined}
    model = ${fromAgents('OpenAIChatCompletionsModel')}(
        model=${call.requestModel},
        openai_client=client,
        ${when(tools !== undefined && call.thinks && call.refusesReasoningContent === undefined, REPLAYS)}
    )
    agent = ${fromAgents('Agent')}(${python.arguments(agentOf(call, more))})

    ${call.streaming || call.variant.async ? awaitedIn(place, main) : main}
  `
}

/** Fails where an answer isn't whole: none of the SDK's own objects has the reason why an answer ended. */
const checkReasons = (call: ChatCall): Piece => code`
  create_chat = client.chat.completions.create


  ${call.streaming ? checkStream(call) : checkCompletion(call)}


  client.chat.completions.create = create_checked_chat
`

/** What the SDK raises if an answer is cut before its first word. An exit would leave its tasks unfinished. */
const MODEL_BEHAVIOR_ERROR = /* @__PURE__ */ fromAgents('ModelBehaviorError')

const DROPS_REASON = code`# The SDK drops finish_reason, so a truncated answer would look complete.`

const checkCompletion = (call: ChatCall): Piece => code`
  async def create_checked_chat(**options):
      completion = await create_chat(**options)
      ${DROPS_REASON}
      reason = completion.choices[0].finish_reason
      if reason in ${cutReasons(call)}:
          ${failWith(MODEL_BEHAVIOR_ERROR, call, code`reason`)}
      return completion
`

const checkStream = (call: ChatCall): Piece => code`
  async def check_stream(stream):
      reason = None
      async for chunk in stream:
          if chunk.choices:
              reason = chunk.choices[0].finish_reason or reason
          yield chunk
      ${DROPS_REASON}
      ${checkRoundEnded(call, code`reason`, MODEL_BEHAVIOR_ERROR)}
      if reason in ${cutReasons(call)}:
          ${failWith(MODEL_BEHAVIOR_ERROR, call, code`reason`)}


  async def create_checked_chat(**options):
      return check_stream(await create_chat(**options))
`

/** It would send reasoning back to models of DeepSeek alone. */
const REPLAYS = code`should_replay_reasoning_content=lambda context: True,`

const RUNNER = /* @__PURE__ */ fromAgents('Runner')

const run = (call: ChatCall, place: Place, input: Piece, { output, tools }: More): Piece => code`
  result = ${awaitsIn(call, place) ? code`await ${RUNNER}.run` : code`${RUNNER}.run_sync`}(agent, ${input})
  ${call.checksAnswer && output === undefined ? failEmpty(call, NO_OUTPUT) : undefined}
  ${when(tools !== undefined, FAIL_SKIPPED)}

  ${when(call.showsReasoning, SHOW_REASONING)}
  print(result.final_output${output && code`.model_dump_json(${output.dump})`})
  ${when(call.showsUsage, PRINT_USAGE)}
`

/** A turn in which all calls are skipped becomes the answer if it has text (run_internal/tool_planning.py). */
const FAIL_SKIPPED = code`
  if any(item.type == "function_call" for item in result.raw_responses[-1].output):
      # The SDK skips a call with the id and arguments of an earlier one.
      raise SystemExit("The model did not answer: it repeated a tool call.")
`

/** The SDK keeps `reasoning_content` as a summary, and `reasoning` as content (models/chatcmpl_converter.py). */
const SHOW_REASONING = code`
  for item in result.new_items:
      if item.type == "reasoning_item":
          parts = item.raw_item.summary or item.raw_item.content or []
          print("Reasoning:", *(part.text for part in parts), "\nAnswer:", sep="\n")
`

const NO_OUTPUT = code`not result.final_output`

const PRINT_TEXT = code`
  if event.type == "raw_response_event" and event.data.type == "response.output_text.delta":
      print(event.data.delta, end="", flush=True)
`

/** A service may send the reasoning by two names, of which the SDK makes two kinds of events. */
const PRINT_REASONED = code`
  kind = event.data.type if event.type == "raw_response_event" else ""
  # Some services send the reasoning twice.
  is_again = kind == "response.reasoning_text.delta" and section == "response.reasoning_summary_text.delta"
  if kind.endswith("text.delta") and not is_again:
      if kind != section:
          section = kind
          print("\nAnswer:" if kind == "response.output_text.delta" else "\nReasoning:")
      print(event.data.delta, end="", flush=True)
`

const stream = (call: ChatCall, input: Piece, { output, tools }: More): Piece => code`
  result = ${RUNNER}.run_streamed(agent, ${input})
  ${when(call.showsReasoning, code`section = None`)}
  async for event in result.stream_events():
      ${call.showsReasoning ? PRINT_REASONED : PRINT_TEXT}
      ${when(tools !== undefined, END_LINE_OF_ROUND)}
  ${when(tools === undefined, code`print()`)}
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer && output === undefined ? failEmpty(call, NO_OUTPUT) : undefined}
  ${when(tools !== undefined, FAIL_SKIPPED)}
  ${output && code`print(result.final_output.model_dump_json(${output.dump}))`}
`

/** Each round has its own message. */
const END_LINE_OF_ROUND = code`
  elif event.type == "run_item_stream_event" and event.item.type == "message_output_item":
      print()
`

/** The whole object holds the numbers of each request, too. */
const PRINT_USAGE = code`
  usage = result.context_wrapper.usage
  print("Usage:", usage.input_tokens, "in,", usage.output_tokens, "out,", usage.total_tokens, "total")
`

/** A text that fits into the line of a run. */
const SHORT = /^[ -~]{1,48}$/

/** What a run is given, and the variable of it, unless it is a short prompt. */
function inputOf(call: ChatCall, hasTools: boolean): { readonly input: Piece; readonly defined: Piece | undefined } {
  const { said, prompt } = agentInput(call)
  if (prompt === undefined) {
    return { input: name('messages'), defined: code`messages = ${python.last(said.map(messageOf))}` }
  }
  return SHORT.test(prompt) && !hasTools
    ? { input: code`${prompt}`, defined: undefined }
    : { input: name('prompt'), defined: code`prompt = ${python.last(prompt)}` }
}

function agentOf(call: ChatCall, { tools, output }: More): ValueObject {
  const { instructions } = agentInput(call)
  const settings = settingsOf(call)
  return {
    name: 'Assistant',
    ...(instructions === undefined ? {} : { instructions }),
    model: name('model'),
    ...(output === undefined ? {} : { output_type: output.type }),
    ...(Object.keys(settings).length === 0
      ? {}
      : { model_settings: code`${fromAgents('ModelSettings')}(${python.arguments(settings)})` }),
    ...(tools === undefined ? {} : { tools }),
  }
}

const isNumber = (value: JsonValue): boolean => typeof value === 'number'

/** Settings that become fields of the same name, and the values that they take. */
const SETTINGS: { readonly [field: string]: (value: JsonValue) => boolean } = {
  frequency_penalty: isNumber,
  max_tokens: isNumber,
  presence_penalty: isNumber,
  temperature: isNumber,
  top_p: isNumber,
  verbosity: (value) => ['low', 'medium', 'high'].includes(value as string),
}

/** The type `ReasoningEffort` of openai. */
const EFFORTS: readonly string[] = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']

function settingsOf({ parameters }: ChatCall): ValueObject {
  const { stream_options: ofStream, ...others } = parameters
  const isUsage = JSON.stringify(ofStream) === '{"include_usage":true}'
  const { reasoning_effort: effort, ...more } = isUsage ? others : parameters
  const isKnown = EFFORTS.includes(effort as string)
  const fields = isKnown || effort === undefined ? more : { ...more, reasoning_effort: effort }
  const known = Object.keys(fields).filter((field) => getOwn(SETTINGS, field)?.(fields[field] as JsonValue) === true)
  return {
    ...(isUsage ? { include_usage: true } : {}),
    ...(isKnown ? { reasoning: { effort: effort as Value } } : {}),
    ...asKeywords(fields, new Set(known)),
  }
}

/** OpenAI's own service, which is sent a key by which it keeps prompts. */
const OF_OPENAI = /^https?:\/\/(?:[^/]*\.)?openai\.com(?=[:/]|$)/i

/** Why OpenAI Agents would send something else than the call has, or show less. */
export function unsupportedChat({ baseUrl, messages }: ChatCall): string | undefined {
  if (OF_OPENAI.test(baseUrl))
    return 'OpenAI Agents adds prompt_cache_key and store to requests to OpenAI (run_internal/prompt_cache_key.py, models/chatcmpl_helpers.py)'
  return unsupportedMessages(messages)
}
