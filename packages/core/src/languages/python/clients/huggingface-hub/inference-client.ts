import type { Call } from '../../../../call/call.ts'
import { type PythonImport, python } from '../../writer.ts'

export const INFERENCE_CLIENT: PythonImport = { module: 'huggingface_hub', name: 'InferenceClient' }

export const ASYNC_INFERENCE_CLIENT: PythonImport = { module: 'huggingface_hub', name: 'AsyncInferenceClient' }

/** Makes `client`; `where` and `more` are further arguments. */
export function createClient(call: Call, where: string, more = ''): string {
  const { token, billTo } = call
  const bill = billTo === undefined ? '' : python.argument('bill_to', billTo)
  const isAsync = call.kind === 'chat' && call.form.async
  return `client = ${isAsync ? 'AsyncInferenceClient' : 'InferenceClient'}(
${where}    api_key=${python.literal(token)},
${more}${bill})
`
}
