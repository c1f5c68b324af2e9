import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { create } from '../api-client.ts'
import { endLine } from '../end-line.ts'
import { endedEarly, printResponseEvent } from '../responses.ts'
import { listModels } from '../robust.ts'
import { openaiProgram } from './program.ts'
import { castResponse } from './types.ts'

export const openaiResponses: ClientForm = {
  client: 'openai',
  render(call) {
    const { baseUrl, moreHeaders, form, request, streaming } = call
    const asked = createResponse(call, bodyOf(request))
    const shown = streaming ? printStream(call) : printResponse(call)
    return openaiProgram(call, baseUrl, moreHeaders, `${listModels(call)}${asked}\n${shown}`, form.robust)
  },
}

/** Asks for `response` or `stream`, in code that is indented by so many columns. */
export const createResponse = (call: ChatCall, body: { readonly [name: string]: Value }, column = 0): string =>
  create(call, 'client.responses.create', 'response', body, column, castResponse(call, body))

const printStream = (call: ChatCall): string => `let complete = false;
for await (const event of stream) {
${printResponseEvent(call, '  ')}}
if (!complete) throw new Error("The stream ended before it was complete.");
${endLine(call)}`

const printResponse = ({ showsMessage }: ChatCall): string =>
  `console.log(${showsMessage ? 'JSON.stringify(response.output, null, 2)' : 'response.output_text'});
${endedEarly('response', '')}`
