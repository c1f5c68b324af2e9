// Written by `npm run generate` from the files beside it. Do not edit.

import { baseten } from './baseten/provider.ts'
import { cerebras } from './cerebras/provider.ts'
import { cohere } from './cohere/provider.ts'
import { deepinfra } from './deepinfra/provider.ts'
import { falAi } from './fal-ai/provider.ts'
import { featherlessAi } from './featherless-ai/provider.ts'
import { fireworksAi } from './fireworks-ai/provider.ts'
import { groq } from './groq/provider.ts'
import { hfInference } from './hf-inference/provider.ts'
import { novita } from './novita/provider.ts'
import { nscale } from './nscale/provider.ts'
import { openai } from './openai/provider.ts'
import { ovhcloud } from './ovhcloud/provider.ts'
import { publicai } from './publicai/provider.ts'
import { replicate } from './replicate/provider.ts'
import { scaleway } from './scaleway/provider.ts'
import { together } from './together/provider.ts'
import { wavespeed } from './wavespeed/provider.ts'
import { zaiOrg } from './zai-org/provider.ts'
import type { Provider } from './provider.ts'

/** All providers. */
export const PROVIDER_RECORDS: readonly Provider[] = [
  baseten,
  cerebras,
  cohere,
  deepinfra,
  falAi,
  featherlessAi,
  fireworksAi,
  groq,
  hfInference,
  novita,
  nscale,
  openai,
  ovhcloud,
  publicai,
  replicate,
  scaleway,
  together,
  wavespeed,
  zaiOrg,
]

/** Their ids. */
export type ProviderId =
  | 'baseten'
  | 'cerebras'
  | 'cohere'
  | 'deepinfra'
  | 'fal-ai'
  | 'featherless-ai'
  | 'fireworks-ai'
  | 'groq'
  | 'hf-inference'
  | 'novita'
  | 'nscale'
  | 'openai'
  | 'ovhcloud'
  | 'publicai'
  | 'replicate'
  | 'scaleway'
  | 'together'
  | 'wavespeed'
  | 'zai-org'
