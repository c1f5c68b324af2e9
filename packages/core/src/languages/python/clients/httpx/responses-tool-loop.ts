import type { ClientForm } from '../../../clients/client.ts'
import { indented } from '../../../printing/literal.ts'
import { defineLoop, loopBody, readStream, responsesLoop } from '../responses.ts'
import { READ_EVENTS } from './events.ts'
import { httpxLoop } from './loop.ts'

export const httpxResponsesToolLoop: ClientForm = {
  client: 'httpx',
  render(call) {
    const { tools, messages } = defineLoop(call)
    const read = call.streaming ? readStream(call, 'items', 4) : '    result = response.json()\n'
    return httpxLoop(call, tools, messages, loopBody(call), READ_EVENTS, (ask) =>
      responsesLoop(call, 'items', `${ask}\n${indented(read, 8)}`, 8),
    )
  },
}
