import type { ChatRenderer } from '../../../clients/client.ts'
import { defineLoop, loopBody } from '../message-loop.ts'
import { roundsOf } from '../requests/messages-tool-loop.ts'
import { READ_EVENTS } from './events.ts'
import { httpxLoop } from './loop.ts'

export const httpxMessagesToolLoop: ChatRenderer = {
  client: 'httpx',
  render: (call) => httpxLoop(call, defineLoop(call), loopBody(call), READ_EVENTS, (ask) => roundsOf(call, ask)),
}
