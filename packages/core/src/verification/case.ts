import type { Target } from '../call/target.ts'
import type { Language } from '../languages/languages.ts'

/** One combination that is offered, and run before it ships. */
export interface Case {
  readonly language: Language
  readonly client: string
  readonly task: string
  readonly provider: string
  readonly target: Target
  readonly streaming: boolean
}

/** The case's name, `python/openai/conversational/together/routed` or `…/routed/stream`. */
export const caseKey = ({ language, client, task, provider, target, streaming }: Case): string =>
  `${language}/${client}/${task}/${provider}/${target}${streaming ? '/stream' : ''}`

/** The parts of a case's name. A client's id may hold a slash, `net/http`; nothing else in a name does. */
export function readCaseKey(key: string): Case {
  const parts = key.split('/')
  const streaming = parts.at(-1) === 'stream'
  const end = streaming ? -1 : parts.length
  const [task, provider, target] = parts.slice(0, end).slice(-3)
  const client = parts.slice(0, end).slice(1, -3).join('/')
  return { language: parts[0], client, task, provider, target, streaming } as Case
}

/** The client of a case as a name of its own, `python/openai`. */
export const clientKey = ({ language, client }: Pick<Case, 'language' | 'client'>): string => `${language}/${client}`
