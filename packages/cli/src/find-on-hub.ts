import type { ModelRecord } from '@model-snippets/core'
import {
  addServing,
  createHub,
  type HubOptions,
  type RouterOptions,
  readHubSettings,
  readRouterSettings,
} from '@model-snippets/hub'
import { UsageError } from './usage-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A person waits for the answer, and nothing else can be done meanwhile. */
const WAIT = 10_000

/**
 * Asks the hub of `HUB_URL` for a model that the catalogue does not hold, with the token of `HUB_TOKEN`.
 *
 * @returns the model's record, or why there is none, as a part of a sentence
 * @throws UsageError when `HUB_URL` is no address
 */
export async function findOnHub(id: string, environment: Environment): Promise<ModelRecord | string> {
  const settings = hubSettings(environment)
  const answer = await createHub({ wait: WAIT, ...settings }).find(id)
  const place = settings.url?.host
  const withToken = settings.token === undefined ? 'without HUB_TOKEN' : 'with this HUB_TOKEN'
  switch (answer.kind) {
    case 'found':
      return answer.model
    case 'off':
      return 'the catalogue does not hold it, and HUB_URL is off'
    case 'missing':
      return `neither the catalogue nor ${place} has it, or it may not be seen ${withToken}`
    case 'gated':
      return `its owner on ${place} shows it only to those who were let in; ${
        settings.token === undefined ? 'set HUB_TOKEN to a token of somebody who was' : 'this HUB_TOKEN was not'
      }`
    case 'refused':
      return `${place} refuses to answer ${withToken} (status ${answer.status})`
    case 'unreachable': {
      const status = answer.status === undefined ? '' : `, status ${answer.status}`
      return `the catalogue does not hold it, and ${place} gave no answer that can be used (${answer.why}${status})`
    }
  }
}

/**
 * Adds to the record of a model who serves it, from the hub of `HUB_URL`.
 *
 * @returns the record, as it was where the hub says nothing, and then why, in a sentence
 * @throws UsageError when `HUB_URL` is no address
 */
export async function addServingFromHub(
  model: ModelRecord,
  environment: Environment,
): Promise<{ readonly model: ModelRecord; readonly trouble?: string }> {
  const settings = hubSettings(environment)
  const completed = await addServing(createHub(settings), model)
  if (completed.state === 'answered') return { model: completed.model }
  const trouble = completed.state === 'off' ? 'HUB_URL is off.' : `${settings.url?.host} was asked and did not say.`
  return { model, trouble }
}

/**
 * The hub that the environment names.
 *
 * @throws UsageError when `HUB_URL` is no address
 */
export const hubSettings = (environment: Environment): HubOptions => refusing(() => readHubSettings(environment))

/**
 * The router that the environment names.
 *
 * @throws UsageError when `ROUTER_URL` is no address
 */
export const routerSettings = (environment: Environment): RouterOptions =>
  refusing(() => readRouterSettings(environment))

function refusing<Settings>(read: () => Settings): Settings {
  try {
    return read()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
