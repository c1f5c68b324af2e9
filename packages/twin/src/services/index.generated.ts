// Written by `npm run generate` from the files beside it. Do not edit.

import { deepinfra } from './deepinfra/service.ts'
import { falAi } from './fal-ai/service.ts'
import { featherlessAi } from './featherless-ai/service.ts'
import { groq } from './groq/service.ts'
import { hfInference } from './hf-inference/service.ts'
import { novita } from './novita/service.ts'
import { nscale } from './nscale/service.ts'
import { openai } from './openai/service.ts'
import { ovhcloud } from './ovhcloud/service.ts'
import { replicate } from './replicate/service.ts'
import { scaleway } from './scaleway/service.ts'
import { together } from './together/service.ts'
import { wavespeed } from './wavespeed/service.ts'
import { zaiOrg } from './zai-org/service.ts'
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
