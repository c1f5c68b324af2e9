import type { ProviderMapping } from '@model-snippets/core'

/** What a provider calls the sample model, where the name has no form of its own. */
export const SAMPLE_MODEL = 'acme-labs/lantern-v1'

/** What the hub may say of a model at a provider beyond the ordinary, under a name by which runs with it are known. */
export interface SampleMapping {
  readonly name: string
  readonly mapping: Partial<Pick<ProviderMapping, 'providerId' | 'adapter' | 'adapterWeightsPath'>>
}

/** A LoRA whose weights lie in a file. */
export const WITH_WEIGHTS: SampleMapping['mapping'] = {
  adapter: 'lora',
  adapterWeightsPath: 'weights v1/lora.safetensors',
}

/** A LoRA with the name of its file, and without. */
export const LORA: readonly SampleMapping[] = [
  { name: 'lora', mapping: WITH_WEIGHTS },
  { name: 'lora-without-weights', mapping: { adapter: 'lora' } },
]
