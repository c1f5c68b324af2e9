import type { Call } from '../call.ts'
import type { Language } from '../types.ts'

/** Writes one call as a whole program in the client's language. Reads the call, changes nothing, keeps nothing. */
export type Template = (call: Call) => string

/** One way to call a model from one language. */
export interface Client {
  readonly language: Language
  /** Name under which readers know it, `huggingface.js`. */
  readonly id: string
  /** Place among the clients of its language, counted from 1. */
  readonly place: number
  /** The exact command that installs the release line the examples ran with; null when nothing needs installing. */
  readonly install: string | null
  /** Why this client cannot make this call, or undefined when it can. */
  readonly refuses: (call: Call) => string | undefined
  /** One template for each task that the client does. */
  readonly templates: { readonly [task: string]: Template }
}
