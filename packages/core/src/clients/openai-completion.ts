import type { Call, TaskCall } from '../call.ts'
import type { Value } from '../languages/value.ts'
import { refusesAuto } from './raw-client.ts'

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

/** Reads a call's request as a completion; what `refusesCompletion` lets through is one. */
export function completionOf({ request }: TaskCall): Completion {
  const { Authorization: _, 'Content-Type': __, ...moreHeaders } = request?.headers ?? {}
  return {
    baseUrl: (request?.url ?? '').slice(0, -SUFFIX.length),
    fields: request?.body.kind === 'json' ? request.body.value : {},
    moreHeaders,
  }
}

/** Why OpenAI's clients cannot ask for this text: they know one way of it. */
export function refusesCompletion(call: Call): string | undefined {
  if (!('inputs' in call)) return undefined
  const refusal = refusesAuto(call)
  if (refusal !== undefined) return refusal
  const isCompletion =
    call.request?.url.endsWith(SUFFIX) === true &&
    call.request.body.kind === 'json' &&
    Object.hasOwn(call.request.body.value, 'prompt')
  return isCompletion
    ? undefined
    : 'the provider generates text in a way of its own, and the client knows OpenAI’s alone'
}
