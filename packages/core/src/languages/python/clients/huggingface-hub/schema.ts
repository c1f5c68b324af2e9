import type { ChatCall } from '../../../../call/call.ts'
import { asksForSchema, unsupportedSchema as unsupportedByHub } from '../../../clients/hub-client.ts'

/**
 * Why a schema cannot be sent. The client asks endpoints as the hub's own service; of the servers behind them TGI alone
 * reads that form.
 */
export const unsupportedSchema = (call: ChatCall): string | undefined =>
  call.target === 'endpoint' && asksForSchema(call)
    ? 'the client converts the schema to an older form, `json_object`, for endpoints'
    : unsupportedByHub(call, 'python')
