// Written by `npm run generate` from the files beside it. Do not edit.

import { groqWitness as groq } from './groq/witness.ts'
import { togetherWitness as together } from './together/witness.ts'
import type { Witness } from './witness.ts'

/** What each provider itself documents, by provider. */
export const WITNESSES: { readonly [id: string]: Witness } = {
  groq,
  together,
}
