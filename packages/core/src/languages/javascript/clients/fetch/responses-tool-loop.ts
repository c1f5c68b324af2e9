import type { ChatRenderer } from '../../../clients/client.ts'
import { ANY, typed } from '../../types.ts'
import { code } from '../../writer.ts'
import { hasNoText } from '../responses.ts'
import { listModels } from '../retries.ts'
import { objectTypes } from '../tools.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { fetchProgram, post } from './chat.ts'
import { readResponse } from './events.ts'
import { readJson } from './response.ts'
import { printOutput, RESULT } from './responses.ts'

export const fetchResponsesToolLoop: ChatRenderer = {
  client: 'fetch',
  render(call) {
    const { streaming } = call
    const ask = code`
      ${post(call, loopBody(call))}

      ${streaming ? readResponse(call, keepResponse(RESULT, code`event`), RESULT) : readJson(call, RESULT)}
    `
    const print = streaming ? undefined : printOutput(call)
    return fetchProgram(
      call,
      code`
        ${defineLoop(call, objectTypes(call))}
        ${listModels(call)}

        ${responsesLoop(call, RESULT, { item: typed(call, ANY) }, hasNoText(call, RESULT), ask, print)}
      `,
    )
  },
}
