import { type ModelRecord, PROVIDERS, taskOf } from '@model-snippets/core'
import { PIPELINE_DATA, type PipelineType, summaryOf } from '@model-snippets/core/tasks'
import { LINES } from './well-known-lines.server.ts'

/** What a list or a header shows about a model. */
export type ModelSummary = ReturnType<typeof summarize>

export const summarize = (model: ModelRecord) => ({
  id: model.id,
  /** What it is, in an English sentence; undefined if its record doesn't say. */
  about: lineOf(model.id)?.[0] ?? aboutTask(model.pipeline_tag),
  /** How many parameters it has, `120B`; undefined where that is not known. */
  size: lineOf(model.id)?.[1] ?? sizeInName(model),
  task: taskName(model),
  library: typeof model.library_name === 'string' ? model.library_name : undefined,
  isGated: model.gated !== undefined && model.gated !== false,
  /** Whether there are examples that call it at a provider. */
  isCalled: Object.values(PROVIDERS).some(({ routes }) => Object.hasOwn(routes, taskOf(model) ?? '')),
})

const lineOf = (id: string) => (Object.hasOwn(LINES, id) ? LINES[id] : undefined)

/** The first sentence of what the task is. */
const aboutTask = (tag: unknown): string | undefined =>
  isTask(tag) ? /^.*?[.](?=\s|$)/.exec(summaryOf(tag))?.[0] : undefined

const isTask = (tag: unknown): tag is PipelineType => typeof tag === 'string' && Object.hasOwn(PIPELINE_DATA, tag)

/** In a mixture of experts, such as `17B-16E`, the parameters of one expert. */
const SIZE = /(?<=[-_])(\d{1,4}(?:\.\d{1,3})?[bm])(?=$|[-_.])(?!-\d+e)/i

/** The number of parameters in a model's name. An adapter's name contains its base model's size. */
function sizeInName({ id, library_name: library, pipeline_tag: tag }: ModelRecord): string | undefined {
  return isTask(tag) && library !== 'peft' ? SIZE.exec(id)?.[1]?.toUpperCase() : undefined
}

const TASK_NAMES: Readonly<Record<string, string>> = {
  'text-generation': 'Chat',
  'image-text-to-text': 'Chat with images',
}

/** A task by its name as on its own page, or its tag where it has none. */
function taskName(model: ModelRecord): string | undefined {
  const tag = typeof model.pipeline_tag === 'string' ? model.pipeline_tag : undefined
  if (tag === undefined) return undefined
  const isChat = taskOf(model) === 'conversational'
  const name = isTask(tag) ? PIPELINE_DATA[tag].name : undefined
  return (isChat ? TASK_NAMES[tag] : undefined) ?? name ?? tag
}
