/** Maximum length of a cursor; longer ones are ignored. */
export const LONGEST_CURSOR = 1000

/**
 * Reads the cursor of the next page from a `Link` header. Only the cursor is used: we choose the address, whatever the
 * header says.
 *
 * @param header `<https://hub.example/api/models?limit=20&cursor=abc>; rel="next"`, other parts before or after it
 */
export function nextCursor(header: string | null): string | undefined {
  // A part ends at a comma before the next `<`, because URLs can contain commas.
  for (const part of header?.split(/,\s*(?=<)/) ?? []) {
    const end = part.indexOf('>')
    if (!part.trimStart().startsWith('<') || end === -1) continue
    if (!isOfNext(part.slice(end + 1))) continue
    const address = part.slice(part.indexOf('<') + 1, end)
    const cursor = new URLSearchParams(address.slice(address.indexOf('?') + 1)).get('cursor')
    if (cursor !== null && cursor !== '' && cursor.length <= LONGEST_CURSOR) return cursor
  }
  return undefined
}

/** Whether a link’s parameters include `rel="next"`. */
const isOfNext = (parameters: string): boolean =>
  parameters.split(';').some((parameter) => {
    const [, relations = ''] = /^\s*rel\s*=(.*)$/is.exec(parameter) ?? []
    return relations.trim().replaceAll('"', ' ').toLowerCase().split(/\s+/).includes('next')
  })
