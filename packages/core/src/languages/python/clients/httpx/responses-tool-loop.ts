import type { ChatRenderer } from '../../../clients/client.ts'
import { rawResponsesToolLoop } from '../../raw-chats/responses-tool-loop.ts'
import { httpxTransport } from './transport.ts'

export const httpxResponsesToolLoop: ChatRenderer = /* @__PURE__ */ rawResponsesToolLoop(httpxTransport)
