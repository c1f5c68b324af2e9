import { perFrame } from '../chat-call.ts'
import { askedOfService } from './asked.ts'
import type { ChatPart } from './client.ts'
import { chatProperties, endLine, printDelta, printMessage } from './javascript-chat.ts'
import { before, javascriptOpenai } from './javascript-openai.ts'

export const javascriptOpenaiChat: ChatPart = {
  of: javascriptOpenai,
  template: (call) => aroundProperties(call, chatProperties(call, askedOfService(call), 2)),
}

const aroundProperties = perFrame((frame) => ({
  before: `${before(frame, frame.baseUrl, frame.moreHeaders)}const ${frame.streaming ? 'stream' : 'completion'} = await client.chat.completions.create({\n  `,
  after: frame.streaming
    ? `,\n  stream: true,\n});\n\nfor await (const chunk of stream) {\n  ${printDelta(frame)}}\n${endLine(frame)}`
    : `,\n});\n\n${printMessage(frame)}`,
}))
