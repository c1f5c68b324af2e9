import type { Call } from '../../../../call/call.ts'
import { type PythonImport, python } from '../../writer.ts'

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
