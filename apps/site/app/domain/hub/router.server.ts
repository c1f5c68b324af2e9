import type { ModelRecord } from '@model-snippets/core'
import {
  chooseProvider,
  createRouter,
  type ProvidersWithFacts,
  providersWithFacts,
  type Router,
  readRouterSettings,
  withToolFactsOf,
} from '@model-snippets/hub'
import { priceOf } from '@model-snippets/hub/choose-provider'
import type { ModelPrice, Prices } from '../models/prices.ts'
import { type Late, late, PATIENCE } from './late.server.ts'

/** The router client of this thread, which caches the answers for all threads. */
export const sharedRouter: Router = createRouter(readRouterSettings(process.env))
let router = sharedRouter

export const isRouterOn = sharedRouter.isOn

/** Sends all requests to another thread's router client. */
export function askRouterOf(other: Router): void {
  router = other
}

interface Patience {
  /** Whether to wait for the router. If not, only cached answers count, and the router is asked for the next request. */
  readonly isPatient: boolean
}

/** Asks the router for a model's providers. */
export const askRouter =
  ({ isPatient }: Patience) =>
  (id: string): Promise<Awaited<ReturnType<Router['facts']>> | Late> =>
    isPatient ? Promise.race([router.facts(id), late(PATIENCE)]) : router.recall(id)

/** The providers of a model's task, with the router's data on each. */
export const providersOf = (model: ModelRecord, patience: Patience): Promise<ProvidersWithFacts> =>
  providersWithFacts(model, askRouter(patience))

/** The model with the providers that call no tools with it, where a tool loop is asked for. */
export const withTools = (
  model: ModelRecord,
  provider: string,
  options: Parameters<typeof withToolFactsOf>[2],
): Promise<ModelRecord> => withToolFactsOf(model, provider, options, askRouter({ isPatient: true }))

/**
 * What models cost at the provider whose answers cost least, as far as the router is remembered to have told it. It is
 * asked for the next time.
 */
export async function pricesOf(models: readonly string[]): Promise<Prices> {
  const answers = await Promise.all(models.map(router.recall))
  const [first] = answers
  if (first?.kind !== 'found') return { state: first?.kind ?? 'off', byModel: {} }
  const prices = models.flatMap((model, place): [string, ModelPrice][] => {
    const answer = answers[place]
    const serving = answer?.kind === 'found' ? answer.providers.filter(({ status }) => status === 'live') : []
    const cheapest = chooseProvider('cheapest', serving)
    const price = cheapest === undefined ? undefined : priceOf(cheapest)
    return price === undefined ? [] : [[model, { ...price, providers: serving.length }]]
  })
  return { state: 'found', asked: first.asked, byModel: Object.fromEntries(prices) }
}
