import type { ModelRecord } from '@model-snippets/core'

/** What a record must hold besides its name for some libraries' examples: they are written from it. */
export const SAMPLE_RECORDS: { readonly [key: string]: Partial<ModelRecord> } = {
  lerobot: { pipeline_tag: 'robotics', tags: ['smolvla'] },
  peft: { config: { peft: { base_model_name_or_path: 'owner/base-model', task_type: 'CAUSAL_LM' } } },
  transformers: { pipeline_tag: 'text-generation' },
  'transformers.js': { pipeline_tag: 'feature-extraction' },
}
