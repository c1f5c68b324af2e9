import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine, printReasoned, printReasonedPieces, printStream } from '../chat-completion.ts'
import { handedOn } from '../chat-keywords.ts'
import { ASYNCIO } from '../imports.ts'
import { failIncomplete } from '../incomplete-answer.ts'
import type { Place } from '../place.ts'
import { strandsAgents } from './client.ts'
import { agentInput, unsupportedMessages } from './conversation.ts'

/* What Strands does to a request was read in strands/models/openai.py of strands-agents 1.62.0, and seen in requests. */
export const strandsAgentsChat: ChatRenderer = {
  client: 'strands-agents',
  unsupported: (call) =>
    call.showsMessage ? 'a Strands agent runs tools itself; use the tool-loop recipe' : unsupportedChat(call),
  setUp: () => ({ install: `${strandsAgents.install} openai~=2.54` }),
  render: (call) => python.program(runAgent(call, 'script')),
  renderCell: (call) => python.program(runAgent(call, 'cell')),
}

/** Why Strands would send something else than the call has. */
export const unsupportedChat = ({ messages }: ChatCall): string | undefined => unsupportedMessages(messages)

/**
 * Makes the agent, runs it to its answer, and shows that.
 *
 * @param tools names of functions that it calls, separated by commas
 * @param model the class of its model
 */
export function runAgent(call: ChatCall, place: Place, tools?: Piece, model: Piece = OPENAI_MODEL): Piece {
  const hasTools = tools !== undefined
  const { instructions, defined, passed } = agentInput(call, hasTools)
  const body = code`
    ${defined}
    ${call.streaming ? stream(call, passed, hasTools) : run(call, passed, hasTools)}
  `
  const agent = {
    model: name('model'),
    ...(instructions === undefined ? {} : { system_prompt: instructions }),
    ...(hasTools ? { tools: code`[${tools}]` } : {}),
  }
  return code`
    model = ${model}(
        ${python.argument('client_args', connectionOf(call))}
        model_id=${call.requestModel},
        ${modelArguments(call, hasTools)}
    )
    agent = ${nameFrom('strands', 'Agent')}(
        ${eachOnItsLine(agent)}
        # By default, Strands prints each event.
        callback_handler=None,
        # Otherwise, Strands retries for minutes.
        retry_strategy=None,
    )

    ${call.streaming || call.variant.async ? inEventLoop(place, body) : body}
  `
}

/** The class of models that are called by chat completions. */
export const OPENAI_MODEL = /* @__PURE__ */ nameFrom('strands.models.openai', 'OpenAIModel')

const connectionOf = ({ baseUrl, moreHeaders, token }: ChatCall): ValueObject => ({
  base_url: baseUrl,
  api_key: token,
  ...(Object.keys(moreHeaders).length === 0 ? {} : { default_headers: moreHeaders }),
})

const OMIT = /* @__PURE__ */ nameFrom('openai', 'omit')

/** Some services reject an empty list: https://github.com/langchain-ai/langchain/issues/37184. */
const NO_TOOLS = code`# Without tools, Strands sends an empty list, which some services reject.`

function modelArguments(call: ChatCall, hasTools: boolean): Piece | undefined {
  const params = { ...handedOn(call, ['stream_options']), ...(hasTools ? {} : { tools: OMIT }) }
  return code`
    ${when(!call.streaming, code`stream=False,`)}
    ${when(!hasTools, NO_TOOLS)}
    ${Object.keys(params).length === 0 ? undefined : python.argument('params', params)}
  `
}

const inEventLoop = (place: Place, body: Piece): Piece =>
  place === 'cell'
    ? body
    : code`

      async def main():
          ${body}


      ${ASYNCIO}.run(main())
    `

/** Ends the loop after too many rounds. */
const LIMITS = code`, limits={"turns": ${MOST_ROUNDS}}`

const CUT = /* @__PURE__ */ nameFrom('strands.types.exceptions', 'MaxTokensReachedException')

/** Whether the answer is checked; an answer that's cut off at the limit always fails. */
const tryTo = (call: ChatCall, asked: Piece): Piece =>
  call.checksAnswer
    ? code`
        try:
            ${asked}
        except ${CUT}:
            ${failIncomplete(call, 'max_tokens')}
      `
    : asked

function run(call: ChatCall, passed: Piece, hasTools: boolean): Piece {
  const asked = code`agent${when(call.variant.async, code`.invoke_async`)}(${passed}${when(hasTools, LIMITS)})`
  return code`
    ${tryTo(call, code`result = ${when(call.variant.async, code`await `)}${asked}`)}
    ${call.checksAnswer ? checkResult(call, hasTools) : undefined}
    ${call.showsReasoning ? printReasoned(REASONING, name('result'), ONE_NAME) : code`print(result)`}
    ${when(call.showsUsage, PRINT_USAGE)}
  `
}

const ONE_NAME = code`# Strands uses one name for reasoning, whichever one the service uses.`

const REASONING = code`
  "".join(
      block["reasoningContent"]["reasoningText"]["text"]
      for block in result.message["content"]
      if "reasoningContent" in block
  )
`

const PRINT_USAGE = code`print("Usage:", result.metrics.accumulated_usage)`

/** Strands has no reason for an empty answer, and drops a refusal. */
const checkResult = (call: ChatCall, hasTools: boolean): Piece => code`
  ${when(hasTools, FAIL_AT_LIMIT)}
  if result.stop_reason != "end_turn" or not str(result).strip():
      ${failIncomplete(call, code`result.stop_reason`)}
`

const FAIL_AT_LIMIT = code`
  if result.stop_reason == "limit_turns":
      raise SystemExit(${NO_ANSWER})
`

function stream(call: ChatCall, passed: Piece, hasTools: boolean): Piece {
  const readsResult = call.checksAnswer || call.showsUsage
  const loop = code`
    async for event in agent.stream_async(${passed}${when(hasTools, LIMITS)}):
        ${call.showsReasoning ? printReasonedPieces(code`event.get("reasoningText")`, code`event.get("data")`, ONE_NAME) : PRINT_DATA}
        ${when(hasTools, END_LINE_OF_ROUND)}
        ${when(readsResult, KEEP_RESULT)}
  `
  return code`
    ${printStream({ ...call, showsMessage: hasTools, showsUsage: false }, tryTo(call, loop))}
    ${when(call.showsUsage, PRINT_USAGE)}
    ${call.checksAnswer ? checkResult(call, hasTools) : undefined}
  `
}

const PRINT_DATA = code`
  if "data" in event:
      print(event["data"], end="", flush=True)
`

/** Each round has its own message. */
const END_LINE_OF_ROUND = code`
  if "message" in event and any("text" in block for block in event["message"]["content"]):
      print()
`

const KEEP_RESULT = code`
  if "result" in event:
      result = event["result"]
`
