import type { ClientForm } from '../../../clients/client.ts'
import { type Typed, typed } from '../../types.ts'
import { listModels } from '../robust.ts'
import { objectTypes } from '../tools.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { fetchProgram, post, readJson } from './chat.ts'
import { readResponse } from './events.ts'

export const fetchResponsesToolLoop: ClientForm = {
  client: 'fetch',
  render(call) {
    const { streaming } = call
    const read = streaming
      ? readResponse(call, keepResponse('result', '      '), 'result', '  ')
      : readJson(call, 'result', '  ')
    const ask = `${post(call, loopBody(call), 2)}\n${read}`
    return fetchProgram(
      call,
      `${defineLoop(call, objectTypes(call))}${listModels(call)}\n${responsesLoop(call, 'result', { item: ': any' }, ask, streaming ? '' : printOutput(call))}`,
    )
  },
}

/** Reasoning and calls are items, too. */
const printOutput = (
  call: Typed,
): string => `  for (const part of result.output.flatMap((item${typed(call, ': any')}) => item.content ?? [])) {
    if (part.type === "output_text") console.log(part.text);
  }
`
