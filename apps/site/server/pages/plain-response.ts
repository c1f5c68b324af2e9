import { CODE_FORMS, NOTEBOOK_TYPE, POSIX_FORMS } from '../../app/domain/examples/plain-forms.ts'

const TYPES: ReadonlyMap<string, string> = new Map([
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['txt', 'text/plain'],
  ['ipynb', NOTEBOOK_TYPE],
  ...CODE_FORMS.map(({ ending, type }) => [ending, type] as const),
])

/** Extensions of a page that shows an example. */
export const EXAMPLE_FORMS: readonly string[] = ['json', 'md', ...POSIX_FORMS.map(({ ending }) => ending), 'ipynb']

/**
 * Splits a path into a name and an extension.
 *
 * @param path the part after the folder, still encoded
 * @param forms the endings that this kind of page has
 * @returns undefined for the address of a page
 */
export function readPlainName<Form extends string>(
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

/** @param form the ending that says what the text is */
export const plainResponse = (form: string, text: string, status: 200 | 400 | 404 = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': `${TYPES.get(form) ?? 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-cache',
      // A browser must never treat generated code as a page of this site.
      'content-disposition': 'inline',
    },
  })

/** Creates the 404 response for an unknown name, with similar names. */
export function unknownName(kind: string, asked: string, near: readonly string[], list: string): Response {
  const hint = near.length === 0 ? `See ${list} for the full list.` : `Did you mean ${near.join(', ')}?`
  return plainResponse('txt', `There’s no ${kind} called ${JSON.stringify(asked.slice(0, 200))}. ${hint}\n`, 404)
}
