// Written by `npm run generate` from the files beside it. Do not edit.

import type { TaskRoutes } from './provider.ts'

/** The same as functions that load one provider’s alone, by its id followed by `-task`. */
export const TASK_ROUTES_LOADERS: { readonly [id: string]: () => Promise<TaskRoutes> } = {
  'deepinfra-task': async () => (await import('./deepinfra-task.ts')).deepinfraTask,
  'fal-ai-task': async () => (await import('./fal-ai-task.ts')).falAiTask,
  'featherless-ai-task': async () => (await import('./featherless-ai-task.ts')).featherlessAiTask,
  'hf-inference-task': async () => (await import('./hf-inference-task.ts')).hfInferenceTask,
  'novita-task': async () => (await import('./novita-task.ts')).novitaTask,
  'nscale-task': async () => (await import('./nscale-task.ts')).nscaleTask,
  'ovhcloud-task': async () => (await import('./ovhcloud-task.ts')).ovhcloudTask,
  'replicate-task': async () => (await import('./replicate-task.ts')).replicateTask,
  'scaleway-task': async () => (await import('./scaleway-task.ts')).scalewayTask,
  'together-task': async () => (await import('./together-task.ts')).togetherTask,
  'wavespeed-task': async () => (await import('./wavespeed-task.ts')).wavespeedTask,
  'zai-org-task': async () => (await import('./zai-org-task.ts')).zaiOrgTask,
}
