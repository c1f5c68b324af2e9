import type { ModelRecord } from './model-record.ts'

const CHAT_PIPELINES: readonly string[] = ['text-generation', 'image-text-to-text']

/** Whether models of a pipeline tag are chatted with when they are tagged `conversational`. */
export const mayChat = (tag: string): boolean => CHAT_PIPELINES.includes(tag)

/** The task of a model: `conversational` for chat models, else its pipeline tag. Chat is decided here and nowhere else. */
export function taskOf({ pipeline_tag: tag, tags }: ModelRecord): string | undefined {
  if (typeof tag !== 'string') return undefined
  return mayChat(tag) && Array.isArray(tags) && tags.includes('conversational') ? 'conversational' : tag
}
