import type { Call } from '../call.ts'
import { type PythonImport, python } from '../languages/python.ts'
import type { ClientRecord } from './client.ts'
import { refusesCustomProviderModel } from './hub-client.ts'
import { refusesSurrogate } from './python-program.ts'

export const pythonHuggingfaceHub: ClientRecord = {
  language: 'python',
  id: 'huggingface_hub',
  place: 2,
  install: 'pip install huggingface_hub~=2.4',
}

export const CLIENT: PythonImport = { module: 'huggingface_hub', name: 'InferenceClient' }

/** What the client cannot do in any call. */
export const refusesCall = (call: Call): string | undefined =>
  refusesSurrogate(call) ??
  (call.traits.nullField ? 'the client leaves out every field that is null' : undefined) ??
  refusesCustomProviderModel(call)

/** Makes the client; `head` and `model` are further arguments. */
export function clientOf({ token, billTo }: Pick<Call, 'token' | 'billTo'>, head: string, model: string): string {
  const bill = billTo === undefined ? '' : python.argument('bill_to', billTo)
  return `client = InferenceClient(\n${head}${python.argument('api_key', token)}${model}${bill})\n`
}
