export type { FoundModel, FoundModels, HubProblem, HubQuery, MissingModel } from './answers.ts'
export { createHub, type Hub, type HubOptions, LONGEST_CURSOR } from './hub.ts'
export { addServing, type Completed, type ServingState } from './serving.ts'
export { readHubSettings } from './settings.ts'
