/**
 * Joins names into a list with an Oxford comma: `python, js, or sh`.
 *
 * @param last the word before the last name
 */
export const listed = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 3 ? names.join(` ${last} `) : `${names.slice(0, -1).join(', ')}, ${last} ${names.at(-1)}`
