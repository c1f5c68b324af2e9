import { type ModelRecord, PROVIDERS, taskOf } from '@model-snippets/core'
import { PIPELINE_DATA, type PipelineType } from '@model-snippets/core/tasks'

/** What a list or a header shows of a model. */
export interface ModelSummary {
  readonly id: string
  readonly task: string | undefined
  readonly library: string | undefined
  readonly isGated: boolean
  /** Whether there are examples that call it at a provider. */
  readonly isCalled: boolean
}

export const summarize = (model: ModelRecord): ModelSummary => ({
  id: model.id,
  task: taskName(model),
  library: typeof model.library_name === 'string' ? model.library_name : undefined,
  isGated: model.gated !== undefined && model.gated !== false,
  isCalled: Object.values(PROVIDERS).some(({ routes }) => Object.hasOwn(routes, taskOf(model) ?? '')),
})

const TASK_NAMES: Readonly<Record<string, string>> = {
  'text-generation': 'Chat',
  'image-text-to-text': 'Chat with images',
}

/** A task by its name as on its own page, or its tag where it has none. */
function taskName(model: ModelRecord): string | undefined {
  const tag = typeof model.pipeline_tag === 'string' ? model.pipeline_tag : undefined
  if (tag === undefined) return undefined
  const isChat = taskOf(model) === 'conversational'
  const name = Object.hasOwn(PIPELINE_DATA, tag) ? PIPELINE_DATA[tag as PipelineType].name : undefined
  return (isChat ? TASK_NAMES[tag] : undefined) ?? name ?? tag
}
