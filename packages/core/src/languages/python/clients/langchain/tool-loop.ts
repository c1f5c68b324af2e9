import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { forcedChoice, MOST_ROUNDS } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { withFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { CALLS_UNREAD, checkEachRound, cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { asynchronous, awaited, mainOf } from '../main.ts'
import { defineMessages } from '../messages.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createModel, methodOf, REASON, unsupportedChat } from './chat.ts'
import { langchain } from './client.ts'

/** LangChain's agent calls the functions, of which it makes the tools that the model is told of. */
export const langchainToolLoop: ChatRenderer = {
  client: 'langchain',
  unsupported: (call) =>
    unsupportedChat(call) ?? unsupportedLosingReasoning('ChatOpenAI of LangChain', call) ?? unsupportedTools(call),
  assumptions: losesReasoning('ChatOpenAI of LangChain'),
  setUp: () => ({ install: `${langchain.install} langchain~=1.5` }),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call)
    const main = code`
      ${defineMessages(call)}
      ${call.streaming ? stream(call) : invoke(call)}
    `
    const body = code`
      ${defined}
      ${when(hasReasoningToLose(call), LOSES_REASONING)}
      ${createModel({ ...call, parameters })}
      agent = ${CREATE_AGENT}(model, tools=[${names}])

      ${mainOf(call, main)}
      `
    return python.program(withFiles(call, body))
  },
}

/** LangChain also takes a JSON Schema for a function, with which none of our examples was run. */
function unsupportedTools(call: ChatCall): string | undefined {
  const reason = unsupportedTypedFunctions(call, TAKEN)
  return reason === undefined || forcedChoice(call) !== undefined ? reason : OTHER_TOOLS
}

const OTHER_TOOLS =
  'we haven’t run a LangChain example with these tools: ours get a tool’s schema from a function’s signature and docstring'

/** Parameters that it gives to functions itself (langchain_core/tools/base.py), and names of the program. */
const TAKEN =
  'callbacks config run_manager runtime ChatOpenAI agent answered asyncio call create_agent is_cut json main message messages metadata model reason result token whole'.split(
    ' ',
  )

const LOSES_REASONING = code`# ChatOpenAI drops the model's reasoning between rounds.`

const CREATE_AGENT = /* @__PURE__ */ nameFrom('langchain.agents', 'create_agent')

/** Each round is a step of the model and one of the tools. */
const LIMIT = code`{"recursion_limit": ${2 * MOST_ROUNDS}}`

const invoke = (call: ChatCall): Piece => code`
  result = ${awaited(call)}agent.${methodOf(call, 'invoke')}({"messages": messages}, ${LIMIT})

  ${checkEachRound(call, code`result["messages"]`, code`message.response_metadata.get("finish_reason")`)}
  refusal = message.additional_kwargs.get("refusal")
  ${CALLS_UNREAD}
  if reason == "tool_calls" or not message.text:
      ${failIncomplete(call, code`refusal or reason`)}
  print(message.text)
`

const stream = (call: ChatCall): Piece => code`
  answered = reason = whole = None
  ${asynchronous(call)}for token, metadata in agent.${methodOf(call, 'stream')}(
      {"messages": messages}, ${LIMIT}, stream_mode="messages"
  ):
      if metadata["langgraph_node"] == "model":
          print(token.text, end="", flush=True)
          answered = answered or token.text
          reason = token.response_metadata.get("finish_reason") or reason
          whole = token if whole is None else whole + token
          is_cut = token.chunk_position == "last" and not reason
          if is_cut or reason in ${cutReasons(call)}:
              ${failIncomplete(call, REASON)}
          if token.chunk_position == "last":
              for call in whole.tool_call_chunks:
                  # LangChain would complete truncated arguments.
                  ${JSON_MODULE}.loads(call["args"] or "{}")
      else:
          if answered:
              # The text came before a tool call.
              print()
          answered = reason = whole = None
  print()
  ${CALLS_UNREAD}
  if not answered or reason in (None, "tool_calls"):
      ${failIncomplete(call, REASON)}
`
