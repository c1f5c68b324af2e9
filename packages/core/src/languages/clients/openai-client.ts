import type { TaskCall } from '../../call/call.ts'
import type { Task } from '../../tasks/task.ts'
import type { Value } from '../../values/value.ts'

/* What OpenAI's own clients share in all languages. */

const SUFFIX = '/completions'

/** A text generation as OpenAI's own clients are given it. */
export interface Completion {
  /** All before `/completions`. */
  readonly baseUrl: string
  /** The body's fields: the model, the prompt and whatever else the provider is sent. */
  readonly fields: { readonly [name: string]: Value }
  /** Headers beyond those that the clients write themselves. */
  readonly moreHeaders: { readonly [name: string]: Value }
}

export const generatesText = ({ id }: Task): boolean => id === 'text-generation'

/** Reads a call's request as a completion; what `unsupportedCompletion` lets through is one. */
export function completionOf({ request }: TaskCall): Completion {
  const { Authorization: _, 'Content-Type': __, ...moreHeaders } = request.headers
  return {
    baseUrl: request.url.slice(0, -SUFFIX.length),
    fields: request.body.kind === 'json' ? request.body.value : {},
    moreHeaders,
  }
}

/** Why OpenAI's clients cannot ask for this text: they know one way of it. */
export const unsupportedCompletion = ({ request: { url, body } }: TaskCall): string | undefined =>
  url.endsWith(SUFFIX) && body.kind === 'json' && Object.hasOwn(body.value, 'prompt')
    ? undefined
    : 'the provider generates text in a way of its own, and the client knows OpenAI’s alone'
