import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'

/** Whether a stream is asked for the number of tokens, and for nothing else that can be said of a stream. */
export function asksForUsage({ streaming, parameters: { stream_options: ofStream } }: ChatCall): boolean {
  if (!streaming || typeof ofStream !== 'object' || ofStream === null) return false
  const { include_usage: asks, ...others } = ofStream as { readonly [name: string]: Value }
  return asks === true && Object.keys(others).length === 0
}
