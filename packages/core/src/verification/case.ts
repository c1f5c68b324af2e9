import type { Target } from '../call/target.ts'
import type { Language } from '../languages/languages.ts'

/** A combination of language, client, task, provider, and target whose example is run before it ships. */
export interface Case {
  readonly language: Language
  readonly client: string
  readonly task: string
  readonly provider: string
  readonly target: Target
  readonly streaming: boolean
  /** The variant, such as `tool-loop`, as returned by `variantOf`. */
  readonly variant?: string | undefined
}

/**
 * Returns a case's key, such as `python/openai/conversational/together/routed`, `…/routed/stream`, or
 * `…/routed/stream/tool-loop`.
 */
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

/** Parses a case key. A client's id may contain a slash, as in `net/http`; nothing else may. */
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

/** Returns the key of a case's client, such as `python/openai`. */
export const clientKey = ({ language, client }: Pick<Case, 'language' | 'client'>): string => `${language}/${client}`
