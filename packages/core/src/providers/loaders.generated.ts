// Written by `npm run generate` from the files beside it. Do not edit.

import type { Provider } from './provider.ts'

/** The same records as functions that each load one. */
export const PROVIDER_LOADERS: { readonly [id: string]: () => Promise<Provider> } = {
  'baseten': async () => (await import('./baseten/provider.ts')).baseten,
  'cerebras': async () => (await import('./cerebras/provider.ts')).cerebras,
  'cohere': async () => (await import('./cohere/provider.ts')).cohere,
  'deepinfra': async () => (await import('./deepinfra/provider.ts')).deepinfra,
  'fal-ai': async () => (await import('./fal-ai/provider.ts')).falAi,
  'featherless-ai': async () => (await import('./featherless-ai/provider.ts')).featherlessAi,
  'fireworks-ai': async () => (await import('./fireworks-ai/provider.ts')).fireworksAi,
  'groq': async () => (await import('./groq/provider.ts')).groq,
  'hf-inference': async () => (await import('./hf-inference/provider.ts')).hfInference,
  'novita': async () => (await import('./novita/provider.ts')).novita,
  'nscale': async () => (await import('./nscale/provider.ts')).nscale,
  'openai': async () => (await import('./openai/provider.ts')).openai,
  'ovhcloud': async () => (await import('./ovhcloud/provider.ts')).ovhcloud,
  'publicai': async () => (await import('./publicai/provider.ts')).publicai,
  'replicate': async () => (await import('./replicate/provider.ts')).replicate,
  'scaleway': async () => (await import('./scaleway/provider.ts')).scaleway,
  'together': async () => (await import('./together/provider.ts')).together,
  'wavespeed': async () => (await import('./wavespeed/provider.ts')).wavespeed,
  'zai-org': async () => (await import('./zai-org/provider.ts')).zaiOrg,
}
