import { hasTag, listAt, pipelineTagOf, textAt, valueAt } from '../model/fields.ts'
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

const NO_GGUF = 'the app runs GGUF files, and the model’s record lists none'
const NO_MLX = 'the app runs models in MLX format, but the model’s record doesn’t mention MLX'
const NO_TRANSFORMERS =
  'the app runs models in Transformers format, but the model’s record doesn’t identify this model as one'
const NO_DIFFUSERS = 'the app runs Diffusers models, and the model’s record doesn’t mention Diffusers'
export const NO_IMAGE = 'the app runs text-to-image models only'
const NO_TEXT = 'the app runs text-generation models only'

/** Checks whether the weights are an adapter for another model. */
export const isAdapter = (model: ModelRecord): boolean => hasTag(model, 'lora')

const TEXT_TASKS = ['text-generation', 'image-text-to-text']

/** Models of other tasks generate text when they chat. */
const writesText = (model: ModelRecord): boolean =>
  TEXT_TASKS.includes(pipelineTagOf(model) ?? '') || taskOf(model) === 'conversational'

/** GGUF repositories often don’t name a task. */
export function unsupportedUnlessGguf({ model }: LocalModel): string | undefined {
  if (!hasGguf(model)) return NO_GGUF
  return pipelineTagOf(model) === undefined || writesText(model) ? undefined : NO_TEXT
}

export function unsupportedUnlessTransformers({ model }: LocalModel): string | undefined {
  if (!hasTransformers(model)) return NO_TRANSFORMERS
  return writesText(model) ? undefined : NO_TEXT
}

/** @param tasks what the app does, the first by name */
export function unsupportedUnlessMlx({ model }: LocalModel, ...tasks: readonly string[]): string | undefined {
  if (!hasMlx(model)) return NO_MLX
  return tasks.includes(pipelineTagOf(model) ?? '') ? undefined : `the app only runs models with the task ${tasks[0]}`
}

export const NO_FILE_LIST = 'the app needs a file name, and the model’s record doesn’t list files'

/** @param tag one that the model must have, too */
export function unsupportedUnlessPainting({ model }: LocalModel, tag?: string): string | undefined {
  if (model.library_name !== 'diffusers') return NO_DIFFUSERS
  if (tag !== undefined && !hasTag(model, tag)) return `the app only runs models with the tag ${tag}`
  return pipelineTagOf(model) === 'text-to-image' || isAdapter(model) ? undefined : NO_IMAGE
}
