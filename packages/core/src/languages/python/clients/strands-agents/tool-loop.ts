import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { hasReasoningToLose, losesReasoning, unsupportedLosingReasoning } from '../../../clients/reasoning.ts'
import { name, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { apart } from '../main.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { OPENAI_MODEL, runAgent, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const strandsAgentsToolLoop: ChatRenderer = {
  client: 'strands-agents',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedLosingReasoning('OpenAIModel of Strands Agents', call) ??
    (call.hasCutReasons ? HIDES_REASONS : undefined) ??
    unsupportedTypedFunctions(call, TAKEN),
  assumptions: losesReasoning('OpenAIModel of Strands Agents'),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { tools: _, ...parameters } = call.parameters
  const { defined, names } = typedFunctions(call, { above: DECORATOR })
  return python.program(code`
    ${defined}
    ${when(call.streaming, apart(WHOLE_ANSWERS))}
    ${when(hasReasoningToLose(call), LOSES_REASONING)}
    ${runAgent({ ...call, parameters }, place, names, call.streaming ? name('WholeAnswers') : OPENAI_MODEL)}
  `)
}

const HIDES_REASONS =
  'Strands Agents reports a service’s own finish reasons as a normal end (format_chunk of strands/models/openai.py)'

const LOSES_REASONING = code`# OpenAIModel drops the model's reasoning between rounds.`

/** Without a reason in a stream, `end_turn` stands for it, and the agent calls the functions of such a turn, too. */
const WHOLE_ANSWERS = code`
  class WholeAnswers(${OPENAI_MODEL}):
      # Strands would take a stream that closes early for a whole turn.
      def format_chunk(self, event, **options):
          if event["chunk_type"] == "message_stop" and event["data"] == "end_turn":
              raise SystemExit("The stream ended before it was complete.")
          return super().format_chunk(event, **options)
`

const DECORATOR = code`@${nameFrom('strands', 'tool')}`

/** Names of the program, and parameters that Strands gives to functions itself (strands/tools/decorator.py). */
const TAKEN =
  'agent self cls tool_context Agent MaxTokensReachedException OpenAIModel WholeAnswers any asyncio block event main messages model print prompt result tool'.split(
    ' ',
  )
