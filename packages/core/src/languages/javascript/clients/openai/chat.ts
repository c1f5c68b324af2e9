import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, javascript } from '../../writer.ts'
import { ask, STREAM } from '../api-client.ts'
import { endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { listModels, modelOf } from '../retries.ts'
import { chatProgram } from './program.ts'
import { castCompletion } from './types.ts'

export const openaiChat: ChatRenderer = {
  client: 'openai',
  render: (call) =>
    chatProgram(
      call,
      code`
        ${listModels(call)}
        ${createCompletion(call, call.messages, call.parameters)}

        ${call.streaming ? printStream(call) : printMessage(call)}
      `,
    ),
}

const printStream = (call: ChatCall): Piece => code`
  ${keptNames(call)}
  for await (const chunk of stream) {
    ${printDelta(call)}
  }
  ${endStream(call)}
`

const COMPLETION = /* @__PURE__ */ name('completion')

const STREAMED = code`stream: true,`

/** Requests `completion` or `stream`. */
export const createCompletion = (call: ChatCall, messages: Value, parameters: ValueObject): Piece | undefined =>
  ask(
    call,
    call.streaming ? STREAM : COMPLETION,
    code`
      client.chat.completions.create({
        ${javascript.properties({ model: modelOf(call), messages })}
        ${javascript.properties(parameters)}
        ${when(call.streaming, STREAMED)}
      }${castCompletion(call, messages, parameters)})
    `,
  )
