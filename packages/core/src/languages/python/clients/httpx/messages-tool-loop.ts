import type { ChatRenderer } from '../../../clients/client.ts'
import { rawMessagesToolLoop } from '../../raw-chats/messages-tool-loop.ts'
import { httpxTransport } from './transport.ts'

export const httpxMessagesToolLoop: ChatRenderer = /* @__PURE__ */ rawMessagesToolLoop(httpxTransport)
