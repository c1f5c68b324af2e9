import { conversational } from '../tasks/conversational.ts'

export { buildChatCall } from '../chat-call.ts'
export const tasks = [conversational]
