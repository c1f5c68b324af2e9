import type { ChatRenderer } from '../../../clients/client.ts'
import { rawResponsesToolLoop } from '../../raw-chats/responses-tool-loop.ts'
import { requestsTransport } from './transport.ts'

export const requestsResponsesToolLoop: ChatRenderer = /* @__PURE__ */ rawResponsesToolLoop(requestsTransport)
