import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { ask } from '../api-client.ts'
import { properties } from '../chat-completion.ts'
import { endLine } from '../end-line.ts'
import { endedEarly, printResponseEvent } from '../responses.ts'
import { listModels, withModel } from '../robust.ts'
import { openaiProgram } from './program.ts'

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
  ask(
    call,
    call.streaming ? 'stream' : 'response',
    (inner) => `client.responses.create({\n${properties(withModel(call, body), inner + 2)}${spaces(inner)}})`,
    column,
  )

const printStream = (call: ChatCall): string => `let complete = false;
for await (const event of stream) {
${printResponseEvent(call, '  ')}}
if (!complete) throw new Error("The stream ended before it was complete.");
${endLine(call)}`

const printResponse = ({ showsMessage }: ChatCall): string =>
  `console.log(${showsMessage ? 'JSON.stringify(response.output, null, 2)' : 'response.output_text'});
${endedEarly('response', '')}`
