// Written by `npm run generate` from the files beside it. Do not edit.

import { basetenWitness as baseten } from './baseten/witness.ts'
import { cerebrasWitness as cerebras } from './cerebras/witness.ts'
import { cohereWitness as cohere } from './cohere/witness.ts'
import { deepinfraWitness as deepinfra } from './deepinfra/witness.ts'
import { falAiWitness as falAi } from './fal-ai/witness.ts'
import { featherlessAiWitness as featherlessAi } from './featherless-ai/witness.ts'
import { fireworksAiWitness as fireworksAi } from './fireworks-ai/witness.ts'
import { groqWitness as groq } from './groq/witness.ts'
import { hfInferenceWitness as hfInference } from './hf-inference/witness.ts'
import { novitaWitness as novita } from './novita/witness.ts'
import { nscaleWitness as nscale } from './nscale/witness.ts'
import { openaiWitness as openai } from './openai/witness.ts'
import { ovhcloudWitness as ovhcloud } from './ovhcloud/witness.ts'
import { publicaiWitness as publicai } from './publicai/witness.ts'
import { replicateWitness as replicate } from './replicate/witness.ts'
import { scalewayWitness as scaleway } from './scaleway/witness.ts'
import { togetherWitness as together } from './together/witness.ts'
import { wavespeedWitness as wavespeed } from './wavespeed/witness.ts'
import { zaiOrgWitness as zaiOrg } from './zai-org/witness.ts'
import type { Witness } from './witness.ts'

/** What each provider itself documents, by provider. */
export const WITNESSES: { readonly [id: string]: Witness } = {
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
