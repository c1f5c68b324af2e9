import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../../clients/tool-functions.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { failEmpty } from '../empty-answer.ts'
import { withFiles } from '../files.ts'
import { cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { apart, mainOf } from '../main.ts'
import { isSaidInDocstrings, typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { ask, createAgent, OPENAI_LIKE, unsupportedChat } from './chat.ts'
import { givenIn } from './conversation.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const agnoToolLoop: ChatRenderer = {
  client: 'agno',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.streaming ? MIXES_CALLS : undefined) ??
    unsupportedLosingReasoning('Agno', call) ??
    unsupportedTypedFunctions(call, TAKEN) ??
    (isSaidInDocstrings(call)
      ? undefined
      : 'Agno reads a tool’s description from its function’s docstring, which can’t express these descriptions (agno/tools/function.py)'),
  assumptions: losesReasoning('Agno'),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call, { answersText: true, describesInDocstring: true })
    const { defined: prompt, passed } = givenIn(call)
    const main = code`
      ${prompt}
      ${ask(call, passed)}
      # response.content also contains what the model said before its tool calls.
      answer = response.messages[-1].content
      ${failEmpty(call, code`not answer`)}
      print(answer)
      ${when(call.showsUsage, code`print("Usage:", response.metrics.to_dict())`)}
    `
    const body = code`
      ${defined}
      ${apart(defineModel(call))}
      ${when(hasReasoningToLose(call), LOSES_REASONING)}
      ${createAgent({ ...call, parameters }, code`tools=[${names}],`, MODEL)}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

const MIXES_CALLS =
  'in a stream, Agno merges tool calls by their index (parse_tool_calls of agno/models/openai/chat.py), but some services give several calls the same index'

const LOSES_REASONING = code`# Agno drops the model's reasoning between rounds.`

const MODEL = /* @__PURE__ */ name('BoundedModel')

/** Agno calls it once a run. */
const RESPONSE = code`
  def response(self, *args, **options):
      self.rounds = 0
      return super().response(*args, **options)
`
const ARESPONSE = code`
  async def aresponse(self, *args, **options):
      self.rounds = 0
      return await super().aresponse(*args, **options)
`

/** Each request asks for its parameters, also one after a call that Agno can't read. Only the parser gets the reason. */
const defineModel = (call: ChatCall): Piece => code`
  class ${MODEL}(${OPENAI_LIKE}):
      # Agno would never stop a model that keeps calling tools.
      ${call.variant.async ? ARESPONSE : RESPONSE}

      def get_request_params(self, **options):
          self.rounds += 1
          if self.rounds > ${MOST_ROUNDS}:
              raise SystemExit(${NO_ANSWER})
          return super().get_request_params(**options)

      # Agno drops the finish reason, so a truncated answer would look complete.
      def _parse_provider_response(self, response, **options):
          reason = response.choices[0].finish_reason
          if reason in ${cutReasons(call)}:
              ${failIncomplete(call, code`reason`)}
          return super()._parse_provider_response(response, **options)
`

/** Parameters that it gives to functions itself (agno/tools/function.py), and names of the program. */
const TAKEN =
  'agent args audios fc files images run_context self team videos Agent BoundedModel Image Message OpenAILike RunStatus SystemExit answer asyncio json main messages print prompt reason response super'.split(
    ' ',
  )
