import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { printResponse, printStream } from '../requests/responses.ts'
import { httpxProgram } from './chat.ts'
import { READ_EVENTS } from './events.ts'

export const httpxResponses: ChatRenderer = {
  client: 'httpx',
  render: (call) =>
    httpxProgram(call, bodyOf(call.request), call.streaming ? printStream(call) : printResponse(call), READ_EVENTS),
}
