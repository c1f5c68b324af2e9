import type { ClientForm } from '../../../clients/client.ts'
import { listModels } from '../robust.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { fetchProgram, post } from './chat.ts'
import { readResponse } from './events.ts'

export const fetchResponsesToolLoop: ClientForm = {
  client: 'fetch',
  render(call) {
    const { streaming } = call
    const read = streaming
      ? readResponse(keepResponse('result', '      '), 'result', '  ')
      : '  const result = await response.json();\n'
    const ask = `${post(call, loopBody(call), 2)}\n${read}`
    return fetchProgram(
      call,
      `${defineLoop(call)}${listModels(call)}\n${responsesLoop(call, 'result', ask, streaming ? '' : PRINT_OUTPUT)}`,
    )
  },
}

/** Reasoning and calls are items, too. */
const PRINT_OUTPUT = `  for (const part of result.output.flatMap((item) => item.content ?? [])) {
    if (part.type === "output_text") console.log(part.text);
  }
`
