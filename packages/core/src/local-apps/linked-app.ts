import { type LocalApp, SYSTEMS, type System, type Words } from './local-app.ts'

/** An app that is fetched from its page: there is no command that installs it. */
export const FROM_ITS_PAGE: Words = []

interface LinkedApp extends Omit<LocalApp, 'install' | 'readsToken' | 'steps' | 'link'> {
  readonly link: NonNullable<LocalApp['link']>
  /** The systems that it runs on, where those are not all. */
  readonly on?: readonly System[]
}

/** An app without commands: it is fetched from its page, and a link has it open a model. */
export const linkedApp = ({ on = SYSTEMS, ...facts }: LinkedApp): LocalApp => ({
  needs: `the ${facts.label} app from ${facts.docsUrl}`,
  ...facts,
  install: Object.fromEntries(on.map((system) => [system, FROM_ITS_PAGE])),
  readsToken: false,
  steps: () => [],
})

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
