import type { ChatCall } from '../../../../call/call.ts'
import { asksForSchema, unsupportedSchema as unsupportedByHub } from '../../../clients/hub-client.ts'

/**
 * Returns why a schema can't be sent. The client treats endpoints like Hugging Face's own service, whose format only
 * TGI supports among the servers behind them.
 */
export const unsupportedSchema = (call: ChatCall): string | undefined =>
  call.target === 'endpoint' && asksForSchema(call)
    ? 'the client converts the schema to an older format, `json_object`, for endpoints'
    : unsupportedByHub(call, 'python')
