import { lookUpModel, statusOfMissing, withServing } from '../../app/domain/hub/hub.server.ts'
import type { FindModel } from '../api/models.ts'
import { ProblemError } from '../api/problem.ts'

/** The error when a model may exist on the hub, but the client has used up its look-ups. */
export const TOO_MANY_LOOK_UPS = new ProblemError(
  'too-many-requests',
  'You’ve looked up too many models on Hugging Face. Try again soon; built-in models still work.',
  [],
  { 'retry-after': '10' },
)

/** The hub may have the model, so the error doesn’t say that it’s missing. */
const NO_HUB = new ProblemError(
  'no-hub',
  'The model isn’t built in, and looking it up on Hugging Face failed. Try again soon.',
  [],
  { 'retry-after': '30' },
)

const REFUSED = new ProblemError(
  'no-hub',
  'The model isn’t built in, and we couldn’t look it up: Hugging Face rejected this site’s request.',
)

/** Finds any model. Responses for built-in models are valid until the next release; others are cached briefly. */
export const findAnywhere: FindModel = async (id, needsServing, task) => {
  const found = await lookUpModel(id, task)
  if (found.kind === 'missing' && found.isLimited) throw TOO_MANY_LOOK_UPS
  if (found.kind === 'missing' && statusOfMissing(found.hub) === 503) throw found.hub === 'refused' ? REFUSED : NO_HUB
  if (found.kind !== 'found') return undefined
  const isEmbedded = found.source === 'catalogue'
  if (!isEmbedded || needsServing?.(found.model) !== true) return { model: found.model, isLasting: isEmbedded }
  const { model, state } = await withServing(found.model, { isPatient: true })
  return { model, isLasting: state === 'off' }
}
