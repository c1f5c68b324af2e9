import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { createChatCompletion, printChatCompletion, resultName } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { defineTextOf, textOf } from '../content-text.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { modelOf } from '../retries.ts'
import { createClient, ERRORS } from './program.ts'

export const openaiChat: ChatRenderer = {
  client: 'openai',
  render(call) {
    const created = createChatCompletion(call, { ...call, model: modelOf(call) }, CHAT_KEYWORDS)
    const main = code`
      ${tryToAsk(call, ERRORS, code`${resultName(call)} = ${created}`)}

      ${printChatCompletion(call, textOf)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${defineTextOf(call)}
          ${createClient(call, call.variant)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}
