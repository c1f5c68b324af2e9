// Written by `npm run generate` from the files beside it. Do not edit.

import { basetenContract as baseten } from './providers/baseten/contract.ts'
import { cerebrasContract as cerebras } from './providers/cerebras/contract.ts'
import { cohereContract as cohere } from './providers/cohere/contract.ts'
import { deepinfraContract as deepinfra } from './providers/deepinfra/contract.ts'
import { falAiContract as falAi } from './providers/fal-ai/contract.ts'
import { featherlessAiContract as featherlessAi } from './providers/featherless-ai/contract.ts'
import { fireworksAiContract as fireworksAi } from './providers/fireworks-ai/contract.ts'
import { groqContract as groq } from './providers/groq/contract.ts'
import { hfInferenceContract as hfInference } from './providers/hf-inference/contract.ts'
import { novitaContract as novita } from './providers/novita/contract.ts'
import { nscaleContract as nscale } from './providers/nscale/contract.ts'
import { openaiContract as openai } from './providers/openai/contract.ts'
import { ovhcloudContract as ovhcloud } from './providers/ovhcloud/contract.ts'
import { publicaiContract as publicai } from './providers/publicai/contract.ts'
import { replicateContract as replicate } from './providers/replicate/contract.ts'
import { scalewayContract as scaleway } from './providers/scaleway/contract.ts'
import { togetherContract as together } from './providers/together/contract.ts'
import { wavespeedContract as wavespeed } from './providers/wavespeed/contract.ts'
import { zaiOrgContract as zaiOrg } from './providers/zai-org/contract.ts'
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
