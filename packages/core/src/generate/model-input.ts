import { WEATHER_QUESTION } from '../call/default-tools.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import { wholeRegistry } from './built-in.ts'

const NO_EXAMPLE = 'No input example has been defined for this model task.'

/**
 * Returns the example input for a model.
 *
 * @param options what the reader chose: a tool loop for which no tools are named has an example of its own
 * @returns for a chat model the list of messages, else the shape that `options.inputs` has for the task; or the text
 *   `No input example has been defined for this model task.`
 * @example
 * getModelInputSnippet({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['conversational'] })
 */
export function getModelInputSnippet(
  model: ModelRecord,
  { recipe, tools, parameters }: Pick<SnippetOptions, 'recipe' | 'tools' | 'parameters'> = {},
): unknown {
  const task = wholeRegistry().task(taskOf(model) ?? '')
  if (task === undefined) return NO_EXAMPLE
  const asksForWeather =
    task.input === 'messages' && recipe === 'tool-loop' && (tools ?? parameters?.tools) === undefined
  return asksForWeather ? [{ role: 'user', content: WEATHER_QUESTION }] : task.exampleInput(model)
}
