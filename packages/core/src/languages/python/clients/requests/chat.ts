import type { ChatRenderer } from '../../../clients/client.ts'
import { rawChat } from '../../raw-chats/chat.ts'
import { requestsTransport } from './transport.ts'

export const requestsChat: ChatRenderer = /* @__PURE__ */ rawChat(requestsTransport)
