/** What a client must be able to send. */
export interface Traits {
  /** Whether some text contains a lone surrogate, which UTF-8 can't encode. */
  readonly loneSurrogate: boolean
  /** Whether some object has a field that is null. */
  readonly nullField: boolean
}

/** Returns the traits of JSON values, or of objects with JSON values. */
export const traitsOf = (...values: readonly unknown[]): Traits =>
  Object.freeze({ loneSurrogate: values.some(holdsLoneSurrogate), nullField: values.some(holdsNullField) })

function holdsLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsLoneSurrogate)
  return Object.keys(value).some(holdsLoneSurrogate) || Object.values(value).some(holdsLoneSurrogate)
}

function holdsNullField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsNullField)
  return Object.values(value).some((item) => item === null || holdsNullField(item))
}
