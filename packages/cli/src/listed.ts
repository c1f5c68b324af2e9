/**
 * Names in a row, `python, js or sh`.
 *
 * @param last the word before the last
 */
export const listed = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
