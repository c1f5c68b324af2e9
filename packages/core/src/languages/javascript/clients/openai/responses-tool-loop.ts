import type { ClientForm } from '../../../clients/client.ts'
import { listModels } from '../robust.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { openaiProgram } from './program.ts'
import { createResponse } from './responses.ts'

export const openaiResponsesToolLoop: ClientForm = {
  client: 'openai',
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const asked = `${createResponse(call, loopBody(call), 2)}\n`
    const ask = streaming ? asked + READ_STREAM : asked
    const print = streaming ? '' : '  if (response.output_text) console.log(response.output_text);\n'
    const body = `${defineLoop(call)}${listModels(call)}\n${responsesLoop(call, 'response', ask, print)}`
    return openaiProgram(call, baseUrl, moreHeaders, body, form.robust)
  },
}

const READ_STREAM = `  let response;
  for await (const event of stream) {
${keepResponse('response', '    ')}  }
  if (!response) throw new Error("The stream ended before it was complete.");
`
