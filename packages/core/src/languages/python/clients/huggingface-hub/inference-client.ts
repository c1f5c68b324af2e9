import type { Call, ChatCall } from '../../../../call/call.ts'
import { indented } from '../../../printing/literal.ts'
import { type PythonImport, python } from '../../writer.ts'
import { mainOf } from '../main.ts'

const clientName = (call: Call): string =>
  call.kind === 'chat' && call.form.async ? 'AsyncInferenceClient' : 'InferenceClient'

/** What a call imports of the client. */
export const inferenceClient = (call: Call): PythonImport => ({ module: 'huggingface_hub', name: clientName(call) })

/** Makes `client`; `where` and `more` are further arguments. */
export function createClient(call: Call, where: string, more = ''): string {
  const { token, billTo } = call
  const bill = billTo === undefined ? '' : python.argument('bill_to', billTo)
  return `client = ${clientName(call)}(
${where}    api_key=${python.literal(token)},
${more}${bill})
`
}

/**
 * The code of a chat behind `client`, as `mainOf` has it. A coroutine closes the client of a stream: huggingface_hub 2.4
 * leaves the stream at `[DONE]`, before the connection ends, and its generators complain when the program does.
 */
export const mainOfClient = (call: ChatCall, body: string, functions: string): string =>
  mainOf(call, call.form.async && call.streaming ? `    async with client:\n${indented(body, 4)}` : body, functions)
