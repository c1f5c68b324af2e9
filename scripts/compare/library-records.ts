import { recordsOf as ordinaryRecordsOf } from '../../packages/core/src/libraries/testing/records.ts'
import type { Fields } from './inference-questions.ts'

const withTags = (tags: string[], more: Fields): Fields => ({
  id: 'acme/demo',
  tags,
  transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
  ...more,
})

const ATTACK = `it's "so" \\ \`x\` $(y) \${z} ''' """ %PATH%\nline\ud800`

/** Records with texts that could escape from quotes, and records with other types than a hub's. */
const HOSTILE_RECORDS: { readonly [name: string]: Fields } = {
  'hostile id': withTags([], { id: `acme/it's-"x"-$(y)-\`z\`` }),
  'hostile id with line break': withTags(['conversational'], { id: 'acme/a\nb', pipeline_tag: 'text-generation' }),
  'hostile texts': {
    id: 'acme/demo',
    tags: ['lora', ATTACK],
    pipeline_tag: 'text-to-image',
    mask_token: ATTACK,
    cardData: { base_model: ATTACK, instance_prompt: ATTACK },
    widgetData: [{ text: ATTACK, source_sentence: ATTACK, sentences: [ATTACK, 'x'], messages: [{ content: ATTACK }] }],
    transformersInfo: { auto_model: ATTACK, processor: ATTACK, custom_class: ATTACK },
    config: {
      architectures: [ATTACK],
      peft: { base_model_name_or_path: ATTACK, task_type: 'CAUSAL_LM' },
      sklearn: { model: { file: ATTACK }, model_format: ATTACK, example_input: { [ATTACK]: [ATTACK] } },
      speechbrain: { speechbrain_interface: ATTACK, vocoder_model_id: ATTACK },
      adapter_transformers: { model_name: ATTACK },
      keras_hub: { tasks: [ATTACK] },
    },
  },
  'wrong types': {
    id: 'acme/demo',
    tags: 'lora',
    pipeline_tag: 5,
    mask_token: [],
    cardData: null,
    widgetData: {},
    transformersInfo: 'x',
    config: { peft: null, sklearn: 5, speechbrain: [], keras_hub: { tasks: 'x' }, architectures: {} },
  },
  'id without owner': { id: 'demo' },
}

/** Returns a library's records by name: those of its tests, and hostile ones. */
export const recordsOf = (library: string): { readonly [name: string]: Fields } => ({
  ...ordinaryRecordsOf(library),
  ...HOSTILE_RECORDS,
})
