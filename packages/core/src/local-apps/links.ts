import type { Words } from './local-app.ts'

/** An app that is fetched from its page: there is no command that installs it. */
export const FROM_ITS_PAGE: Words = []

/**
 * The address of a link, with its parameters. Slashes, which every id has, stay as they are.
 *
 * @param parameters those that are undefined are left out
 * @example
 * linkOf('lmstudio://open_from_hf', { model: 'acme/demo' }) // 'lmstudio://open_from_hf?model=acme/demo'
 */
export function linkOf(address: string, parameters: { readonly [name: string]: string | undefined }): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`],
  )
  return given.length === 0 ? address : `${address}?${given.join('&')}`
}
