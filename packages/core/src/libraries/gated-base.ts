import { type RawNode, raw } from '../values/value.ts'

/** Models that many adapters are made for, and that are for those who accepted their terms. */
const GATED =
  /^(?:meta-llama\/|google\/(?!gemma-4)\w*gemma|black-forest-labs\/FLUX\.[12][\w.-]*-dev$|stabilityai\/stable-diffusion-3)/

/** A line of Python that says how a base model's gated weights can be fetched; undefined where they are not gated. */
export const admissionTo = (base: string): RawNode | undefined =>
  GATED.test(base) ? raw('# The base model: accept its terms on the hub, and log in with: hf auth login\n') : undefined
