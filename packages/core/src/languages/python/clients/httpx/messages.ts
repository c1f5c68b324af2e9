import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { printMessage, printStream } from '../requests/messages.ts'
import { httpxProgram } from './chat.ts'
import { READ_EVENTS } from './events.ts'

export const httpxMessages: ChatRenderer = {
  client: 'httpx',
  render: (call) =>
    httpxProgram(call, bodyOf(call.request), call.streaming ? printStream(call) : printMessage(call), READ_EVENTS),
}
