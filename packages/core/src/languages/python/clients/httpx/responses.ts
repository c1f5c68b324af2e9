import type { ChatRenderer } from '../../../clients/client.ts'
import { rawResponses } from '../../raw-chats/responses.ts'
import { httpxTransport } from './transport.ts'

export const httpxResponses: ChatRenderer = /* @__PURE__ */ rawResponses(httpxTransport)
