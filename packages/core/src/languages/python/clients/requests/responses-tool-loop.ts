import type { ClientForm } from '../../../clients/client.ts'
import { JSON_MODULE } from '../imports.ts'
import { defineLoop, loopBody, readStream, responsesLoop } from '../responses.ts'
import { openSession, post, requestsProgram } from './chat.ts'

export const requestsResponsesToolLoop: ClientForm = {
  client: 'requests',
  render(call) {
    const { tools, messages } = defineLoop(call)
    const read = call.streaming ? readStream(call, 'items', 4) : '    result = response.json()\n'
    const ask = `${post(call, loopBody(call), 4)}\n${read}`
    return requestsProgram(
      call,
      [JSON_MODULE],
      `${tools}\n${openSession(call)}${messages}${responsesLoop(call, 'items', ask)}`,
    )
  },
}
