// Written by `npm run generate` from the files beside it. Do not edit.

import { deepinfraTask } from './deepinfra-task.ts'
import { falAiTask } from './fal-ai-task.ts'
import { featherlessAiTask } from './featherless-ai-task.ts'
import { hfInferenceTask } from './hf-inference-task.ts'
import { novitaTask } from './novita-task.ts'
import { nscaleTask } from './nscale-task.ts'
import { ovhcloudTask } from './ovhcloud-task.ts'
import { replicateTask } from './replicate-task.ts'
import { scalewayTask } from './scaleway-task.ts'
import { togetherTask } from './together-task.ts'
import { wavespeedTask } from './wavespeed-task.ts'
import { zaiOrgTask } from './zai-org-task.ts'
import type { TaskRoutes } from './provider.ts'

/** How providers do tasks other than chat. */
export const TASK_ROUTES: readonly TaskRoutes[] = [
  deepinfraTask,
  falAiTask,
  featherlessAiTask,
  hfInferenceTask,
  novitaTask,
  nscaleTask,
  ovhcloudTask,
  replicateTask,
  scalewayTask,
  togetherTask,
  wavespeedTask,
  zaiOrgTask,
]
