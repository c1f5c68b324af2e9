const TYPES = { json: 'application/json', md: 'text/markdown', py: 'text/x-python', txt: 'text/plain' } as const

/** The forms of a page that are files, by their ending. */
export type PlainForm = keyof typeof TYPES

/**
 * Takes the ending off an address.
 *
 * @param path the part after the folder, still encoded
 * @param forms the endings that this kind of page has
 * @returns undefined for the address of a page
 */
export function readPlainName<Form extends PlainForm>(
  path: string,
  forms: readonly Form[],
): { name: string; form: Form } | undefined {
  const place = path.lastIndexOf('.')
  const form = forms.find((known) => known === path.slice(place + 1))
  if (place <= 0 || form === undefined) return undefined
  try {
    return { name: decodeURIComponent(path.slice(0, place)), form }
  } catch {
    return undefined
  }
}

export const plainResponse = (form: PlainForm, text: string, status: 200 | 400 | 404 = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': `${TYPES[form]}; charset=utf-8`,
      'cache-control': 'no-cache',
      // Code that a reader asked for is never a page of this site, whatever it says.
      'content-disposition': 'inline',
    },
  })

/** Says that nothing has the name, and what may have been meant. */
export function unknownName(kind: string, asked: string, near: readonly string[], list: string): Response {
  const hint = near.length === 0 ? `The list is at ${list}.` : `Did you mean ${near.join(', ')}?`
  return plainResponse('txt', `No ${kind} ${JSON.stringify(asked.slice(0, 200))}. ${hint}\n`, 404)
}
