import type { ChatRenderer } from '../../../clients/client.ts'
import { unsupportedField } from '../../../clients/lacked-field.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { runAgent, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const agentFrameworkToolLoop: ChatRenderer = {
  client: 'agent-framework',
  unsupported: (call) =>
    unsupportedChat(call) ??
    unsupportedField('Agent Framework', 'tool_choice', call) ??
    unsupportedTypedFunctions(call, TAKEN),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call)
    const body = code`
      ${defined}
      ${runAgent({ ...call, parameters }, names)}
    `
    return python.program(withFiles(call, body))
  },
}

/** Names of the program. */
const TAKEN =
  'Agent Message OpenAIChatCompletionClient agent asyncio client main messages print prompt response stream update'.split(
    ' ',
  )
