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
  /** What is beside a plain chat completion, `tool-loop`, as `variantName` gives it. */
  readonly variant?: string | undefined
}

/** The case's name, `python/openai/conversational/together/routed`, `…/routed/stream` or `…/routed/stream/tool-loop`. */
export const caseKey = ({ language, client, task, provider, target, streaming, variant }: Case): string =>
  [
    language,
    client,
    task,
    provider,
    target,
    ...(streaming ? [STREAM] : []),
    ...(variant === undefined ? [] : [variant]),
  ].join('/')

const STREAM = 'stream'
const TARGETS: ReadonlySet<string> = new Set<Target>(['routed', 'direct', 'endpoint'])

/** The parts of a case's name. A client's id may hold a slash, `net/http`; nothing else in a name does. */
export function readCaseKey(key: string): Case {
  const parts = key.split('/')
  const end = parts.findLastIndex((part) => TARGETS.has(part))
  const [task, provider, target] = parts.slice(end - 2, end + 1)
  const client = parts.slice(1, end - 2).join('/')
  const [first, second] = parts.slice(end + 1)
  const streaming = first === STREAM
  const variant = streaming ? second : first
  return {
    language: parts[0],
    client,
    task,
    provider,
    target,
    streaming,
    ...(variant === undefined ? undefined : { variant }),
  } as Case
}

/** The client of a case as a name of its own, `python/openai`. */
export const clientKey = ({ language, client }: Pick<Case, 'language' | 'client'>): string => `${language}/${client}`
