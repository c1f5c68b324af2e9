import type { ModelRecord } from '@model-snippets/core'
import { findModel, findModelInAnyCase, MODELS, parseQuery, suggestModels } from '@model-snippets/core/catalogue'
import {
  addServing,
  type Completed,
  createHub,
  type Hub,
  type HubProblem,
  LONGEST_CURSOR,
  type MissingModel,
  readHubSettings,
} from '@model-snippets/hub'
import type { ModelFilters } from '../models/filters.ts'
import { isEverything } from '../models/filters.ts'
import { type ModelSummary, summarize } from '../models/summary.ts'
import { asker } from './asker.server.ts'
import type { HubList } from './hub-list.ts'
import { late, PATIENCE } from './late.server.ts'
import { recordOfTask, type TaskChoice } from './own-task.ts'

const settings = readHubSettings(process.env)
const ownHub = createHub(settings)

export const isHubOn = ownHub.isOn

/** The hub, asked out of the share of whoever is being answered; what is remembered costs nothing of it. */
export const sharedHub: Hub = {
  isOn: ownHub.isOn,
  find: (id) => ownHub.find(id, asker.getStore()?.mayAskHub),
  recall: (id) => ownHub.recall(id, asker.getStore()?.mayAskHub),
  search: (query) => ownHub.search(query, asker.getStore()?.mayAskHub),
}
let hub = sharedHub

/** Sends all requests to another thread's hub, which caches the answers for all threads. */
export function askHubOf(other: Hub): void {
  hub = other
}

/** The model's page on the hub. */
export const modelPageOnHub = (id: string): string | undefined =>
  settings.url === undefined ? undefined : new URL(id, settings.url).href

export type LookUp =
  | { readonly kind: 'found'; readonly model: ModelRecord; readonly source: 'catalogue' | 'hub' | 'reader' }
  | {
      readonly kind: 'missing'
      /** The hub's answer, or why it couldn't be asked. */
      readonly hub: (MissingModel | HubProblem)['kind']
      /** Whether it wasn't asked because this reader has used up their requests. */
      readonly isLimited: boolean
      /** Embedded models with similar names. */
      readonly near: readonly ModelSummary[]
    }

/** What the page of a model says that could not be shown. */
export interface MissingModelData extends Pick<Extract<LookUp, { kind: 'missing' }>, 'hub' | 'near'> {
  /** The ID in the URL. */
  readonly asked: string
  /** The model's page on the hub, where there is one. */
  readonly hubPage: string | undefined
  /** The tasks that the reader can choose for the model; empty if the name isn't a valid one. */
  readonly tasks: readonly TaskChoice[]
}

/**
 * Looks a model up: among the embedded ones, which takes no time, then on the hub.
 *
 * @param task what the model does, as the reader says, should none of them know it
 */
export async function lookUpModel(id: string, task: string | null = null): Promise<LookUp> {
  // A typed name may have the wrong case; the page redirects to the right URL.
  const embedded = findModelInAnyCase(id)
  if (embedded !== undefined) return { kind: 'found', model: embedded, source: 'catalogue' }
  const answer = await hub.find(id)
  if (answer.kind === 'found') return { kind: 'found', model: answer.model, source: 'hub' }
  const own = recordOfTask(id, task)
  if (own !== undefined) return { kind: 'found', model: own, source: 'reader' }
  const near = suggestModels(id).flatMap((other) => {
    const model = findModel(other)
    return model === undefined ? [] : [summarize(model)]
  })
  const isLimited = answer.kind === 'unreachable' && answer.why === 'limited'
  return { kind: 'missing', hub: answer.kind, isLimited, near }
}

/** The status of a page without its model. If the hub didn't answer, the model may exist. */
export const statusOfMissing = (hub: Extract<LookUp, { kind: 'missing' }>['hub']): 403 | 404 | 503 => {
  if (hub === 'gated') return 403
  return hub === 'unreachable' || hub === 'refused' ? 503 : 404
}

/** Whether the catalogue has models of an owner, in any case of letters. */
export const hasOwner = (owner: string): boolean =>
  MODELS.some(({ id }) => id.toLowerCase().startsWith(`${owner.toLowerCase()}/`))

/**
 * Adds to the record of an embedded model who serves it, as the hub says.
 *
 * @param options `isPatient`: wait for the hub a while; else only what is remembered is added, and the hub is asked for
 * the next time
 */
export const withServing = (model: ModelRecord, { isPatient }: { readonly isPatient: boolean }): Promise<Completed> =>
  addServing(hub, model, isPatient ? PATIENCE : 0)

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
  const asking = hub.search({ text: parseQuery(query).text, task, library, provider, cursor })
  const answer = isPatient ? await asking : await Promise.race([asking, late(PATIENCE)])
  if (answer.kind !== 'found') return answer
  // Only the hub knows which providers serve a model, even an embedded one.
  const isNew = ({ id }: ModelRecord): boolean => provider !== '' || findModel(id) === undefined
  const models = answer.models.filter(isNew).map(summarize)
  return answer.next === undefined ? { kind: 'found', models } : { kind: 'found', models, next: answer.next }
}

/** Reads the cursor from a URL, which can hold anything. */
export function parseCursor(parameters: URLSearchParams): string | undefined {
  const cursor = parameters.get('cursor') ?? ''
  return cursor === '' || cursor.length > LONGEST_CURSOR ? undefined : cursor
}
