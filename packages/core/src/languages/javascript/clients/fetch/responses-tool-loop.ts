import type { ChatRenderer } from '../../../clients/client.ts'
import { when } from '../../../printing/code.ts'
import { ANY, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { listModels } from '../retries.ts'
import { objectTypes } from '../tools.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { fetchProgram, post } from './chat.ts'
import { readResponse } from './events.ts'
import { readJson } from './response.ts'
import { RESULT } from './responses.ts'

export const fetchResponsesToolLoop: ChatRenderer = {
  client: 'fetch',
  render(call) {
    const { streaming } = call
    const ask = code`
      ${post(call, loopBody(call))}

      ${streaming ? readResponse(call, keepResponse(RESULT, code`event`), RESULT) : readJson(call, RESULT)}
    `
    return fetchProgram(
      call,
      code`
        ${defineLoop(call, objectTypes(call))}
        ${listModels(call)}

        ${responsesLoop(call, RESULT, { item: typed(call, ANY) }, ask, undefined, when(!streaming, PRINT_PARTS))}
      `,
    )
  },
}

const PRINT_PARTS = code`
  for (const part of parts) {
    if (part.type === "output_text") console.log(part.text);
  }
`
