import type { SetUp } from '../call/set-up.ts';
import type { Language } from '../languages/languages.ts';
/** What of an example decides how it runs: all that a reader copies or installs. An `InferenceSnippet` is one. */
export interface ExampleText extends Pick<SetUp, 'install' | 'files'> {
    readonly language: Language;
    readonly client: string;
    readonly content: string;
}
/** The text whose SHA-256 is an example's digest: JSON of all that decides how it runs, files by their names. */
export declare const digestedText: ({ language, client, install, content, files }: ExampleText) => string;
/**
 * The SHA-256 of an example, as 64 hexadecimal digits: of its text, its install command, and the names of its files.
 * Two examples with the same digest are the same to the letter.
 *
 * @throws Error where the platform has no Web Crypto, as in a page that was not loaded over https
 * @example
 * const [snippet] = getInferenceSnippets(model, 'auto')
 * if (snippet) console.log(findText(await exampleDigest(snippet))?.date ?? 'this text was never run')
 */
export declare const exampleDigest: (example: ExampleText) => Promise<string>;
