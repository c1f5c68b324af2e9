import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import type { Place } from '../place.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { runAgent, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const agentFrameworkToolLoop: ChatRenderer = {
  client: 'agent-framework',
  unsupported: (call) =>
    unsupportedChat(call) ??
    (call.provider === 'cohere' && call.target !== 'endpoint' ? WITHOUT_CHOICE : undefined) ??
    unsupportedTypedFunctions(call, TAKEN),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: ChatCall, place: Place): string {
  const { tools: _, ...parameters } = call.parameters
  const { defined, names } = typedFunctions(call)
  const body = code`
    ${defined}
    ${runAgent({ ...call, parameters }, place, names)}
  `
  return python.program(withFiles(call, body))
}

const WITHOUT_CHOICE =
  'Agent Framework sends a tool_choice with all tools, and https://docs.cohere.com/docs/compatibility-api names no such field'

/** Names of the program. */
const TAKEN =
  'Agent Message OpenAIChatCompletionClient agent asyncio client main messages print prompt response stream update'.split(
    ' ',
  )
