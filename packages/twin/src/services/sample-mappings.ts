import type { ProviderMapping } from '@model-snippets/core'

/** A provider's id of the sample model, if it has no particular format. */
export const SAMPLE_MODEL = 'acme-labs/lantern-v1'

/** An unusual mapping that the hub may have for a model, with a name for runs with it. */
export interface SampleMapping {
  readonly name: string
  readonly mapping: Partial<Pick<ProviderMapping, 'providerId' | 'adapter' | 'adapterWeightsPath'>>
}

/** A LoRA whose weights are in a file. */
export const WITH_WEIGHTS: SampleMapping['mapping'] = {
  adapter: 'lora',
  adapterWeightsPath: 'weights v1/lora.safetensors',
}

/** A LoRA with and without the name of its file. */
export const LORA: readonly SampleMapping[] = [
  { name: 'lora', mapping: WITH_WEIGHTS },
  { name: 'lora-without-weights', mapping: { adapter: 'lora' } },
]
