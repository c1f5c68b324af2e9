import type { ChatRenderer } from '../../../clients/client.ts'
import { roundsOf } from '../requests/responses-tool-loop.ts'
import { defineLoop, loopBody } from '../responses.ts'
import { READ_EVENTS } from './events.ts'
import { httpxLoop } from './loop.ts'

export const httpxResponsesToolLoop: ChatRenderer = {
  client: 'httpx',
  render: (call) => httpxLoop(call, defineLoop(call), loopBody(call), READ_EVENTS, (ask) => roundsOf(call, ask)),
}
