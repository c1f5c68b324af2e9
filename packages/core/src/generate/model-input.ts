import { WEATHER_QUESTION } from '../call/default-tools.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import { wholeRegistry } from './built-in.ts'

const NO_EXAMPLE = 'No input example has been defined for this model task.'

/**
 * Returns the example input for a model.
 *
 * @param options the chosen options; a tool loop without tools has a different example
 * @returns a list of messages for a chat model, otherwise an input in the shape of `options.inputs`; or the text `No
 * input example has been defined for this model task.`
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
