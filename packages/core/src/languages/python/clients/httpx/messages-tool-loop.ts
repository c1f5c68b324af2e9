import type { ClientForm } from '../../../clients/client.ts'
import { indented } from '../../../printing/literal.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
import { readInput, readMessage } from '../requests/messages-tool-loop.ts'
import { READ_EVENTS } from './events.ts'
import { httpxLoop } from './loop.ts'

export const httpxMessagesToolLoop: ClientForm = {
  client: 'httpx',
  render(call) {
    const { tools, messages } = defineLoop(call)
    return httpxLoop(call, tools, messages, loopBody(call), READ_EVENTS, (ask) =>
      messageLoop(call, 'items', `${ask}\n${indented(readMessage(call), 8)}`, readInput(call), 8),
    )
  },
}
