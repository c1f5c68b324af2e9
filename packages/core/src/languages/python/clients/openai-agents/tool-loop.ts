import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { fromAgents, runAgent, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const openaiAgentsToolLoop: ChatRenderer = {
  client: 'openai-agents',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedTypedFunctions(call, TAKEN),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { tools: _, ...parameters } = call.parameters
  const { defined, names } = typedFunctions(call, { above: DECORATOR, answersText: true })
  const body = code`
    ${defined}
    ${runAgent({ ...call, parameters }, place, { tools: code`[${names}]` })}
  `
  return python.program(withFiles(call, body))
}

const DECORATOR = code`@${fromAgents('function_tool')}`

/** Names of the program. */
const TAKEN =
  'Agent AsyncOpenAI ModelSettings OpenAIChatCompletionsModel Runner agent any asyncio check_stream client create_chat create_checked_chat event function_tool json main messages model print prompt result set_tracing_disabled usage'.split(
    ' ',
  )
