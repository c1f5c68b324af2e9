import { unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { javascript } from '../../writer.ts'
import { importsOfFiles, readFiles } from '../files.ts'
import { defineLoop, keepResponse, loopBody, responsesLoop } from '../whole-response.ts'
import { post } from './chat.ts'
import { readResponse } from './events.ts'

export const fetchResponsesToolLoop: ClientForm = {
  client: 'fetch',
  unsupported: unsupportedInApi,
  render(call) {
    const { streaming } = call
    const read = streaming
      ? readResponse(keepResponse('result', '      '), 'result', '  ')
      : '  const result = await response.json();\n'
    const ask = `${post(call, loopBody(call), 2)}\n${read}`
    return javascript.program(
      importsOfFiles(call),
      `${readFiles(call)}${defineLoop(call)}\n${responsesLoop(call, 'result', ask, streaming ? '' : PRINT_OUTPUT)}`,
    )
  },
}

/** Reasoning and calls are items, too. */
const PRINT_OUTPUT = `  for (const part of result.output.flatMap((item) => item.content ?? [])) {
    if (part.type === "output_text") console.log(part.text);
  }
`
