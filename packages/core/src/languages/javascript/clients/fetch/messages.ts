import type { ClientForm } from '../../../clients/client.ts'
import { endLine } from '../end-line.ts'
import { printMessage, printMessageEvent } from '../messages.ts'
import { chatProgram, readJson } from './chat.ts'
import { readEvents } from './events.ts'

/** The client of the API throws this itself. */
const BROKEN =
  '    if (event.type === "error") throw new Error(`The stream broke off: ${JSON.stringify(event.error)}`);\n'

export const fetchMessages: ClientForm = {
  client: 'fetch',
  render: (call) =>
    chatProgram(
      call,
      call.streaming
        ? readEvents(call, BROKEN + printMessageEvent(call, '    ')) + endLine(call)
        : `${readJson(call, 'message')}${printMessage(call)}`,
    ),
}
