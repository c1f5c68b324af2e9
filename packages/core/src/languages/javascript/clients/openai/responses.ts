import { bodyOf, unsupportedInApi } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { properties } from '../chat-completion.ts'
import { endLine } from '../end-line.ts'
import { endedEarly, printResponseEvent } from '../responses.ts'
import { openaiProgram } from './program.ts'

export const openaiResponses: ClientForm = {
  client: 'openai',
  unsupported: unsupportedInApi,
  render(call) {
    const { baseUrl, moreHeaders, request, showsMessage, streaming } = call
    const passed = properties(bodyOf(request), 2)
    const shown = showsMessage ? 'JSON.stringify(response.output, null, 2)' : 'response.output_text'
    const created = streaming
      ? `const stream = await client.responses.create({
${passed}});

let complete = false;
for await (const event of stream) {
${printResponseEvent(call, '  ')}}
if (!complete) throw new Error("The stream ended before it was complete.");
${endLine(call)}`
      : `const response = await client.responses.create({
${passed}});

console.log(${shown});
${endedEarly('response', '')}`
    return openaiProgram(call, baseUrl, moreHeaders, created)
  },
}
