import type { ChatRenderer } from '../../../clients/client.ts'
import { rawToolLoop } from '../../raw-chats/tool-loop.ts'
import { httpxTransport } from './transport.ts'

export const httpxToolLoop: ChatRenderer = /* @__PURE__ */ rawToolLoop(httpxTransport)
