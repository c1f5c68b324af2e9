import type { CauseId } from './causes.ts'
import { lastErrorOf, withoutCode, withoutExcerpts, withoutLog } from './code-lines.ts'
import { ANSWER, CONNECTION, UNREACHED } from './rules/connection.ts'
import { NAMES } from './rules/names.ts'
import { PROGRAM } from './rules/program.ts'
import type { Clue, Rule } from './rules/rule.ts'
import { DOUBTS, FAILURE_WORDS, MEANT, SERVICE, STATUS_NAMES, STATUS_WORDS, STREAM } from './rules/service.ts'
import { sentencesIn } from './sentences.ts'
import { statusesIn } from './statuses.ts'
import { phrasesIn, phrasesOf, wordsOf } from './words.ts'

/** A message, prepared for the rules. */
interface Message {
  /** As it was printed. */
  readonly printed: string
  /** The text in lower case. */
  readonly text: string
  readonly phrases: ReadonlySet<string>
  readonly statuses: readonly number[]
}

/** A kind of evidence: its rules, and how they find a cause. */
interface Evidence {
  readonly read: (message: Message) => CauseId | undefined
  readonly rules: readonly Rule[]
}

/** Causes by HTTP status. */
const BY_STATUS: Readonly<Record<number, CauseId>> = {
  400: 'invalid-request',
  401: 'unauthorized',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  410: 'not-found',
  413: 'too-large',
  422: 'invalid-request',
  429: 'rate-limited',
  500: 'server-error',
  502: 'unavailable',
  503: 'unavailable',
  504: 'gateway-timeout',
  520: 'unavailable',
  521: 'unavailable',
  523: 'unavailable',
  522: 'gateway-timeout',
  524: 'gateway-timeout',
  529: 'unavailable',
}

/** A status that only says that something failed; clearer words win. */
const VAGUE_STATUS = 500

/** Causes in a request or its sender. */
const OF_REQUESTS = [
  'missing-variable',
  'unauthorized',
  'payment-required',
  'forbidden',
  'gated',
  'not-found',
  'not-served',
  'not-chat',
  'too-large',
  'too-long',
] as const satisfies readonly CauseId[]

/** Causes in a service. */
const OF_SERVICES = [
  'rate-limited',
  'unavailable',
  'loading',
  'timeout',
  'gateway-timeout',
  'stream-error',
] as const satisfies readonly CauseId[]

/** More specific causes of a failed connection. */
const OF_CONNECTIONS = [
  'no-host',
  'connection-refused',
  'connection-lost',
  'certificate',
  'timeout',
] as const satisfies readonly CauseId[]

/**
 * Causes that words may make more specific, with the possible results. Other words describe something else that the
 * program printed, so the status, or the last error, counts. Services use 400, 422, and 500 for anything about a
 * request, but not for a program that didn't start.
 */
const NARROWED: Readonly<Partial<Record<CauseId, readonly CauseId[]>>> = {
  'invalid-request': [...OF_REQUESTS, ...OF_SERVICES, ...OF_CONNECTIONS, 'server-error'],
  'server-error': [...OF_REQUESTS, ...OF_SERVICES, ...OF_CONNECTIONS, 'no-connection', 'invalid-request'],
  'no-connection': OF_CONNECTIONS,
  'stream-error': ['connection-lost'],
  unauthorized: ['gated', 'not-found', 'missing-variable'],
  'payment-required': [],
  forbidden: [
    'no-connection',
    'gated',
    'payment-required',
    'not-found',
    'not-served',
    'rate-limited',
    'gateway-timeout',
  ],
  'not-found': ['not-served', 'not-chat', 'gated'],
  timeout: [],
  'too-large': ['too-long', 'rate-limited'],
  'rate-limited': ['payment-required', 'unavailable', 'loading'],
  unavailable: ['no-connection', 'loading', 'not-served', 'stream-error', 'rate-limited', 'certificate'],
  'gateway-timeout': ['no-connection'],
}

/** Causes whose statuses services also use for other causes, with other remedies. */
const ANSWERED_FOR_OTHERS: readonly CauseId[] = [
  'invalid-request',
  'forbidden',
  'not-found',
  'rate-limited',
  'server-error',
]

const OF_PROGRAM = firstOf(PROGRAM)
const OF_STATUS: Evidence = { read: clearStatus, rules: [] }
const OF_ANY_STATUS: Evidence = { read: anyStatus, rules: [] }
const OF_NAMES = onlyOneOf([...STATUS_NAMES, ...NAMES])
const NO_MORE_THAN_STATUS = [OF_STATUS, OF_ANY_STATUS, OF_NAMES]

/**
 * The kinds of evidence, strongest first: messages from the user’s machine, because then no service was reached; a
 * service’s words that are clearer than its status; the status; and words that are as vague as a status or vaguer.
 */
const EVIDENCE: readonly Evidence[] = [
  OF_PROGRAM,
  firstOf(CONNECTION),
  firstOf(STREAM),
  firstOf(SERVICE),
  OF_STATUS,
  firstOf(STATUS_WORDS),
  firstOf(ANSWER),
  OF_ANY_STATUS,
  firstOf(UNREACHED),
  firstOf(FAILURE_WORDS),
  OF_NAMES,
]

/** All rules, strongest evidence first. */
export const RULES: readonly Rule[] = [...EVIDENCE.flatMap(({ rules }) => rules), ...DOUBTS, ...MEANT]

const PHRASES = phrasesOf(
  RULES.flatMap(({ any, also = [], unless = [] }) => [...any, ...also, ...unless]).filter(
    (clue) => typeof clue === 'string',
  ),
)

/**
 * Parts of printed objects that don’t mean a failure: `unprocessableEntity: false`, `dnsLookup: undefined`,
 * `connectTimeout: 2000`, and `[Function: onTimeout]`.
 */
const NOT_SO =
  /\b\w{1,40}["']?: (?:false\b|undefined(?=,|\n))|\b\w{0,40}timeout["']?(?:=|: )(?:-?\d{1,9}(?:\.\d{1,9})?|none|null|undefined)(?=\s{0,3}[,)}\]]|\n)|\[function[^\]\n]{0,80}\]/gi

/** Tables in printed objects: names of statuses, `'404': 'Not Found'`, and codes to retry. */
const TABLES = /(?:'\d{3}': ["'][^'"\n]{1,40}["'],?\s{1,40}){3,}|\[\s{1,40}(?:'[A-Z][A-Z_\d]{2,40}',?\s{1,40}){3,}\]/g

/** Warnings about the future, other Python warnings, and exceptions that Python ignored. */
const BESIDE =
  /^.{0,1000}:\d{1,6}: [A-Z][A-Za-z]{0,40}Warning: .{0,4000}(?:\n(?!Traceback).{0,1000}){0,5}?\n {2}\S.{0,1000}$|^.{0,1000}(?:(?:Deprecation|Future)Warning|:\d{1,6}: [A-Z][A-Za-z]{0,40}Warning): .{0,4000}$|^Exception ignored in: .{0,1000}\nTraceback .{0,100}\n(?: .{0,1000}\n){0,40}.{0,1000}$/gm

/** The standard name of 429 adds nothing: services also use 429 for used-up credits. */
const NAME_OF_429 = /\b429 too many requests\b/gi

/** Text that Genkit adds to every failure. */
const OF_GENKIT = /status: 'UNKNOWN',\s{1,20}detail: [^\n]{0,200}\s{1,20}code: 500/g

/** Text to remove before reading. */
const NOISE = [BESIDE, OF_GENKIT, NOT_SO, TABLES]

/**
 * Finds the cause. Reads the last error first, then the text without log lines, then all of it: a later reading can
 * only make an earlier cause more specific.
 */
export function causeIn(given: string): CauseId | undefined {
  const printed = withoutExcerpts(NOISE.reduce((text, each) => text.replace(each, ''), given))
  const readings = new Set([lastErrorOf(printed), withoutLog(printed), printed])
  return [...readings].map(strongestIn).reduce((found, next) => {
    if (found === undefined) return next
    return next !== undefined && NARROWED[found]?.includes(next) === true ? next : found
  }, undefined)
}

/** Returns the cause with the strongest evidence. */
function strongestIn(printed: string): CauseId | undefined {
  const withCode = messageOf(printed)
  const message = messageOf(withoutCode(printed))
  const byStatus = clearStatus(message)
  const allowed = byStatus === undefined ? undefined : NARROWED[byStatus]
  const isAnswered = message.statuses.length > 0
  for (const evidence of EVIDENCE) {
    // Source code can show local problems, but not what a service said.
    const cause = evidence.read(evidence === OF_PROGRAM ? withCode : message)
    // If a service responded, the program started.
    if (cause === undefined || (evidence === OF_PROGRAM && isAnswered && cause !== 'missing-variable')) continue
    if (NO_MORE_THAN_STATUS.includes(evidence) && isDoubted(cause, message)) return undefined
    return allowed === undefined || allowed.includes(cause) ? cause : byStatus
  }
  return undefined
}

/** Checks whether the service gives another reason, in words that we don't know. */
function isDoubted(cause: CauseId, message: Message): boolean {
  const others = ANSWERED_FOR_OTHERS.includes(cause) ? NARROWED[cause] : undefined
  if (others === undefined) return false
  return DOUBTS.some((rule) => others.includes(rule.cause) && applies(message, rule)) || saysElse(cause, message)
}

/** Checks whether the service's message contains no word that fits the cause. */
function saysElse(cause: CauseId, { printed }: Message): boolean {
  const meant = MEANT.find((rule) => rule.cause === cause)
  const sentences = sentencesIn(printed)
  return meant !== undefined && sentences.length > 0 && !applies(messageOf(sentences.join('\n')), meant)
}

const messageOf = (printed: string): Message => {
  const text = printed.toLowerCase()
  return {
    printed,
    text,
    phrases: phrasesIn(wordsOf(printed.replace(NAME_OF_429, '429')), PHRASES),
    statuses: statusesIn(text),
  }
}

function clearStatus({ statuses }: Message): CauseId | undefined {
  return statuses.includes(VAGUE_STATUS) ? undefined : onlyOf(statuses.map((status) => BY_STATUS[status]))
}

function anyStatus({ statuses }: Message): CauseId | undefined {
  return onlyOf(statuses.map((status) => BY_STATUS[status]))
}

function firstOf(rules: readonly Rule[]): Evidence {
  return { rules, read: (message) => rules.find((rule) => applies(message, rule))?.cause }
}

function onlyOneOf(rules: readonly Rule[]): Evidence {
  return {
    rules,
    read: (message) => onlyOf(rules.filter((rule) => applies(message, rule)).map(({ cause }) => cause)),
  }
}

const applies = (message: Message, { any, also, unless, unanswered }: Rule): boolean =>
  !(unanswered === true && message.statuses.length > 0) &&
  holds(message, any) &&
  (also === undefined || holds(message, also)) &&
  !(unless !== undefined && holds(message, unless))

const holds = ({ text, phrases }: Message, clues: readonly Clue[]): boolean =>
  clues.some((clue) => (typeof clue === 'string' ? phrases.has(clue) : text.includes(clue.exactly)))

/** Several different causes come from a log of several failures, so none is returned. */
function onlyOf(causes: readonly (CauseId | undefined)[]): CauseId | undefined {
  const [only, ...others] = new Set(causes)
  return others.length === 0 ? only : undefined
}
