import type { ChatRenderer } from '../../../clients/client.ts'
import { rawMessages } from '../../raw-chats/messages.ts'
import { httpxTransport } from './transport.ts'

export const httpxMessages: ChatRenderer = /* @__PURE__ */ rawMessages(httpxTransport)
