import type { ModelRecord } from '@model-snippets/core'
import { createHub, type HubOptions } from '@model-snippets/hub'
import { type ModelSources, quietModels, sourceOf } from '../packages/core/src/model/catalogue/sources.ts'

/** Returns the catalog models to review, one line each, and one for an unreachable hub. */
export async function describeQuietModels(
  models: readonly ModelRecord[],
  known: ModelSources,
  day: string,
  hub: HubOptions,
): Promise<string> {
  const ids = models.map(({ id }) => id)
  const quiet = quietModels(known, ids, day).map((id) => {
    const source = sourceOf(known, id)
    return source === undefined
      ? `${id}: no source names it`
      : `${id}: last seen on ${source.read}, at ${source.address}`
  })
  const changed = await changedAtHub(models, hub)
  const lines = [...quiet, ...changed]
  return lines.length === 0 ? 'Models: a source of the last quarter names each, and the hub has each' : lines.join('\n')
}

/** Returns the models that a hub no longer has, or tags differently. If it doesn't respond, the rest are skipped. */
async function changedAtHub(models: readonly ModelRecord[], options: HubOptions): Promise<readonly string[]> {
  const hub = createHub({ wait: 10_000, ...options })
  const place = options.url?.host ?? 'the hub'
  const lines: string[] = []
  for (const [asked, { id, pipeline_tag: tag }] of models.entries()) {
    const answer = await hub.find(id)
    switch (answer.kind) {
      case 'found':
        if (answer.model.pipeline_tag !== tag)
          lines.push(`${id}: ${place} tags it ${answer.model.pipeline_tag ?? 'with no task'}, the catalog ${tag}`)
        break
      case 'missing':
        lines.push(`${id}: gone from ${place}`)
        break
      case 'gated':
        break
      case 'off':
        return ['HUB_URL is off: nobody looked whether the hub still has the models']
      case 'refused':
      case 'unreachable': {
        const why = answer.kind === 'refused' ? `status ${answer.status}` : answer.why
        return [...lines, `${place} gave no answer (${why}): it was not asked for ${models.length - asked} models`]
      }
    }
  }
  return lines
}
