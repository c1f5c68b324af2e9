// Written by `npm run generate` from the files beside it. Do not edit.

import { basetenContract as baseten } from './baseten/contract.ts'
import { cerebrasContract as cerebras } from './cerebras/contract.ts'
import { cohereContract as cohere } from './cohere/contract.ts'
import { deepinfraContract as deepinfra } from './deepinfra/contract.ts'
import { falAiContract as falAi } from './fal-ai/contract.ts'
import { featherlessAiContract as featherlessAi } from './featherless-ai/contract.ts'
import { fireworksAiContract as fireworksAi } from './fireworks-ai/contract.ts'
import { groqContract as groq } from './groq/contract.ts'
import { hfInferenceContract as hfInference } from './hf-inference/contract.ts'
import { novitaContract as novita } from './novita/contract.ts'
import { nscaleContract as nscale } from './nscale/contract.ts'
import { openaiContract as openai } from './openai/contract.ts'
import { ovhcloudContract as ovhcloud } from './ovhcloud/contract.ts'
import { publicaiContract as publicai } from './publicai/contract.ts'
import { replicateContract as replicate } from './replicate/contract.ts'
import { scalewayContract as scaleway } from './scaleway/contract.ts'
import { togetherContract as together } from './together/contract.ts'
import { wavespeedContract as wavespeed } from './wavespeed/contract.ts'
import { zaiOrgContract as zaiOrg } from './zai-org/contract.ts'
import type { DocumentedContract } from './contract.ts'

/** What each provider documents about its API, by provider. */
export const CONTRACTS: { readonly [id: string]: DocumentedContract } = {
  baseten,
  cerebras,
  cohere,
  deepinfra,
  'fal-ai': falAi,
  'featherless-ai': featherlessAi,
  'fireworks-ai': fireworksAi,
  groq,
  'hf-inference': hfInference,
  novita,
  nscale,
  openai,
  ovhcloud,
  publicai,
  replicate,
  scaleway,
  together,
  wavespeed,
  'zai-org': zaiOrg,
}
