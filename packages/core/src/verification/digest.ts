import type { SetUp } from '../call/set-up.ts'
import type { Language } from '../languages/languages.ts'
import { sha256 } from '../values/sha256.ts'

/** The parts of an example that determine how it runs: the text and what to install. An `InferenceSnippet` is one. */
export interface ExampleText extends Pick<SetUp, 'install' | 'files'> {
  readonly language: Language
  readonly client: string
  readonly content: string
}

/**
 * Returns the text whose SHA-256 is an example's digest: JSON of everything that determines how it runs, with files by
 * name.
 */
export const digestedText = ({ language, client, install, content, files }: ExampleText): string =>
  JSON.stringify([language, client, install, content, files.map(({ name, sample }) => [name, sample ?? null])])

/**
 * Returns the SHA-256 of an example's text, install command, and file names, as 64 hexadecimal digits. Examples with
 * the same digest are identical.
 *
 * @throws Error if the platform has no Web Crypto, as on a page that wasn't loaded over HTTPS
 * @example
 * const [snippet] = getInferenceSnippets(model, 'auto')
 * if (snippet) console.log(findText(await exampleDigest(snippet))?.date ?? 'this text was never run')
 */
export const exampleDigest = (example: ExampleText): Promise<string> => sha256(digestedText(example))
