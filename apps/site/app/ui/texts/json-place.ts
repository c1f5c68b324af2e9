/**
 * Where a JSON text goes wrong, out of the message of a browser's parser, which speaks English and differs in words.
 *
 * @returns undefined where the message names no place
 */
export function placeInJson(message: string): { readonly line: number; readonly column: number } | undefined {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? []
  return line === undefined ? undefined : { line: Number(line), column: Number(column) }
}

/**
 * The sign that a JSON text cannot have where it stands, out of the message of Chromium's parser, which then names no place.
 *
 * @returns undefined where the message names no sign
 */
export const signInJson = (message: string): string | undefined => /^Unexpected token '(.+?)',/u.exec(message)?.[1]
