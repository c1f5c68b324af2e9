import { lookUpModel, statusOfMissing, withServing } from '../app/domain/hub/hub.server.ts'
import type { FindModel } from './api/models.ts'
import { ProblemError } from './api/problem.ts'

/** What is said where a model may be known to the hub, and the reader's share of look-ups there is used up. */
export const TOO_MANY_LOOK_UPS = new ProblemError(
  'too-many-requests',
  'You’ve looked up too many models on Hugging Face. Try again soon; built-in models still work.',
  [],
  { 'retry-after': '10' },
)

/** It may have the model, so that nothing is said of that. */
const NO_HUB = new ProblemError(
  'no-hub',
  'The model isn’t built in, and looking it up on Hugging Face failed. Try again soon.',
  [],
  { 'retry-after': '30' },
)

/** Finds any model. Embedded ones hold until the next release; others, and who serves a model, for a short while. */
export const findAnywhere: FindModel = async (id, needsServing, task) => {
  const found = await lookUpModel(id, task)
  if (found.kind === 'missing' && found.isLimited) throw TOO_MANY_LOOK_UPS
  if (found.kind === 'missing' && statusOfMissing(found.hub) === 503) throw NO_HUB
  if (found.kind !== 'found') return undefined
  const isEmbedded = found.source === 'catalogue'
  if (!isEmbedded || needsServing?.(found.model) !== true) return { model: found.model, isLasting: isEmbedded }
  const { model, state } = await withServing(found.model, { isPatient: true })
  return { model, isLasting: state === 'off' }
}
