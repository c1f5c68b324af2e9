import type { ModelRecord } from '../model/model-record.ts'

interface TransformersClasses {
  readonly auto_model: string
  readonly processor: string
}

const text = (auto_model: string): TransformersClasses => ({ auto_model, processor: 'AutoTokenizer' })
const image = (auto_model: string): TransformersClasses => ({ auto_model, processor: 'AutoImageProcessor' })
const both = (auto_model: string): TransformersClasses => ({ auto_model, processor: 'AutoProcessor' })

/**
 * The transformers classes that load nearly every model of a task. Tasks with several kinds of models aren't listed.
 */
const CLASSES_OF_TASKS: { readonly [task: string]: TransformersClasses } = {
  'audio-classification': { auto_model: 'AutoModelForAudioClassification', processor: 'AutoFeatureExtractor' },
  'depth-estimation': image('AutoModelForDepthEstimation'),
  'feature-extraction': text('AutoModel'),
  'fill-mask': text('AutoModelForMaskedLM'),
  'image-classification': image('AutoModelForImageClassification'),
  'image-feature-extraction': image('AutoModel'),
  'image-text-to-text': both('AutoModelForImageTextToText'),
  'mask-generation': both('AutoModelForMaskGeneration'),
  'object-detection': image('AutoModelForObjectDetection'),
  'question-answering': text('AutoModelForQuestionAnswering'),
  summarization: text('AutoModelForSeq2SeqLM'),
  'text-classification': text('AutoModelForSequenceClassification'),
  'text-generation': text('AutoModelForCausalLM'),
  'token-classification': text('AutoModelForTokenClassification'),
  translation: text('AutoModelForSeq2SeqLM'),
  'video-classification': image('AutoModelForVideoClassification'),
  'visual-question-answering': both('AutoModelForVisualQuestionAnswering'),
  'zero-shot-classification': text('AutoModelForSequenceClassification'),
  'zero-shot-image-classification': both('AutoModelForZeroShotImageClassification'),
  'zero-shot-object-detection': both('AutoModelForZeroShotObjectDetection'),
}

/** Tasks with several kinds of models, for which a transformers pipeline finds the class itself. */
const PIPELINE_TASKS = [
  'any-to-any',
  'automatic-speech-recognition',
  'document-question-answering',
  'image-segmentation',
  'table-question-answering',
  'text-to-audio',
  'text-to-speech',
]

/** A model record that library examples can be written from. */
export interface CompletedRecord {
  readonly record: ModelRecord
  /** Whether the record was completed: the loading classes come from the model's task, not from Hugging Face. */
  readonly isCompleted: boolean
  /** How many of the transformers examples rely only on known facts: all, or only the pipeline. */
  readonly count: number
}

/**
 * Adds the transformers classes that load the model if the record doesn't name them.
 *
 * @param model any record; it's returned unchanged if its task is unknown
 */
export function completedRecord(model: ModelRecord): CompletedRecord {
  const { library_name, transformersInfo, pipeline_tag: task = '' } = model
  // A record comes from outside, so its tags may have any type.
  const tags: readonly string[] = Array.isArray(model.tags) ? model.tags : []
  const asItIs = { record: model, isCompleted: false, count: Number.POSITIVE_INFINITY }
  if (transformersInfo !== undefined || !(library_name === 'transformers' || tags.includes('transformers')))
    return asItIs
  if (PIPELINE_TASKS.includes(task)) return { record: { ...model, transformersInfo: {} }, isCompleted: false, count: 1 }
  // A chat model that translates doesn't have a translation model's class.
  const isOfTask = CHAT_TASKS.includes(task) || !tags.includes('conversational')
  const classes = isOfTask && Object.hasOwn(CLASSES_OF_TASKS, task) ? CLASSES_OF_TASKS[task] : undefined
  if (classes === undefined) return asItIs
  return { ...asItIs, record: { ...model, transformersInfo: { ...classes } }, isCompleted: true }
}

const CHAT_TASKS = ['text-generation', 'image-text-to-text']
