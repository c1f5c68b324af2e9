// Written by `npm run generate` from the files beside it. Do not edit.

import { basetenWitness as baseten } from './baseten/witness.ts'
import { cerebrasWitness as cerebras } from './cerebras/witness.ts'
import { cohereWitness as cohere } from './cohere/witness.ts'
import { featherlessAiWitness as featherlessAi } from './featherless-ai/witness.ts'
import { fireworksAiWitness as fireworksAi } from './fireworks-ai/witness.ts'
import { groqWitness as groq } from './groq/witness.ts'
import { nscaleWitness as nscale } from './nscale/witness.ts'
import { openaiWitness as openai } from './openai/witness.ts'
import { ovhcloudWitness as ovhcloud } from './ovhcloud/witness.ts'
import { publicaiWitness as publicai } from './publicai/witness.ts'
import { scalewayWitness as scaleway } from './scaleway/witness.ts'
import { togetherWitness as together } from './together/witness.ts'
import type { Witness } from './witness.ts'

/** What each provider itself documents, by provider. */
export const WITNESSES: { readonly [id: string]: Witness } = {
  baseten,
  cerebras,
  cohere,
  'featherless-ai': featherlessAi,
  'fireworks-ai': fireworksAi,
  groq,
  nscale,
  openai,
  ovhcloud,
  publicai,
  scaleway,
  together,
}
