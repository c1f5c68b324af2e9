import type { ChatRenderer } from '../../../clients/client.ts'
import { rawToolLoop } from '../../raw-chats/tool-loop.ts'
import { requestsTransport } from './transport.ts'

export const requestsToolLoop: ChatRenderer = /* @__PURE__ */ rawToolLoop(requestsTransport)
