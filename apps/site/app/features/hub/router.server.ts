import { type ModelRecord, taskOf } from '@model-snippets/core'
import { createRouter, type Router, readRouterSettings } from '@model-snippets/hub'
import { type FactsState, type ProviderChoice, providerChoices } from '../configure/providers.ts'
import { late, PATIENCE } from './late.server.ts'

/** The router of this thread, which remembers the answers for all of them. */
export const sharedRouter: Router = createRouter(readRouterSettings(process.env))
let router = sharedRouter

export const isRouterOn = sharedRouter.isOn

/** Has all questions go to another thread's router. */
export function askRouterOf(other: Router): void {
  router = other
}

/** What is remembered comes from another thread in less. */
const SHORT_WHILE = 20

export interface Providers {
  readonly providers: ProviderChoice[]
  /** Whether the router has told their prices and speeds; undefined for models that it does not list. */
  readonly providerFacts: FactsState | undefined
}

/**
 * The providers that do a model's task, with what the router says of them: it lists models that chat.
 *
 * @param options `isPatient`: wait for the router a while; else only what is remembered counts, and the router is asked
 * for the next time
 */
export async function providersOf(
  model: ModelRecord,
  { isPatient }: { readonly isPatient: boolean },
): Promise<Providers> {
  if (taskOf(model) !== 'conversational') return { providers: providerChoices(model), providerFacts: undefined }
  const answer = await Promise.race([router.facts(model.id), late(isPatient ? PATIENCE : SHORT_WHILE)])
  return answer.kind === 'found'
    ? { providers: providerChoices(model, answer.providers), providerFacts: { state: 'found', asked: answer.asked } }
    : { providers: providerChoices(model), providerFacts: { state: answer.kind } }
}
