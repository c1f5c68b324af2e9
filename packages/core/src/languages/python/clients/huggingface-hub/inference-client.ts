import type { Call, ChatCall } from '../../../../call/call.ts'
import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { mainOf } from '../main.ts'

const CLIENT = /* @__PURE__ */ nameFrom('huggingface_hub', 'InferenceClient')
const ASYNC_CLIENT = /* @__PURE__ */ nameFrom('huggingface_hub', 'AsyncInferenceClient')

/** Makes `client`; `where` and `more` are further arguments. */
export const createClient = (call: Call, where?: Piece, more?: Piece): Piece => code`
  client = ${call.kind === 'chat' && call.form.async ? ASYNC_CLIENT : CLIENT}(
      ${where}
      api_key=${call.token},
      ${more}
      ${call.billTo === undefined ? undefined : code`bill_to=${call.billTo},`}
  )
`

/**
 * The code of a chat behind `client`, as `mainOf` has it. A coroutine closes the client of a stream: huggingface_hub 2.4
 * leaves the stream at `[DONE]`, before the connection ends, and its generators complain when the program does.
 */
export function mainOfClient(call: ChatCall, body: Piece, functions?: Piece): Piece {
  if (!call.form.async || !call.streaming) return mainOf(call, body, functions)
  const closing = code`
    async with client:
        ${body}
  `
  return mainOf(call, closing, functions)
}
