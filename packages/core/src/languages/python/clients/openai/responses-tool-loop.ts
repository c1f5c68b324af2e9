import type { ChatRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { tryToAsk } from '../api-client.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { defineLoop, loopBody, readStream, responsesLoop } from '../responses.ts'
import { createClient, ERRORS } from './program.ts'
import { createInLoop } from './responses.ts'

export const openaiResponsesToolLoop: ChatRenderer = {
  client: 'openai',
  render(call) {
    const { tools, messages } = defineLoop(call)
    const asked = tryToAsk(call, ERRORS, createInLoop(call, loopBody(call)))
    // A blank line follows the request, whatever comes next.
    const ask = code`
      ${asked}

      ${call.streaming ? readStream(call, 'attributes') : undefined}
    `
    const main = code`
      ${messages}
      ${responsesLoop(call, 'attributes', ask)}
    `
    return python.program(
      withFiles(
        call,
        code`
          ${tools}

          ${createClient(call, call.variant)}

          ${mainOf(call, main)}
        `,
      ),
    )
  },
}
