import { mappingsOf } from './mapping-of.ts'
import type { ModelRecord, ProviderMapping } from './model-record.ts'

const CHAT = 'conversational'
const CHAT_PIPELINES: readonly string[] = [
  'text-generation',
  'image-text-to-text',
  // Hugging Face tags models that also accept audio or video by their input, although they chat like the others.
  'any-to-any',
  'audio-text-to-text',
  'video-text-to-text',
]

/**
 * Checks whether models with this pipeline tag can be chat models: with the tag `conversational`, or with a provider's
 * mapping for that task.
 */
export const mayChat = (tag: string): boolean => CHAT_PIPELINES.includes(tag)

/** Returns a model's task: `conversational` for chat models, otherwise the pipeline tag. */
export const taskOf = (model: ModelRecord): string | undefined => taskWith(model, undefined)

/**
 * Returns a model's task, taking the provider's mapping into account.
 *
 * @param mapping how the provider serves the model, passed separately from the record
 */
export function taskWith(model: ModelRecord, mapping: ProviderMapping | undefined): string | undefined {
  const { pipeline_tag: tag, tags } = model
  if (typeof tag !== 'string') return undefined
  const chats = (): boolean =>
    (Array.isArray(tags) && tags.includes(CHAT)) ||
    mapping?.task === CHAT ||
    mappingsOf(model).some(({ task }) => task === CHAT)
  return mayChat(tag) && chats() ? CHAT : tag
}
