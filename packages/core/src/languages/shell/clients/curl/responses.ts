import type { ChatRenderer } from '../../../clients/client.ts'
import { curlChat } from './chat.ts'

export const curlResponses: ChatRenderer = curlChat
