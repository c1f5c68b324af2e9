import type { ModelRecord } from '@model-snippets/core'
import {
  createRouter,
  type ProvidersWithFacts,
  providersWithFacts,
  type Router,
  readRouterSettings,
} from '@model-snippets/hub'
import { type Late, late, PATIENCE } from './late.server.ts'

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

interface Patience {
  /** Wait for the router a while; else only what is remembered counts, and the router is asked for the next time. */
  readonly isPatient: boolean
}

/** Asks the router for a model's providers. */
export const askRouter =
  ({ isPatient }: Patience) =>
  (id: string): Promise<Awaited<ReturnType<Router['facts']>> | Late> =>
    Promise.race([router.facts(id), late(isPatient ? PATIENCE : SHORT_WHILE)])

/** The providers that do a model's task, with what the router says of them. */
export const providersOf = (model: ModelRecord, patience: Patience): Promise<ProvidersWithFacts> =>
  providersWithFacts(model, askRouter(patience))
