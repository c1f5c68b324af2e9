import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import type { Typed } from '../../types.ts'
import { listModels } from '../robust.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { openaiProgram } from './program.ts'
import { createResponse } from './responses.ts'
import { lastEvent, responseTypes } from './types.ts'

export const openaiResponsesToolLoop: ClientForm = {
  client: 'openai',
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const asked = `${createResponse(call, loopBody(call), 2)}\n`
    const ask = streaming ? asked + readStream(call) : asked
    const print = streaming ? '' : '  if (response.output_text) console.log(response.output_text);\n'
    const body = `${defineLoop(call, responseTypes(call, bodyOf(call.request)))}${listModels(call)}\n${responsesLoop(call, 'response', { item: '', kept: 'OpenAI.Responses.ResponseInputItem[]' }, ask, print)}`
    return openaiProgram(call, baseUrl, moreHeaders, body, form.robust)
  },
}

const readStream = (call: Typed): string => `  let response;
  for await (const event of stream) {
${keepResponse('response', '    ', lastEvent(call))}  }
  if (!response) throw new Error("The stream ended before it was complete.");
`
