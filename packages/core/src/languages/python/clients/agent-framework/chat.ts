import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { handedOn } from '../chat-keywords.ts'
import { isNoPicture, withFiles } from '../files.ts'
import { checkRoundEnded, checkWhole, cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { apart, awaitedIn } from '../main.ts'
import type { Place } from '../place.ts'
import { CONTENT, defineInput, hasParts, inputIn, inputOf, MERGE_PARTS, unsupportedMessages } from './input.ts'

/* What it does to a request was read in agent_framework_openai/_chat_completion_client.py of agent-framework-openai 1.17.0, and seen in requests. */
export const agentFrameworkChat: ChatRenderer = {
  client: 'agent-framework',
  unsupported: (call) =>
    call.showsMessage ? 'an Agent Framework agent runs tools itself; use the tool-loop recipe' : unsupportedChat(call),
  render: (call) => python.program(withFiles(call, runAgent(call, 'script'), isNoPicture)),
  renderCell: (call) => python.program(withFiles(call, runAgent(call, 'cell'), isNoPicture)),
}

/**
 * Makes the agent, runs it to its answer, and shows that.
 *
 * @param tools names of functions that it calls
 */
export function runAgent(call: ChatCall, place: Place, tools?: Piece): Piece {
  const input = inputOf(call)
  const body = code`
    ${defineInput(call)}
    ${call.streaming ? (tools === undefined ? stream : streamRounds)(call, input) : (tools === undefined ? run : runRounds)(call, input)}
  `
  const program = code`
    ${when(call.showsReasoning, apart(KEEP_REASONING))}
    ${withAgent(call, place, body, tools)}
  `
  // A function comes after two empty lines.
  return tools === undefined && (call.showsReasoning || hasParts(call))
    ? code`

      ${program}
    `
    : program
}

/** A function for `response_parser`: the framework itself keeps `reasoning_details` alone. */
const KEEP_REASONING = code`
  def keep_reasoning(message, contents):
      # Services call it by one of two names.
      text = getattr(message, "reasoning_content", None) or getattr(message, "reasoning", None)
      return [${CONTENT}.from_text_reasoning(text=text), *contents] if text else contents
`

/**
 * A program that makes `agent`, and waits for what a coroutine does with it.
 *
 * @param body what the coroutine does
 * @param tools names of functions that the agent calls
 */
export function withAgent(call: ChatCall, place: Place, body: Piece, tools?: Piece): Piece {
  const merges = hasParts(call)
  const sends = tools !== undefined && sendsReasoning(call)
  const defined = code`
    ${when(merges, apart(MERGE_PARTS))}
    client = ${nameFrom('agent_framework.openai', 'OpenAIChatCompletionClient')}(
        model=${call.requestModel},
        base_url=${call.baseUrl},
        api_key=${call.token},
        ${moreHeadersOf(call)}
        ${when(sends || call.showsReasoning, KEEPS_REASONING)}
        ${when(sends || merges, preparer(sends, merges))}
        ${when(tools !== undefined, LIMIT)}
    )
    ${when(Object.hasOwn(call.parameters, 'max_tokens'), RENAMES_LIMIT)}
    agent = ${nameFrom('agent_framework', 'Agent')}(${python.arguments(agentOf(call, tools))})
  `
  return code`
    ${defined}

    ${awaitedIn(place, body)}
  `
}

/** Few services know the other name. */
const RENAMES_LIMIT = code`# As an option, max_tokens becomes max_completion_tokens.`

/** Whether the model's reasoning goes back between the rounds of a tool loop, for which the client has hooks. */
export const sendsReasoning = ({ thinks }: ChatCall): boolean => thinks

const KEEPS_REASONING = code`response_parser=keep_reasoning,`

/** The client has one hook for what it sends. */
const preparer = (sends: boolean, merges: boolean): Piece =>
  sends && merges
    ? code`message_preparer=lambda message, prepared: send_reasoning(message, merge_parts(message, prepared)),`
    : code`message_preparer=${name(sends ? 'send_reasoning' : 'merge_parts')},`

const LIMIT = code`function_invocation_configuration={"max_iterations": ${MOST_ROUNDS}},`

const TEXT = code`response.text`

const SHOW_REASONING = code`
  for content in response.messages[-1].contents:
      if content.type == "text_reasoning" and content.text:
          print(f"Reasoning:\n{content.text}\n\nAnswer:")
`

const PRINT_REASONED = code`
  for content in update.contents:
      if content.type in ("text_reasoning", "text") and content.text:
          heading = "Answer" if content.type == "text" else "Reasoning"
          if heading != section:
              section = heading
              print(f"\n{heading}:")
          print(content.text, end="", flush=True)
`

const run = (call: ChatCall, input: Piece): Piece => code`
  response = await agent.run(${input})
  ${when(call.showsReasoning, SHOW_REASONING)}
  print(${TEXT})
  ${when(call.showsUsage, PRINT_USAGE)}
  ${call.checksAnswer ? checkResponse(call) : undefined}
`

/** The text of a response is that of all rounds. At its limit, the framework asks once more, and may add its own sentence. */
const runRounds = (call: ChatCall, input: Piece): Piece => code`
  response = await agent.run(${input})
  message, reason = response.messages[-1], response.finish_reason
  if message.text and not any(part.raw_representation for part in message.contents):
      # At its limit, the framework adds its own sentence.
      raise SystemExit(${NO_ANSWER})
  if reason == "tool_calls":
      # Or it drops the tool calls of the last round.
      raise SystemExit(${NO_ANSWER})
  if any(map(is_refusal, message.contents)):
      raise SystemExit(f"The model refused: {message.text}")
  ${checkWhole(call, REASON, code`not message.text`)}
  print(message.text)
`

const REASON = code`reason`

/** A function that a tool loop needs to inspect the parts of a message. */
export const IS_REFUSAL = code`
  def is_refusal(part):
      # The framework returns a refusal as text and marks it.
      return part.additional_properties.get("model_output_kind") == "refusal"
`

const begin = (input: Piece): Piece => code`agent.run(${input}, stream=True)`

const stream = (call: ChatCall, input: Piece): Piece => {
  const begun = begin(input)
  const readsResponse = call.showsUsage || call.checksAnswer
  return code`
    ${when(readsResponse, code`stream = ${begun}`)}
    ${when(call.showsReasoning, code`section = None`)}
    async for update in ${readsResponse ? name('stream') : begun}:
        ${call.showsReasoning ? PRINT_REASONED : code`print(update.text, end="", flush=True)`}
    print()
    ${when(readsResponse, code`response = await stream.get_final_response()`)}
    ${when(call.showsUsage, PRINT_USAGE)}
    ${call.checksAnswer ? checkResponse(call) : undefined}
  `
}

/** The reason of a response is that of any round that has one. At its limit, the framework goes on as if the model did. */
const streamRounds = (call: ChatCall, input: Piece): Piece => code`
  answered = reason = refused = None
  async for update in ${begin(input)}:
      source = update.raw_representation
      if update.text and not getattr(source, "raw_representation", source):
          # At its limit, the framework adds its own sentence, which no chunk contains.
          raise SystemExit(${NO_ANSWER})
      if update.role == "tool":
          ${checkRoundEnded(call, REASON)}
          if reason in ${cutReasons(call)}:
              ${failIncomplete(call, REASON)}
          if answered:
              # The text came before a tool call.
              print()
          answered = reason = None
      else:
          print(update.text, end="", flush=True)
          answered = answered or update.text
          refused = refused or any(map(is_refusal, update.contents))
          reason = update.finish_reason or reason
  print()
  if refused:
      raise SystemExit("The model refused to answer.")
  if reason == "tool_calls":
      raise SystemExit(${NO_ANSWER})
  ${checkWhole(call, REASON, code`not answered`)}
`

const checkResponse = (call: ChatCall): Piece => code`
  ${checkWhole(call, code`response.finish_reason`, code`not ${TEXT}`)}
  ${FAIL_REFUSAL}
`

const FAIL_REFUSAL = code`
  for part in response.messages[-1].contents:
      # The framework returns a refusal as text and marks it.
      if part.additional_properties.get("model_output_kind") == "refusal":
          raise SystemExit("The model refused to answer.")
`

const PRINT_USAGE = code`print("Usage:", response.usage_details)`

function agentOf(call: ChatCall, tools: Piece | undefined): ValueObject {
  const { instructions } = inputIn(call)
  const options = optionsOf(call, tools !== undefined)
  return {
    client: name('client'),
    ...(instructions === undefined ? {} : { instructions }),
    ...(tools === undefined ? {} : { tools: code`[${tools}]` }),
    ...(Object.keys(options).length === 0 ? {} : { default_options: options }),
  }
}

/** Options that become another field, or one only beside others. */
const CHANGED = 'max_tokens parallel_tool_calls response_format stream_options tool_choice tools'.split(' ')

/** What its option for parallel calls is called; beside tools, it becomes the field. */
const PARALLEL = 'parallel_tool_calls'

function optionsOf(call: ChatCall, hasTools: boolean): ValueObject {
  const { [PARALLEL]: parallel, ...others } = call.parameters
  if (!hasTools || typeof parallel !== 'boolean') return handedOn(call, CHANGED)
  return { allow_multiple_tool_calls: parallel, ...handedOn({ ...call, parameters: others }, CHANGED) }
}

/** Why Agent Framework would send something else than the call has, or show less. */
export const unsupportedChat = ({ messages }: ChatCall): string | undefined => unsupportedMessages(messages)
