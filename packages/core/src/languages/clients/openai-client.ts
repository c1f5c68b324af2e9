import type { Task } from '../../tasks/task.ts'
import { getOwn } from '../../values/get-own.ts'
import type { Client } from './client.ts'

/* Shared by OpenAI's clients in all languages. */

export { isOwnBaseUrl, isOwnKey } from '../../call/openai-defaults.ts'

/** A client method that does a task. */
export interface OpenAiMethod {
  /** Such as `embeddings.create`. */
  readonly name: string
  /** The path that the clients append to the base URL. */
  readonly path: `/${string}`
}

/** The methods for tasks other than text generation. */
export const METHODS: { readonly [task: string]: OpenAiMethod } = {
  'automatic-speech-recognition': { name: 'audio.transcriptions.create', path: '/audio/transcriptions' },
  'feature-extraction': { name: 'embeddings.create', path: '/embeddings' },
  'text-to-image': { name: 'images.generate', path: '/images/generations' },
  'text-to-speech': { name: 'audio.speech.create', path: '/audio/speech' },
}

/** Methods that the clients have, but that we have no examples with. */
const OTHER_METHODS: { readonly [task: string]: string } = {
  'image-to-image': 'images.edit',
}

/** They support OpenAI's APIs. */
export const WITHOUT_RENDERER: NonNullable<Client['withoutRenderer']> = {
  messages: 'the client supports OpenAI’s APIs only; the Messages API is Anthropic’s',
}

export const unusedMethod = (task: string): string | undefined => {
  const method = getOwn(OTHER_METHODS, task)
  return method === undefined ? undefined : `the client has ${method}, but we haven’t run an example with it yet`
}

/** Checks whether the clients have a method for a task. */
export const hasMethodFor = ({ id }: Task): boolean => id === 'text-generation' || Object.hasOwn(METHODS, id)

/** For clients whose methods for other tasks we haven't run. */
export const TEXT_GENERATION_ALONE = {
  openAiCompatible: true,
  withoutRenderer: WITHOUT_RENDERER,
  hasMethodFor: ({ id }) => id === 'text-generation',
  unusedMethod: (task) => {
    const method = getOwn(METHODS, task)
    return method === undefined
      ? unusedMethod(task)
      : `the client has ${method.name}, but we haven’t run an example with it yet`
  },
} satisfies Partial<Client>
