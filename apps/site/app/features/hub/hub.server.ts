import type { ModelRecord } from '@model-snippets/core'
import { findModel, suggestModels } from '@model-snippets/core/catalogue'
import { createHub, type HubProblem, LONGEST_CURSOR, type MissingModel, readHubSettings } from '@model-snippets/hub'
import type { ModelFilters } from '../models/filters.ts'
import { isEverything } from '../models/filters.ts'
import { type ModelSummary, summarize } from '../models/summary.ts'
import type { HubList } from './hub-list.ts'

const settings = readHubSettings(process.env)
const hub = createHub(settings)

export const isHubOn = hub.isOn

/** Where the hub shows a model to people. */
export const modelPageOnHub = (id: string): string | undefined =>
  settings.url === undefined ? undefined : new URL(id, settings.url).href

export type LookUp =
  | { readonly kind: 'found'; readonly model: ModelRecord; readonly source: 'catalogue' | 'hub' }
  | {
      readonly kind: 'missing'
      /** What the hub said, or why it could not be asked. */
      readonly hub: (MissingModel | HubProblem)['kind']
      /** Embedded models that may have been meant. */
      readonly near: readonly ModelSummary[]
    }

/** Looks a model up: among the embedded ones, which takes no time, then on the hub. */
export async function lookUpModel(id: string): Promise<LookUp> {
  const embedded = findModel(id)
  if (embedded !== undefined) return { kind: 'found', model: embedded, source: 'catalogue' }
  const answer = await hub.find(id)
  if (answer.kind === 'found') return { kind: 'found', model: answer.model, source: 'hub' }
  const near = suggestModels(id).flatMap((other) => {
    const model = findModel(other)
    return model === undefined ? [] : [summarize(model)]
  })
  return { kind: 'missing', hub: answer.kind, near }
}

/** How long a page waits for the hub's part of a list, in milliseconds: the embedded part is there at once. */
const PATIENCE = 1500

/**
 * What the hub adds to a list.
 *
 * @param options `cursor`: `next` of the page before; `isPatient`: wait as long as the hub may take
 */
export async function searchHub(
  { query, task, library, provider }: ModelFilters,
  { cursor, isPatient }: { readonly cursor: string | undefined; readonly isPatient: boolean },
): Promise<HubList> {
  if (isEverything({ query, task, library, provider })) return { kind: hub.isOn ? 'unasked' : 'off' }
  const asking = hub.search({ text: query, task, library, provider, cursor })
  const answer = isPatient ? await asking : await Promise.race([asking, late()])
  if (answer.kind !== 'found') return answer
  const models = answer.models.filter(({ id }) => findModel(id) === undefined).map(summarize)
  return answer.next === undefined ? { kind: 'found', models } : { kind: 'found', models, next: answer.next }
}

/** The cursor in an address; anything can be in one. */
export function parseCursor(parameters: URLSearchParams): string | undefined {
  const cursor = parameters.get('cursor') ?? ''
  return cursor === '' || cursor.length > LONGEST_CURSOR ? undefined : cursor
}

const late = (): Promise<{ readonly kind: 'late' }> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, { kind: 'late' }).unref()
  })
