import type { Call } from '../../../../call/call.ts'
import { type PythonImport, python } from '../../writer.ts'

export const INFERENCE_CLIENT: PythonImport = { module: 'huggingface_hub', name: 'InferenceClient' }

/** Makes `client`; `where` and `model` are further arguments. */
export function createClient({ token, billTo }: Pick<Call, 'token' | 'billTo'>, where: string, model = ''): string {
  const bill = billTo === undefined ? '' : python.argument('bill_to', billTo)
  return `client = InferenceClient(
${where}    api_key=${python.literal(token)},
${model}${bill})
`
}
