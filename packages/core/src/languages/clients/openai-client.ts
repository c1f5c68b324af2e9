import type { TaskCall } from '../../call/call.ts'
import type { Task } from '../../tasks/task.ts'
import { own } from '../../values/own.ts'
import type { Value } from '../../values/value.ts'
import type { Client } from './client.ts'

/* What OpenAI's own clients share in all languages. */

const SUFFIX = '/completions'

/** A text generation as OpenAI's own clients are given it. */
export interface Completion {
  /** The body's fields: the model, the prompt and whatever else the provider is sent. */
  readonly fields: { readonly [name: string]: Value }
  /** Headers beyond those that the clients write themselves. */
  readonly moreHeaders: { readonly [name: string]: Value }
}

/** Methods that the clients have for tasks of which there is no example with them. */
const OTHER_METHODS: { readonly [task: string]: string } = {
  'automatic-speech-recognition': 'audio.transcriptions.create',
  'feature-extraction': 'embeddings.create',
  'image-to-image': 'images.edit',
  'text-to-image': 'images.generate',
  'text-to-speech': 'audio.speech.create',
}

/** They speak OpenAI's APIs. */
export const WITHOUT_FORM: NonNullable<Client['withoutForm']> = {
  messages: 'the client speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
}

export const unusedMethod = (task: string): string | undefined => {
  const method = own(OTHER_METHODS, task)
  return method === undefined ? undefined : `the client has ${method}, and no example with it was run`
}

export const generatesText = ({ id }: Task): boolean => id === 'text-generation'

/** Reads a call's request as a completion; what `unsupportedCompletion` lets through is one. */
export function completionOf({ request }: TaskCall): Completion {
  const { Authorization: _, 'Content-Type': __, ...moreHeaders } = request.headers
  return {
    fields: request.body.kind === 'json' ? request.body.value : {},
    moreHeaders,
  }
}

/** Why OpenAI's clients cannot ask for this text: they know one way of it. */
export const unsupportedCompletion = ({ request: { url, body } }: TaskCall): string | undefined =>
  url.endsWith(SUFFIX) && body.kind === 'json' && Object.hasOwn(body.value, 'prompt')
    ? undefined
    : 'the provider generates text in a way of its own, and the client knows OpenAI’s alone'
