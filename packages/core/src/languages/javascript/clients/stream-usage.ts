import type { ChatCall } from '../../../call/call.ts'
import type { Value } from '../../../values/value.ts'

/** Checks whether a stream requests the token usage, and sets no other stream option. */
export function asksForUsage({ streaming, parameters: { stream_options: ofStream } }: ChatCall): boolean {
  if (!streaming || typeof ofStream !== 'object' || ofStream === null) return false
  const { include_usage: asks, ...others } = ofStream as { readonly [name: string]: Value }
  return asks === true && Object.keys(others).length === 0
}
