import { type ModelRecord, taskOf } from '@model-snippets/core'

/** What a list shows of a model. */
export interface ModelSummary {
  readonly id: string
  readonly task: string | undefined
  readonly gated: boolean
}

export const summarize = (model: ModelRecord): ModelSummary => ({
  id: model.id,
  task: taskName(model),
  gated: isGated(model),
})

export const isGated = ({ gated }: ModelRecord): boolean => gated !== undefined && gated !== false

const TASK_NAMES: Readonly<Record<string, string>> = {
  'text-generation': 'Chat',
  'image-text-to-text': 'Chat with images',
}

/** A task in a reader's words, or its tag in words where it has no name yet. */
export function taskName(model: ModelRecord): string | undefined {
  const tag = typeof model.pipeline_tag === 'string' ? model.pipeline_tag : undefined
  if (tag === undefined) return undefined
  const isChat = taskOf(model) === 'conversational'
  return (isChat ? TASK_NAMES[tag] : undefined) ?? tag.replaceAll('-', ' ')
}

/** The address of a model's page: segments are encoded, slashes between them stay. */
export const modelPath = (id: string): string => `/models/${id.split('/').map(encodeSegment).join('/')}`

// A lone surrogate has no percent encoding; dots alone would walk up the path.
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.+$/, (dots) => '%2E'.repeat(dots.length))
