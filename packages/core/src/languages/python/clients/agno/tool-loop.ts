import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { toolFunctions } from '../../../clients/tool-functions.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { runAgent, unsupportedChat } from './chat.ts'

const STYLE = { answersText: true, documents: true } as const

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const agnoToolLoop: ChatRenderer = {
  client: 'agno',
  unsupported: (call) =>
    unsupportedChat(call) ?? unsupportedTypedFunctions(call, TAKEN, STYLE) ?? unsupportedOrder(call),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call, STYLE)
    const body = code`
      ${defined}
      ${runAgent({ ...call, parameters }, names)}
    `
    return python.program(withFiles(call, body))
  },
}

function unsupportedOrder(call: ChatCall): string | undefined {
  const names = toolFunctions(call).map(({ name }) => name)
  return names.every((name, place) => place === 0 || (names[place - 1] as string) < name)
    ? undefined
    : 'Agno sends tools in the order of the alphabet (_format_tools of agno/models/base.py)'
}

/** Parameters that it gives to functions itself (agno/tools/function.py), and names of the program. */
const TAKEN =
  'agent audios dependencies fc files images run_context self session_state team videos Agent Image Message OpenAILike RunEvent RunStatus event json messages model print prompt response usage'.split(
    ' ',
  )
