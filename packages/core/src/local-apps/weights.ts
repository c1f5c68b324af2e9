import { hasTag, isNamed, listAt, pipelineTagOf, textAt, valueAt } from '../model/fields.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import type { LocalModel } from './local-app.ts'

/* Which weights a record lists, and why apps don’t run some models. */

const lists = (model: ModelRecord, ending: string): boolean =>
  [...listAt(model, 'siblings').keys()].some((index) =>
    textAt(model, 'siblings', index, 'rfilename')?.toLowerCase().endsWith(ending),
  )

const isOf = (model: ModelRecord, ...libraries: readonly string[]): boolean =>
  libraries.some((library) => model.library_name === library || hasTag(model, library))

export const hasGguf = (model: ModelRecord): boolean =>
  isOf(model, 'gguf', 'llama.cpp', 'llama-cpp-python') ||
  typeof valueAt(model, 'gguf') === 'object' ||
  lists(model, '.gguf')

/** Checks whether a record lists files, but no mmproj file, which GGUF models need to read images. */
export const lacksProjector = (model: ModelRecord): boolean => {
  const names = [...listAt(model, 'siblings').keys()].flatMap(
    (index) => textAt(model, 'siblings', index, 'rfilename')?.toLowerCase() ?? [],
  )
  return names.length > 0 && !names.some((name) => name.includes('mmproj') && name.endsWith('.gguf'))
}

export const hasMlx = (model: ModelRecord): boolean => isOf(model, 'mlx', 'mlx-lm', 'mlx-vlm')

/** Checks whether Transformers loads the model. Quantized models often keep the tags of the original. */
export const hasTransformers = (model: ModelRecord): boolean =>
  isOf(model, 'transformers') &&
  !hasMlx(model) &&
  (!hasGguf(model) || hasTag(model, 'safetensors') || lists(model, '.safetensors'))

/** Embedding and reranking models often name only Sentence Transformers, or no library. */
const holdsSafetensors = (model: ModelRecord): boolean =>
  !hasMlx(model) &&
  (hasTransformers(model) ||
    (!hasGguf(model) && (isOf(model, 'sentence-transformers') || model.library_name === undefined)))

const NO_GGUF = 'the app runs GGUF files, and the model’s record lists none'
const NO_MLX = 'the app runs models in MLX format, and the model’s record doesn’t mention MLX'
const NO_TRANSFORMERS = 'the app runs models in Transformers format, and the model’s record doesn’t mention that format'
const NO_DIFFUSERS = 'the app runs Diffusers models, and the model’s record doesn’t mention Diffusers'
export const NO_IMAGE = 'the app runs text-to-image models only'
const NO_TEXT = 'the app runs text-generation models only'

/** Checks whether the weights are an adapter for another model. */
export const isAdapter = (model: ModelRecord): boolean => hasTag(model, 'lora')

const TEXT_TASKS = ['text-generation', 'image-text-to-text']

/** Models of other tasks generate text when they chat. */
const writesText = (model: ModelRecord): boolean =>
  TEXT_TASKS.includes(pipelineTagOf(model) ?? '') || taskOf(model) === 'conversational'

export const EMBEDDING_TASKS = ['feature-extraction', 'sentence-similarity']

/** Reranking models often have the task of a classifier. */
const RERANKER = /rerank/i

/** What a model is made for, if not for text: to embed texts, or to rank them by relevance. */
export function purposeOf(model: ModelRecord): 'embeddings' | 'reranking' | undefined {
  const task = pipelineTagOf(model) ?? ''
  if (task === 'text-ranking') return 'reranking'
  if (EMBEDDING_TASKS.includes(task)) return 'embeddings'
  return task === 'text-classification' && isNamed(model, RERANKER) ? 'reranking' : undefined
}

/**
 * GGUF repositories often don’t name a task.
 *
 * @param purposes what the app runs besides text models
 */
export function unsupportedUnlessGguf(
  { model }: LocalModel,
  ...purposes: readonly ReturnType<typeof purposeOf>[]
): string | undefined {
  if (!hasGguf(model)) return NO_GGUF
  const purpose = purposeOf(model)
  if (purpose !== undefined && purposes.includes(purpose)) return undefined
  return pipelineTagOf(model) === undefined || writesText(model) ? undefined : NO_TEXT
}

/** @param purposes what the app runs besides text models */
export function unsupportedUnlessTransformers(
  { model }: LocalModel,
  ...purposes: readonly ReturnType<typeof purposeOf>[]
): string | undefined {
  const purpose = purposeOf(model)
  if (purpose !== undefined && purposes.includes(purpose) && holdsSafetensors(model)) return undefined
  if (!hasTransformers(model)) return NO_TRANSFORMERS
  return writesText(model) ? undefined : NO_TEXT
}

/** @param tasks what the app does */
export function unsupportedUnlessMlx({ model }: LocalModel, ...tasks: readonly string[]): string | undefined {
  if (!hasMlx(model)) return NO_MLX
  return tasks.includes(pipelineTagOf(model) ?? '')
    ? undefined
    : `the app only runs models with the task ${tasks.join(' or ')}`
}

export const NO_FILE_LIST = 'the app needs a file name, and the model’s record doesn’t list files'

/** @param tag one that the model must have, too */
export function unsupportedUnlessPainting({ model }: LocalModel, tag?: string): string | undefined {
  if (model.library_name !== 'diffusers') return NO_DIFFUSERS
  if (tag !== undefined && !hasTag(model, tag)) return `the app only runs models with the tag ${tag}`
  return pipelineTagOf(model) === 'text-to-image' || isAdapter(model) ? undefined : NO_IMAGE
}
