import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { spaces } from '../../../printing/literal.ts'
import { ask } from '../api-client.ts'
import { chatProperties, endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { listModels, modelOf } from '../robust.ts'
import { openaiProgram } from './program.ts'
import { castCompletion } from './types.ts'

export const chat: Renderer<ChatCall> = {
  render(call) {
    const { baseUrl, moreHeaders, form, messages, parameters, streaming } = call
    const shown = streaming
      ? `${keptNames(call)}for await (const chunk of stream) {
  ${printDelta(call, '  ')}}
${endStream(call)}`
      : printMessage(call)
    const asked = ask(call, streaming ? 'stream' : 'completion', (column) =>
      createCompletion(call, messages, parameters, column),
    )
    return openaiProgram(call, baseUrl, moreHeaders, `${listModels(call)}${asked}\n${shown}`, form.robust)
  },
}

/** The call of `chat.completions.create`, for code that is indented by so many columns. */
export const createCompletion = (
  call: ChatCall,
  messages: Value,
  parameters: { readonly [name: string]: Value },
  column: number,
): string => `client.chat.completions.create({
${chatProperties({ messages }, { model: modelOf(call), parameters }, column + 2)}\
${call.streaming ? `${spaces(column)}  stream: true,\n` : ''}${spaces(column)}}${castCompletion(call, messages, parameters)})`
