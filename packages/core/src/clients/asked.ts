import type { ChatCall } from '../call.ts'
import type { JsonObject } from '../languages/value.ts'

/** What a client is given of a chat call: the model's name and the parameters differ between clients. */
export interface Asked {
  readonly model: string
  readonly parameters: JsonObject
}

/** What a client that knows nothing of the hub is given. */
export const askedOfService = (call: ChatCall): Asked => ({ model: call.requestModel, parameters: call.sentParameters })

/** Whether a client is given the very fields that the body holds, in the same order. */
export const isWholeBody = (call: ChatCall, model: string, parameters: JsonObject): boolean =>
  parameters === call.sentParameters && model === call.requestModel && call.fieldNames[0] === 'model'
