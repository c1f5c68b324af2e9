import type { Call } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { mainOf } from '../main.ts'

const CLIENT = /* @__PURE__ */ nameFrom('huggingface_hub', 'InferenceClient')
const ASYNC_CLIENT = /* @__PURE__ */ nameFrom('huggingface_hub', 'AsyncInferenceClient')

/** Creates `client`; `where` and `more` are further arguments. */
export function createClient(call: Call, where: ValueObject, more: ValueObject = {}): Piece {
  const passed = {
    ...where,
    api_key: call.token,
    ...more,
    ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
  }
  const variant = call.kind === 'chat' ? call.variant : undefined
  const client = variant?.async ? ASYNC_CLIENT : CLIENT
  if (!variant?.retries) return code`client = ${client}(${python.arguments(passed)})`
  return code`
    client = ${client}(
        ${eachOnItsLine(passed)}
    )
  `
}

/**
 * Returns the code of a chat after `client`, like `mainOf`. A coroutine closes the client of a stream: huggingface_hub
 * 2.4 stops reading at `[DONE]`, before the connection ends, and its generators print an error when the program exits.
 */
export function mainOfClient(call: ChatShape, body: Piece, functions?: Piece): Piece {
  if (!call.variant.async || !call.streaming) return mainOf(call, body, functions)
  const closing = code`
    async with client:
        ${body}
  `
  return mainOf(call, closing, functions)
}
