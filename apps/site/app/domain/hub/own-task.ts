import { type ModelRecord, TASKS, taskOf } from '@model-snippets/core'
import { parseQuery } from '@model-snippets/core/catalogue'
import { PIPELINE_DATA, type PipelineType } from '@model-snippets/core/tasks'
import { texts } from '../../ui/texts/en/models.ts'

/** A task that a reader can choose for an unknown model. */
export interface TaskChoice {
  readonly id: string
  readonly name: string
}

/** Every task that has examples, chat first. */
export const TASK_CHOICES: readonly TaskChoice[] = [
  { id: 'conversational', name: texts.chat },
  ...Object.keys(TASKS)
    .filter((id) => id !== 'conversational')
    .map((id) => ({ id, name: Object.hasOwn(PIPELINE_DATA, id) ? PIPELINE_DATA[id as PipelineType].name : id }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en')),
]

/** The record of a model whose task the reader chose; undefined for an unknown task or an invalid name. */
export function recordOfTask(id: string, task: string | null): ModelRecord | undefined {
  if (parseQuery(id).id !== id || !TASK_CHOICES.some((choice) => choice.id === task) || task === null) return undefined
  return task === 'conversational'
    ? { id, pipeline_tag: 'text-generation', tags: ['conversational'] }
    : { id, pipeline_tag: task }
}

/**
 * What is wrong with a task that a reader says, in a sentence: it is that of a model whose record nobody here may see,
 * and changes nothing that is known. A page passes over it, as who looks at it sees the task.
 *
 * @returns undefined when nothing is wrong
 */
export function problemOfTask(task: string, model: ModelRecord): string | undefined {
  const known = taskOf(model)
  if (task === '' || task === known || task === model.pipeline_tag) return undefined
  return known === undefined
    ? 'The model’s record doesn’t name a task. Send a record with a pipeline_tag in a POST request to the API.'
    : `The model’s task is ${known}. Remove the task parameter, or send a record with another task in a POST request to the API.`
}
