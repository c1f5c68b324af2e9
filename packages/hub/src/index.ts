export { agentFacts } from './agent-facts.ts'
export type { FoundModel, FoundModels, HubProblem, HubQuery, MissingModel } from './answers.ts'
export { chooseProvider, costOf, type RoutingPolicy } from './choose-provider.ts'
export { createHub, type Hub, type HubOptions, LONGEST_CURSOR } from './hub.ts'
export {
  type AskRouter,
  type FactsState,
  type ProviderChoice,
  type ProvidersWithFacts,
  providerChoices,
  providersWithFacts,
  providerTable,
} from './provider-choices.ts'
export { createRouter, type FoundFacts, type Router, type RouterOptions } from './router.ts'
export type { ProviderFacts } from './router-facts.ts'
export { addServing, type Completed, type Finder, remembered, type ServingState } from './serving.ts'
export { readHubSettings, readRouterSettings } from './settings.ts'
export { withToolFactsOf } from './tool-facts.ts'
export { withToolFacts } from './without-tools.ts'
