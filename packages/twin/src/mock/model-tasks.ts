import { findModel } from '@model-snippets/core/catalogue'

/** Tasks by model id, as given by the user. */
export type ModelTasks = Readonly<Record<string, string>>

/** Tasks by words in a model's name, for models that aren't built in. The first match applies. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/whisper|parakeet|transcri|wav2vec/i, 'automatic-speech-recognition'],
  [/kokoro|tts|speech|bark|orpheus/i, 'text-to-speech'],
  [/i2v|image-to-video/i, 'image-to-video'],
  [/video|t2v|veo|sora|kling|ltx|seedance|hailuo|mochi|(?:^|[/-])wan/i, 'text-to-video'],
  [/kontext|image-edit|pix2pix/i, 'image-to-image'],
  [/flux|diffusion|sdxl|z-image|imagen|qwen-image|hidream/i, 'text-to-image'],
  [/embed|(?:^|[/-])(?:bge|e5|gte)-|minilm/i, 'feature-extraction'],
]

/** What the mock server takes a model for: a chat model, unless anything says otherwise. */
export const CHAT_TASK = 'conversational'

/**
 * Returns a model's task: as given by the user, as in the built-in catalogue, or guessed from the name. The second
 * result tells whether it's more than a guess.
 */
export function taskOfModel(id: string, given: ModelTasks): { readonly task: string; readonly isKnown: boolean } {
  if (Object.hasOwn(given, id)) return { task: given[id] ?? CHAT_TASK, isKnown: true }
  const record = findModel(id)
  if (record?.pipeline_tag !== undefined) {
    const { pipeline_tag: tag, tags = [] } = record
    return { task: tags.includes('conversational') ? CHAT_TASK : tag, isKnown: true }
  }
  const [, guessed] = BY_NAME.find(([words]) => words.test(id)) ?? []
  return { task: guessed ?? CHAT_TASK, isKnown: false }
}
