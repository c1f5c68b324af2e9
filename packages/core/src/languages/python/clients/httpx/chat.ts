import type { ChatRenderer } from '../../../clients/client.ts'
import { rawChat } from '../../raw-chats/chat.ts'
import { httpxTransport } from './transport.ts'

export const httpxChat: ChatRenderer = /* @__PURE__ */ rawChat(httpxTransport)
