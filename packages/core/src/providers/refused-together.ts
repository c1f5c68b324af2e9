import type { JsonObject, JsonValue } from '../values/value.ts'

/** Chat completion fields that a provider supports, but rejects in combination. */
export interface RefusedTogether {
  /** The fields that can't be in one request. */
  readonly fields: readonly string[]
  /** The `response_format` types that this applies to, if that is one of the fields. */
  readonly formats?: readonly string[]
  /** The reason to show; the source follows it. */
  readonly reason: string
  /** The source, and the date we read it. */
  readonly source: { readonly address: string; readonly read: string }
}

/**
 * Returns why a provider rejects a combination of fields; `undefined` if it doesn't.
 *
 * @example
 * refusalTogether(groq.routes.conversational.refusesTogether, { stream: true, response_format: { type: 'json_schema' } })
 */
export function refusalTogether(known: readonly RefusedTogether[] | undefined, body: JsonObject): string | undefined {
  const refused = known?.find(({ fields, formats }) => fields.every((name) => isGiven(name, body[name], formats)))
  return refused === undefined ? undefined : `${refused.reason} (${refused.source.address})`
}

/** A field has no effect if it’s null, an empty list, or the default. */
function isGiven(name: string, value: JsonValue | undefined, formats: readonly string[] | undefined): boolean {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return false
  if (name === 'stream') return value === true
  if (name !== 'response_format' || formats === undefined) return true
  return formats.includes(String((value as JsonObject).type))
}
