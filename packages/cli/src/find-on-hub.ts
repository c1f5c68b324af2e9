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
      return 'it isn’t built in, and look-ups are disabled (HUB_URL=off)'
    case 'missing':
      return `it isn’t built in, and ${place} doesn’t have it, or doesn’t show it ${withToken}`
    case 'gated':
      return `it’s gated on ${place}; ${
        settings.token === undefined ? 'set HUB_TOKEN to a token with access' : 'this HUB_TOKEN has no access'
      }`
    case 'refused':
      return `${place} rejected the request ${withToken} (status ${answer.status})`
    case 'unreachable': {
      const status = answer.status === undefined ? '' : `, status ${answer.status}`
      return `it isn’t built in, and ${place} gave no usable response (${answer.why}${status})`
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
  const trouble =
    completed.state === 'off' ? 'Look-ups are disabled (HUB_URL=off).' : `${settings.url?.host} didn’t say.`
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
