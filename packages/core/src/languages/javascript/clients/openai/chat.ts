import type { ChatCall } from '../../../../call/call.ts'
import { type RawNode, raw } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { chatProperties, endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { askEach, hasFallbacks } from '../robust.ts'
import { openaiProgram } from './program.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { baseUrl, moreHeaders, form, streaming } = call
    const shown = streaming
      ? `${keptNames(call)}for await (const chunk of stream) {
  ${printDelta(call, '  ')}}
${endStream(call)}`
      : printMessage(call)
    return openaiProgram(call, baseUrl, moreHeaders, `${create(call)}\n${shown}`, form.robust)
  },
}

/** The call, whose result is `completion` or `stream`, of one provider after another if there are several. */
function create(call: ChatCall): string {
  const result = call.streaming ? 'stream' : 'completion'
  return hasFallbacks(call)
    ? askEach(call, result, createFor(call, raw('model'), 2), REFUSED_FOR_GOOD)
    : `const ${result} = await ${createFor(call, call.requestModel, 0)};\n`
}

/** The client's method, called in code that is indented by so many columns. */
function createFor(call: ChatCall, model: string | RawNode, column: number): string {
  const { parameters, streaming } = call
  const indent = spaces(column)
  return `client.chat.completions.create({
${chatProperties(call, { model, parameters }, column + 2)}${streaming ? `${indent}  stream: true,\n` : ''}${indent}})`
}

/** An error of the connection has no status. */
const REFUSED_FOR_GOOD = 'error.status < 500 && ![408, 409, 429].includes(error.status)'
