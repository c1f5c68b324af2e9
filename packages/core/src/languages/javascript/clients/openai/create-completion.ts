import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { code, javascript } from '../../writer.ts'
import { ask, STREAM } from '../api-client.ts'
import { modelOf } from '../retries.ts'
import { castCompletion } from './types.ts'

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
