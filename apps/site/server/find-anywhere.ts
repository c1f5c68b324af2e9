import { lookUpModel, withServing } from '../app/features/hub/hub.server.ts'
import type { FindModel } from './api/models.ts'

/** Finds any model. Embedded ones hold until the next release; others, and who serves a model, for a short while. */
export const findAnywhere: FindModel = async (id, needsServing) => {
  const found = await lookUpModel(id)
  if (found.kind !== 'found') return undefined
  const isEmbedded = found.source === 'catalogue'
  if (!isEmbedded || needsServing?.(found.model) !== true) return { model: found.model, isLasting: isEmbedded }
  const { model, state } = await withServing(found.model, { isPatient: true })
  return { model, isLasting: state === 'off' }
}
