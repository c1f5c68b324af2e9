import type { ClientForm } from '../../../clients/client.ts'
import { unsupportedLoop } from '../../../clients/tool-functions.ts'
import { python } from '../../writer.ts'
import { createChatCompletion } from '../chat-completion.ts'
import { importsOfToken, JSON_MODULE } from '../imports.ts'
import { answerOrCall, callOfStream, defineMessages, defineTools, loop, loopArguments, readDeltas } from '../tools.ts'
import { KEYWORDS } from './chat.ts'
import { createClient, exceptRefused, OPENAI } from './program.ts'

export const openaiToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedLoop,
  render(call) {
    const { baseUrl, moreHeaders, requestModel: model, streaming } = call
    const { messages, parameters } = loopArguments(call, call.parameters)
    const created = createChatCompletion({ messages, streaming }, { model, parameters }, KEYWORDS, 8)
    const read = streaming
      ? readDeltas() + callOfStream()
      : `    message = completion.choices[0].message\n${answerOrCall('attributes')}`
    return python.program(
      [JSON_MODULE, ...importsOfToken(call), OPENAI],
      `${defineTools(call)}
${createClient(call, baseUrl, moreHeaders)}
${defineMessages(call)}${loop(call, `    try:\n${created}${exceptRefused('    ')}\n${read}`)}`,
    )
  },
}
