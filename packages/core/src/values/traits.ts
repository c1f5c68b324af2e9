/** What a client must be able to carry. */
export interface Traits {
  /** Some text holds a lone surrogate, which has no UTF-8 form. */
  readonly loneSurrogate: boolean
  /** Some object has a field that is null. */
  readonly nullField: boolean
}

/** The traits of values: JSON, or objects of JSON. */
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
