import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import { wholeRegistry } from './built-in.ts'

const NO_EXAMPLE = 'No input example has been defined for this model task.'

/**
 * The example input that the generator uses for a model.
 *
 * @returns for a chat model the list of messages, else the shape that `options.inputs` has for the task; or the text
 *   `No input example has been defined for this model task.`
 * @example
 * getModelInputSnippet({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] })
 */
export function getModelInputSnippet(model: ModelRecord): unknown {
  const task = wholeRegistry().task(taskOf(model) ?? '')
  return task === undefined ? NO_EXAMPLE : task.exampleInput(model)
}
