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

/** Longer than the default: without the record, the command can’t continue. */
const WAIT = 10_000

/**
 * Looks up a model that isn’t in the catalogue on the hub at `HUB_URL`, with the token from `HUB_TOKEN`.
 *
 * @returns the model's record, or why there is none, as part of a sentence
 * @throws UsageError when `HUB_URL` isn’t a valid URL
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
      return `it isn’t built in, and ${place} doesn’t have it or doesn’t show it ${withToken}`
    case 'gated':
      return `it’s gated on ${place}; ${
        settings.token === undefined ? 'set HUB_TOKEN to a token with access' : 'this HUB_TOKEN has no access'
      }`
    case 'refused':
      return `${place} rejected the request sent ${withToken} (status ${answer.status})`
    case 'unreachable': {
      const status = answer.status === undefined ? '' : `, status ${answer.status}`
      return `it isn’t built in, and ${place} gave no usable response (${answer.why}${status})`
    }
  }
}

/**
 * Adds the providers that serve a model to its record, from the hub at `HUB_URL`.
 *
 * @returns the record; if the hub didn’t answer, the unchanged record and the reason, as a sentence
 * @throws UsageError when `HUB_URL` isn’t a valid URL
 */
export async function addServingFromHub(
  model: ModelRecord,
  environment: Environment,
): Promise<{ readonly model: ModelRecord; readonly trouble?: string }> {
  const settings = hubSettings(environment)
  const completed = await addServing(createHub(settings), model)
  if (completed.state === 'answered') return { model: completed.model }
  const trouble =
    completed.state === 'off' ? 'Look-ups are disabled (HUB_URL=off).' : `${settings.url?.host} didn’t provide it.`
  return { model, trouble }
}

/**
 * Reads the hub settings from the environment.
 *
 * @throws UsageError when `HUB_URL` isn’t a valid URL
 */
export const hubSettings = (environment: Environment): HubOptions => refusing(() => readHubSettings(environment))

/**
 * Reads the router settings from the environment.
 *
 * @throws UsageError when `ROUTER_URL` isn’t a valid URL
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
