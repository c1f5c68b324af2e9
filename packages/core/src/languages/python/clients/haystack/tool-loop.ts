import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { MOST_ROUNDS } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { CALLS_UNREAD, checkEachRound, failIncomplete } from '../incomplete-answer.ts'
import { apart, awaited, mainOf } from '../main.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createGenerator, defineMessages, defineShow, methodOf, unsupportedChat, withImages } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const haystackToolLoop: ChatRenderer = {
  client: 'haystack',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedLosingReasoning('OpenAIChatGenerator of Haystack', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  assumptions: losesReasoning('OpenAIChatGenerator of Haystack'),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call, { above: DECORATOR })
    const main = code`
      ${defineMessages(call)}
      result = ${awaited(call)}agent.${name(methodOf(call))}(messages)

      ${when(call.streaming, code`print()`)}
      ${checkResult(call)}
      ${when(!call.streaming, code`print(result["last_message"].text)`)}
    `
    const body = code`
      ${defined}
      ${when(call.streaming, apart(defineShow(call)))}
      ${when(call.streaming, apart(CHECK_TURN))}
      ${when(hasReasoningToLose(call), LOSES_REASONING)}
      ${createGenerator({ ...call, parameters, showsMessage: false }, { callsTools: true })}
      ${createAgent(call, names)}

      ${mainOf(call, main)}
    `
    return python.program(withImages(call, body))
  },
}

const LOSES_REASONING = code`# OpenAIChatGenerator drops the model's reasoning between rounds.`

/** Haystack has no reason for a stream that closes early, and calls the functions of such a turn, too. */
const CHECK_TURN = code`
  @${nameFrom('haystack.hooks', 'hook')}
  def check_turn(state: ${nameFrom('haystack.components.agents', 'State')}):
      if state.data["messages"][-1].meta["finish_reason"] is None:
          raise SystemExit("The stream ended before it was complete.")
`

/** Makes `agent`. */
const createAgent = ({ streaming }: ChatCall, tools: Piece | undefined): Piece =>
  streaming
    ? code`
        agent = ${AGENT}(
            chat_generator=generator,
            tools=[${tools}],
            max_agent_steps=${MOST_ROUNDS},
            hooks={"before_tool": [check_turn]},
        )
      `
    : code`agent = ${AGENT}(chat_generator=generator, tools=[${tools}], max_agent_steps=${MOST_ROUNDS})`

const AGENT = /* @__PURE__ */ nameFrom('haystack.components.agents', 'Agent')
const DECORATOR = code`@${nameFrom('haystack.tools', 'tool')}`

/** The agent also asks again if the model returns no text. */
const NO_ANSWER = `No answer within ${MOST_ROUNDS} rounds: the model called tools, refused, or returned no text.`

/** Fails where the agent stopped without an answer, or with a part of one. */
const checkResult = (call: ChatCall): Piece => code`
  if result["exit_reason"] == "max_agent_steps":
      raise SystemExit(${NO_ANSWER})
  ${call.streaming ? checkLast(call) : checkEach(call)}
`

/** What ends a round is seen as it streams. */
const checkLast = (call: ChatCall): Piece => code`
  reason = result["last_message"].meta.get("finish_reason")
  ${CALLS_UNREAD}
  if reason in (None, "tool_calls") or not result["last_message"].text:
      ${failIncomplete(call, REASON)}
`

const checkEach = (call: ChatCall): Piece => code`
  ${checkEachRound(call, code`result["messages"]`, code`message.meta.get("finish_reason")`)}
  ${CALLS_UNREAD}
  if reason == "tool_calls" or not result["last_message"].text:
      ${failIncomplete(call, REASON)}
`

const REASON = /* @__PURE__ */ name('reason')

/** Names of the program. */
const TAKEN =
  'Agent ChatMessage ImageContent OpenAIChatGenerator Secret State agent check_turn generator hook message messages print reason result show tool'.split(
    ' ',
  )
