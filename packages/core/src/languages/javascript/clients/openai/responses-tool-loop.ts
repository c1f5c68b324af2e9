import type { ChatCall } from '../../../../call/call.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { listModels } from '../retries.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { chatProgram } from './program.ts'
import { createResponse, OUTPUT_TEXT, RESPONSE } from './responses.ts'
import { lastEvent, responseTypes } from './types.ts'

export const openaiResponsesToolLoop: ChatRenderer = {
  client: 'openai',
  render(call) {
    const ask = code`
      ${createResponse(call, loopBody(call))}

      ${call.streaming ? readStream(call) : undefined}
    `
    return chatProgram(
      call,
      code`
        ${defineLoop(call, responseTypes(call, bodyOf(call.request)))}
        ${listModels(call)}

        ${responsesLoop(call, RESPONSE, { kept: ITEMS }, ask, when(!call.streaming, OUTPUT_TEXT), when(!call.streaming, PRINT_TEXT))}
      `,
    )
  },
}

const ITEMS = code`OpenAI.Responses.ResponseInputItem[]`

const PRINT_TEXT = code`if (response.output_text) console.log(response.output_text);`

const readStream = (call: ChatCall): Piece => code`
  let response;
  for await (const event of stream) {
    ${keepResponse(RESPONSE, lastEvent(call))}
  }
  if (!response) throw new Error("The stream ended before it was complete.");
`
