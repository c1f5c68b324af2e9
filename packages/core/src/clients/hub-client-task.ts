import type { TaskCall } from '../call.ts'
import { pathOf } from '../providers/provider.ts'

/** With `auto`, a model of another library than transformers may answer with audio or with JSON that holds it. */
export const mayBeSpeechInJson = ({ answer, model, task }: TaskCall): boolean =>
  task === 'text-to-speech' &&
  answer === undefined &&
  model.library_name !== undefined &&
  model.library_name !== 'transformers'

/** What stands in an address as it is: no space, no control character, nothing with a meaning of its own there. */
const PLAIN_IN_ADDRESS = /^[^\s\p{Cc}\p{Surrogate}?#%\\]+$/u

/** The hub's own clients and fal's put the provider's id of the model into an address as it is. */
export const refusesUnencodedModel = (call: TaskCall): string | undefined =>
  call.mode !== 'endpoint' &&
  call.request?.url.includes(pathOf(call.providerModel)) === true &&
  !PLAIN_IN_ADDRESS.test(call.providerModel)
    ? "the client puts the provider's id of the model into an address without encoding it"
    : undefined
