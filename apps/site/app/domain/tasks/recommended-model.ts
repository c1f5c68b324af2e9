import type { ModelRecord } from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import { type PipelineType, TASKS_DATA } from '@model-snippets/core/tasks'

/**
 * The model that a task's example is written for: the first that the task's entry names and the catalogue holds, else another of the catalogue, else the first
 * that is named.
 *
 * @returns undefined where nobody names a model for the task
 */
export function recommendedModelOf(task: PipelineType) {
  const entry = TASKS_DATA[task]
  const named = [...(entry?.models.map(({ id }) => id) ?? []), ...(entry?.widgetModels ?? [])]
  // A model that the task's entry names can have another task in its record. Its example would be for that one.
  const record: ModelRecord | undefined =
    named.map(findModel).find((model) => model?.pipeline_tag === task) ??
    MODELS.find(({ pipeline_tag }) => pipeline_tag === task)
  if (record !== undefined) return { record, isEmbedded: true }
  const [first] = named
  // Only its name and its task are known.
  return first === undefined ? undefined : { record: { id: first, pipeline_tag: task }, isEmbedded: false }
}
