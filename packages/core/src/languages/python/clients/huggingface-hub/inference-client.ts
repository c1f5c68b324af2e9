import type { Call } from '../../../../call/call.ts'
import { python } from '../../writer.ts'

/** Makes `client`; `where` and `model` are further arguments. */
export function createClient({ token, billTo }: Pick<Call, 'token' | 'billTo'>, where: string, model = ''): string {
  const bill = billTo === undefined ? '' : python.argument('bill_to', billTo)
  return `client = InferenceClient(
${where}    api_key=${python.literal(token)},
${model}${bill})
`
}
