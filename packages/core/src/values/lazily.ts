/**
 * Returns a function that works a value out when it is first called, and returns the same value from then on.
 *
 * @param make works the value out; called at most once, unless it throws
 */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
