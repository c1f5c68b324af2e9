import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { withFiles } from '../files.ts'
import { typedFunctions, unsupportedTypedFunctions } from '../typed-functions.ts'
import { createGenerator, defineMessages, unsupportedChat } from './chat.ts'

/** The agent calls the functions, of which it makes the tools that the model is told of. */
export const haystackToolLoop: ChatRenderer = {
  client: 'haystack',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedTypedFunctions(call, TAKEN),
  render(call) {
    const { tools: _, ...parameters } = call.parameters
    const { defined, names } = typedFunctions(call, { above: DECORATOR })
    const body = code`
      ${defined}
      ${createGenerator({ ...call, parameters, showsMessage: false })}
      agent = ${AGENT}(chat_generator=generator, tools=[${names}])

      ${defineMessages(call)}
      ${call.streaming ? STREAM : RUN}
    `
    return python.program(withFiles(call, body))
  },
}

const AGENT = /* @__PURE__ */ nameFrom('haystack.components.agents', 'Agent')
const DECORATOR = code`@${nameFrom('haystack.tools', 'tool')}`

const RUN = code`
  result = agent.run(messages)

  print(result["last_message"].text)
`

const STREAM = code`
  agent.run(messages)
  print()
`

/** Names of the program. */
const TAKEN = 'Agent ChatMessage OpenAIChatGenerator Secret agent chunk generator messages print result tool'.split(' ')
