/**
 * Removes a run of one character from the end of a text. A pattern such as `/0+$/` would take quadratic time.
 *
 * @example
 * withoutTrailing('1200', '0') // '12'
 */
export function withoutTrailing(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}

/** Removes a run of one character from both ends of a text. */
export function withoutOuter(text: string, character: string): string {
  let start = 0
  while (start < text.length && text[start] === character) start++
  return withoutTrailing(text.slice(start), character)
}
