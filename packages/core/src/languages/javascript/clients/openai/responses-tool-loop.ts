import { unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { properties } from '../chat-completion.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { openaiProgram } from './program.ts'

export const openaiResponsesToolLoop: ClientForm = {
  client: 'openai',
  unsupported: unsupportedInApi,
  render(call) {
    const { baseUrl, moreHeaders, streaming } = call
    const created = `client.responses.create({\n${properties(loopBody(call), 4)}  });\n\n`
    const ask = streaming
      ? `  const stream = await ${created}  let response;
  for await (const event of stream) {
${keepResponse('response', '    ')}  }
  if (!response) throw new Error("The stream ended before it was complete.");
`
      : `  const response = await ${created}`
    const print = streaming ? '' : '  if (response.output_text) console.log(response.output_text);\n'
    return openaiProgram(
      call,
      baseUrl,
      moreHeaders,
      `${defineLoop(call)}\n${responsesLoop(call, 'response', ask, print)}`,
    )
  },
}
