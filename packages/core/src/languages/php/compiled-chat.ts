import { chatCompiler } from '../printing/compiled-chat.ts'
import { START } from './writer.ts'

/** Returns a renderer of chats whose programs are compiled once for each shape. */
export const compiledChat = /* @__PURE__ */ chatCompiler(() => START)
