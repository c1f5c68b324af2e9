import type { ClientForm } from '../../../clients/client.ts'
import { chat } from './chat.ts'
import { onPlatform } from './windows.ts'

export const curlMessages: ClientForm = { client: 'curl', ...onPlatform(chat) }
