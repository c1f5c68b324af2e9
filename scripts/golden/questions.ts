import type { ModelRecord, ProviderMapping, SnippetOptions } from '../../packages/core/src/index.ts'

/** A question whose example with each client is a golden file. */
export interface GoldenQuestion {
  /** The name of its files. */
  readonly variant: string
  readonly model: ModelRecord
  readonly provider: string
  readonly mapping?: ProviderMapping
  readonly options: SnippetOptions
}

const CHAT: ModelRecord = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** Recipes of a chat. */
const RECIPES: { readonly [variant: string]: SnippetOptions } = {
  plain: {},
  stream: { streaming: true },
  tools: { recipe: 'tool-loop' },
  schema: { recipe: 'structured-output' },
  retries: { retries: true },
}

/** Chats other than synchronous chat completions. */
const WAYS: { readonly [variant: string]: SnippetOptions } = {
  responses: { api: 'responses' },
  messages: { api: 'messages' },
  async: { async: true },
}

/** Every shape of a result and every way of waiting for it, once each; a test reports missing ones. */
const TASKS: readonly (readonly [provider: string, ...tasks: readonly string[]])[] = [
  ['auto', 'text-to-image'],
  ['fal-ai', 'automatic-speech-recognition', 'image-segmentation', 'image-to-image', 'text-to-speech', 'text-to-video'],
  [
    'hf-inference',
    'audio-to-audio',
    'image-classification',
    'text-generation',
    'text-to-audio',
    'text-to-image',
    'text-to-speech',
  ],
  ['replicate', 'automatic-speech-recognition', 'text-to-image'],
  ['together', 'automatic-speech-recognition', 'feature-extraction', 'text-to-image', 'text-to-video'],
  ['wavespeed', 'text-to-image'],
  ['deepinfra', 'text-to-speech'],
]

const chat = (variant: string, options: SnippetOptions): GoldenQuestion => ({
  variant,
  model: CHAT,
  provider: 'together',
  options,
})

/** Returns a question about a task of an invented model. */
export const taskQuestion = (provider: string, task: string): GoldenQuestion => ({
  variant: `${task}-${provider}`,
  model: { id: 'acme/demo', pipeline_tag: task, tags: [] },
  provider,
  ...(provider === 'auto'
    ? {}
    : { mapping: { provider, hfModelId: 'acme/demo', providerId: 'acme/demo', status: 'live', task } }),
  options: {},
})

export const QUESTIONS: readonly GoldenQuestion[] = [
  ...Object.entries({ ...RECIPES, ...WAYS }).map(([variant, options]) => chat(variant, options)),
  ...TASKS.flatMap(([provider, ...tasks]) => tasks.map((task) => taskQuestion(provider, task))),
]

/** Tasks that providers' own clients do, which only make direct calls. */
const VENDOR_TASKS: readonly (readonly [provider: string, ...tasks: readonly string[]])[] = [
  ['fal-ai', 'automatic-speech-recognition', 'image-to-image', 'text-to-speech', 'text-to-video'],
  ['replicate', 'automatic-speech-recognition', 'image-to-image', 'text-to-image'],
  ['together', 'automatic-speech-recognition', 'feature-extraction', 'text-to-image', 'text-to-video'],
]

/** Direct calls, for providers' own clients. */
export const VENDOR_QUESTIONS: readonly GoldenQuestion[] = [
  ...['groq', 'together'].flatMap((provider) =>
    Object.entries({ ...RECIPES, async: WAYS['async'] as SnippetOptions }).map(([variant, options]) => ({
      ...chat(variant, { ...options, directRequest: true }),
      provider,
    })),
  ),
  ...VENDOR_TASKS.flatMap(([provider, ...tasks]) =>
    tasks.map((task) => ({ ...taskQuestion(provider, task), options: { directRequest: true } })),
  ),
]

/** All variants of a chat, for clients that support only one of these ways. */
export const FURTHER_QUESTIONS: readonly GoldenQuestion[] = Object.entries(WAYS).flatMap(([way, how]) =>
  Object.entries(RECIPES)
    .filter(([recipe]) => recipe !== 'plain')
    .map(([recipe, options]) => chat(`${way}-${recipe}`, { ...how, ...options })),
)
