import type { SetUp } from '../call/set-up.ts'
import type { Language } from '../languages/languages.ts'

/** What of an example decides how it runs: all that a reader copies or installs. An `InferenceSnippet` is one. */
export interface ExampleText extends Pick<SetUp, 'install' | 'files'> {
  readonly language: Language
  readonly client: string
  readonly content: string
}

/**
 * The SHA-256 of an example, as 64 hexadecimal digits: of its text, its install command, and the names of its files.
 * Two examples with the same digest are the same to the letter.
 *
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 * @example
 * const [snippet] = getInferenceSnippets(model, 'auto')
 * if (snippet) console.log(findText(await exampleDigest(snippet))?.date ?? 'this text was never run')
 */
export async function exampleDigest({ language, client, install, content, files }: ExampleText): Promise<string> {
  const named = files.map(({ name, sample }) => [name, sample ?? null])
  const bytes = new TextEncoder().encode(JSON.stringify([language, client, install, content, named]))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
