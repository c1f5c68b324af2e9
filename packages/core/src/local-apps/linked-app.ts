import { type LocalApp, SYSTEMS, type System, type Words } from './local-app.ts'

/** For an app that you download from its website, because no command installs it. */
export const FROM_ITS_PAGE: Words = []

interface LinkedApp extends Omit<LocalApp, 'install' | 'readsToken' | 'steps' | 'link'> {
  readonly link: NonNullable<LocalApp['link']>
  /** The systems that the app runs on, if not all. */
  readonly on?: readonly System[]
}

/** Creates an app without commands: you download it from its website, and a link opens a model in it. */
export const linkedApp = ({ on = SYSTEMS, ...facts }: LinkedApp): LocalApp => ({
  needs: `the ${facts.label} app from ${facts.docsUrl}`,
  ...facts,
  install: Object.fromEntries(on.map((system) => [system, FROM_ITS_PAGE])),
  readsToken: false,
  steps: () => [],
})

/**
 * Builds a link with query parameters. Slashes aren't encoded.
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
