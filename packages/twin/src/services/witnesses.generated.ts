// Written by `npm run generate` from the files beside it. Do not edit.

import { deepinfraWitness as deepinfra } from './deepinfra/witness.ts'
import { falAiWitness as falAi } from './fal-ai/witness.ts'
import { groqWitness as groq } from './groq/witness.ts'
import { hfInferenceWitness as hfInference } from './hf-inference/witness.ts'
import { novitaWitness as novita } from './novita/witness.ts'
import { replicateWitness as replicate } from './replicate/witness.ts'
import { togetherWitness as together } from './together/witness.ts'
import { wavespeedWitness as wavespeed } from './wavespeed/witness.ts'
import { zaiOrgWitness as zaiOrg } from './zai-org/witness.ts'
import type { Witness } from './witness.ts'

/** What each provider itself documents, by provider. */
export const WITNESSES: { readonly [id: string]: Witness } = {
  deepinfra,
  'fal-ai': falAi,
  groq,
  'hf-inference': hfInference,
  novita,
  replicate,
  together,
  wavespeed,
  'zai-org': zaiOrg,
}
