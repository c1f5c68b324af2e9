import type { ChatRenderer } from '../../../clients/client.ts'
import { chat } from './chat.ts'
import { onPlatform } from './windows.ts'

export const curlResponses: ChatRenderer = { client: 'curl', ...onPlatform(chat) }
