import type { Language } from '@model-snippets/core'
import type { Transcript } from '../run/runner.ts'
import { judgeEnding } from './ending.ts'
import { type Finding, finding } from './finding.ts'

/** Variables that clients and tools read by themselves, most of them for keys. */
const KEYS_OF_OTHERS = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_AUTH_TOKEN',
  'FAL_KEY',
  'GROQ_API_KEY',
  'HF_TOKEN',
  'HUGGINGFACEHUB_API_TOKEN',
  'HUGGING_FACE_HUB_TOKEN',
  'OPENAI_ADMIN_KEY',
  'OPENAI_API_KEY',
  'REPLICATE_API_TOKEN',
  'TOGETHER_API_KEY',
] as const

/** The environment of a user who has all other keys, but hasn't set the variables that an example reads. */
export const withoutVariables = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(KEYS_OF_OTHERS.filter((name) => !names.includes(name)).map((name) => [name, keyOf(name)]))

const keyOf = (name: string): string => `key-in-${name}`

/**
 * Rule 6: without its variable, an example sends nothing and names the variable. The language's own exception counts if
 * it names it.
 *
 * @param variable the variable that the example reads
 */
export function judgeUnsetVariable(transcript: Transcript, variable: string, language: Language): Finding[] {
  const { requests, connectionErrors, stdout, stderr } = transcript
  const told = { words: variable, mayCrash: true }
  const sent = (name: string): boolean =>
    requests.some(({ url, rawHeaders, body }) =>
      [url, JSON.stringify(rawHeaders), body.toString()].some((part) => part.includes(keyOf(name))),
    )
  return [
    ...judgeEnding(transcript, { kind: 'failure', told }, language).findings,
    ...requests.map(({ method, url }) => finding(6, `sends ${method} ${url} without ${variable}`)),
    ...connectionErrors.map((error) => finding(6, `opens a connection without ${variable}: ${error}`)),
    ...KEYS_OF_OTHERS.filter(sent).map((name) => finding(6, `sends the value of ${name}`)),
    ...KEYS_OF_OTHERS.filter((name) => `${stdout}${stderr}`.includes(keyOf(name))).map((name) =>
      finding(6, `prints the value of ${name}`),
    ),
  ]
}
