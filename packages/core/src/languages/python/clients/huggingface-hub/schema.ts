import type { ChatCall } from '../../../../call/call.ts'
import { asksForSchema, unsupportedSchema as unsupportedByHub } from '../../../clients/hub-client.ts'

/**
 * Why a schema cannot be sent: inference/_providers/hf_inference.py, which calls endpoints too, and fireworks_ai.py of
 * huggingface_hub 2.4. Of the servers behind endpoints TGI alone reads that form. Fireworks takes it, but documents the
 * recipe's.
 */
export function unsupportedSchema(call: ChatCall): string | undefined {
  const { target, provider, answer } = call
  if (!asksForSchema(call)) return undefined
  if (target === 'endpoint') return 'the client turns the schema into an older form, `json_object`, for endpoints'
  const isRewritten = provider === 'hf-inference' || (provider === 'fireworks-ai' && answer !== undefined)
  return target === 'direct' && isRewritten
    ? 'the client turns the schema into an older form, `json_object`, for the provider'
    : unsupportedByHub(call)
}
