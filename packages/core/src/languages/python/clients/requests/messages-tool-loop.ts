import type { ChatRenderer } from '../../../clients/client.ts'
import { rawMessagesToolLoop } from '../../raw-chats/messages-tool-loop.ts'
import { requestsTransport } from './transport.ts'

export const requestsMessagesToolLoop: ChatRenderer = /* @__PURE__ */ rawMessagesToolLoop(requestsTransport)
