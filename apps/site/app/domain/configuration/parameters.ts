import { optionRecord } from '@model-snippets/core/options'

/** The type of a parameter's value. Lists have one item per line. */
export type ParameterKind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly whole: boolean }
  | { readonly kind: 'text' }
  | { readonly kind: 'list' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }

export type Bounds = Omit<Extract<ParameterKind, { kind: 'number' }>, 'kind'>

/** The limits of the sampling parameters. */
export const BOUNDS = {
  temperature: optionRecord('temperature').value,
  maxTokens: optionRecord('max_tokens').value,
  topP: optionRecord('top_p').value,
} as const satisfies Record<string, Bounds>

/** Tasks whose requests contain the sampling parameters by name. */
export const SAMPLING_TASKS: readonly string[] = optionRecord('temperature').tasks

const whole = (least: number, most: number) => ({ kind: 'number', least, most, whole: true }) as const
const number = (least: number, most: number) => ({ kind: 'number', least, most, whole: false }) as const
const choice = (...options: readonly string[]) => ({ kind: 'choice', options }) as const
const TEXT = { kind: 'text' } as const
const LIST = { kind: 'list' } as const
const SWITCH = { kind: 'switch' } as const

/** Parameters with a field in the form. Their values are checked before they reach the code. */
export const PARAMETERS = {
  candidate_labels: LIST,
  hypothesis_template: TEXT,
  multi_label: SWITCH,
  targets: LIST,
  top_k: whole(1, 10_000),
  function_to_apply: choice('sigmoid', 'softmax', 'none'),
  aggregation_strategy: choice('none', 'simple', 'first', 'average', 'max'),
  max_answer_len: whole(1, 10_000),
  handle_impossible_answer: SWITCH,
  src_lang: TEXT,
  tgt_lang: TEXT,
  normalize: SWITCH,
  truncate: SWITCH,
  threshold: number(0, 1),
  mask_threshold: number(0, 1),
  subtask: choice('instance', 'panoptic', 'semantic'),
  repetition_penalty: number(0, 10),
  negative_prompt: TEXT,
  num_inference_steps: whole(1, 500),
  guidance_scale: number(0, 100),
  width: whole(64, 4096),
  height: whole(64, 4096),
  num_frames: whole(1, 1000),
  seed: whole(0, 4_294_967_295),
} as const satisfies Record<string, ParameterKind>

export type ParameterName = keyof typeof PARAMETERS
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[]

/** The parameters that both published Hugging Face clients take for a task, in the form's order. */
const TASK_PARAMETERS: { readonly [task: string]: readonly ParameterName[] } = {
  'audio-classification': ['top_k', 'function_to_apply'],
  'document-question-answering': ['top_k', 'max_answer_len', 'handle_impossible_answer'],
  'feature-extraction': ['normalize', 'truncate'],
  'fill-mask': ['top_k', 'targets'],
  'image-classification': ['top_k', 'function_to_apply'],
  'image-segmentation': ['threshold', 'mask_threshold', 'subtask'],
  'image-text-to-image': ['num_inference_steps', 'guidance_scale', 'negative_prompt', 'seed'],
  'image-text-to-video': ['num_inference_steps', 'guidance_scale', 'num_frames', 'seed'],
  'image-to-image': ['num_inference_steps', 'guidance_scale', 'negative_prompt'],
  'image-to-video': ['num_inference_steps', 'guidance_scale', 'num_frames', 'seed'],
  'object-detection': ['threshold'],
  'question-answering': ['top_k', 'max_answer_len', 'handle_impossible_answer'],
  'text-classification': ['top_k', 'function_to_apply'],
  'text-generation': ['repetition_penalty', 'top_k', 'seed'],
  'text-to-image': ['num_inference_steps', 'guidance_scale', 'width', 'height', 'negative_prompt', 'seed'],
  'text-to-video': ['num_inference_steps', 'guidance_scale', 'num_frames', 'seed'],
  'token-classification': ['aggregation_strategy'],
  translation: ['src_lang', 'tgt_lang'],
  'visual-question-answering': ['top_k'],
  'zero-shot-classification': ['candidate_labels', 'multi_label', 'hypothesis_template'],
  'zero-shot-image-classification': ['candidate_labels', 'hypothesis_template'],
}

export const parametersOf = (task: string): readonly ParameterName[] =>
  Object.hasOwn(TASK_PARAMETERS, task) ? (TASK_PARAMETERS[task] ?? []) : []

/** The text that a field shows for a parameter of the example. */
export const parameterText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : value === undefined ? '' : String(value)
