/**
 * Returns a function that computes a value on its first call, and returns the same value afterwards.
 *
 * @param make computes the value; called at most once, unless it throws
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
