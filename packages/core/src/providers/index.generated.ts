// Written by `npm run generate` from the files beside it. Do not edit.

import { baseten } from './baseten.ts'
import { cerebras } from './cerebras.ts'
import { cohere } from './cohere.ts'
import { deepinfra } from './deepinfra.ts'
import { falAi } from './fal-ai.ts'
import { featherlessAi } from './featherless-ai.ts'
import { fireworksAi } from './fireworks-ai.ts'
import { groq } from './groq.ts'
import { hfInference } from './hf-inference.ts'
import { novita } from './novita.ts'
import { nscale } from './nscale.ts'
import { openai } from './openai.ts'
import { ovhcloud } from './ovhcloud.ts'
import { publicai } from './publicai.ts'
import { replicate } from './replicate.ts'
import { scaleway } from './scaleway.ts'
import { together } from './together.ts'
import { wavespeed } from './wavespeed.ts'
import { zaiOrg } from './zai-org.ts'
import type { Provider } from './provider.ts'

/** Every provider as far as it chats. */
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
