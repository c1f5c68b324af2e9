import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { chatProperties, endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { openaiProgram } from './program.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { baseUrl, moreHeaders, requestModel: model, parameters, streaming } = call
    const properties = chatProperties(call, { model, parameters }, 2)
    const created = streaming
      ? `const stream = await client.chat.completions.create({
${properties}  stream: true,
});

${keptNames(call)}for await (const chunk of stream) {
  ${printDelta(call, '  ')}}
${endStream(call)}`
      : `const completion = await client.chat.completions.create({
${properties}});

${printMessage(call)}`
    return openaiProgram(call, baseUrl, moreHeaders, created)
  },
}
