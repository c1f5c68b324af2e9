// Written by `npm run generate` from the files beside it. Do not edit.

import { deepinfra } from './providers/deepinfra/service.ts'
import { falAi } from './providers/fal-ai/service.ts'
import { featherlessAi } from './providers/featherless-ai/service.ts'
import { groq } from './providers/groq/service.ts'
import { hfInference } from './providers/hf-inference/service.ts'
import { novita } from './providers/novita/service.ts'
import { nscale } from './providers/nscale/service.ts'
import { openai } from './providers/openai/service.ts'
import { ovhcloud } from './providers/ovhcloud/service.ts'
import { replicate } from './providers/replicate/service.ts'
import { scaleway } from './providers/scaleway/service.ts'
import { together } from './providers/together/service.ts'
import { wavespeed } from './providers/wavespeed/service.ts'
import { zaiOrg } from './providers/zai-org/service.ts'
import type { ProviderService } from './provider-service.ts'

/** All providers that do more than chat. */
export const PROVIDER_SERVICES: readonly ProviderService[] = [
  deepinfra,
  falAi,
  featherlessAi,
  groq,
  hfInference,
  novita,
  nscale,
  openai,
  ovhcloud,
  replicate,
  scaleway,
  together,
  wavespeed,
  zaiOrg,
]
