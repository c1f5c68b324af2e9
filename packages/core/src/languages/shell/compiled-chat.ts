import { chatCompiler } from '../printing/compiled-chat.ts'

/** Returns a renderer of chats whose commands are compiled once for each shape. */
export const compiledChat = /* @__PURE__ */ chatCompiler(() => '')
