import type { ModelRecord } from '@model-snippets/core'

/** The fields besides the name from which some libraries' examples are written. */
export const SAMPLE_RECORDS: { readonly [key: string]: Partial<ModelRecord> } = {
  lerobot: { pipeline_tag: 'robotics', tags: ['smolvla'] },
  peft: { config: { peft: { base_model_name_or_path: 'owner/base-model', task_type: 'CAUSAL_LM' } } },
  transformers: { pipeline_tag: 'text-generation' },
  'transformers.js': { pipeline_tag: 'feature-extraction' },
}
