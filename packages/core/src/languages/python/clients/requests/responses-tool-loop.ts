import { unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { defineLoop, loopBody, readStream, responsesLoop } from '../responses.ts'
import { post } from './chat.ts'
import { REQUESTS } from './refused.ts'

export const requestsResponsesToolLoop: ClientForm = {
  client: 'requests',
  unsupported: unsupportedInApi,
  render(call) {
    const { tools, messages } = defineLoop(call)
    const read = call.streaming ? readStream('items', 4) : '    result = response.json()\n'
    const ask = `${post(call, loopBody(call), 4)}\n${read}`
    return programWithFiles(call, [JSON_MODULE, REQUESTS], `${tools}\n${messages}${responsesLoop(call, 'items', ask)}`)
  },
}
