import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import { plainBody } from '../../clients/chat-api.ts'
import { withModel } from './retries.ts'

/** Returns a body as a raw client sends it. */
export const sentBody = (call: ChatCall, body: ValueObject): ValueObject =>
  call.variant.retries ? withModel(call, body) : plainBody(body)
