import { type Cause, explainError } from '@model-snippets/core/errors'
import type { SkipKind } from '../decide/decide.ts'
import { isPlayed, retiredHost } from '../decide/hosts.ts'
import type { SandboxEnd } from '../sandbox/sandbox.ts'
import type { TwinRequest } from './check-twin.ts'

/** The result for a program. */
export type Outcome =
  | { readonly status: 'passed'; readonly notes: readonly string[] }
  | {
      readonly status: 'failed'
      /** What happened, in one line. */
      readonly detail: string
      /** The line of the document, if the program's message names it. */
      readonly line?: number
      /** From the table of errors; null if it has none. */
      readonly cause: Pick<Cause, 'id' | 'title' | 'action'> | null
      /** The end of what the program printed as an error. */
      readonly output: string
    }
  | { readonly status: 'skipped'; readonly why: SkipKind | NeedsKind; readonly reason: string }

/** What turned out to be missing when the program ran. */
export type NeedsKind = 'missing file' | 'missing program' | 'model text' | 'limits' | 'no request'

const LONGEST_OUTPUT = 4000

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Requests that clients send by themselves before a call. */
const isLookUp = ({ url, provider }: TwinRequest): boolean =>
  provider === 'huggingface.co' || hostOf(url) === 'huggingface.co'

const RETIRED_CAUSE = {
  id: 'not-found',
  title: '410: the service was turned off',
  action: 'Use the address that took its place.',
} as const

const LAST_STATUS: Readonly<Record<number, string>> = { 501: '404' }

/**
 * Judges a run: by what the twin thinks of the requests first, because that holds whatever the program did with the
 * answer, and then by how the program ended.
 */
export function judge(end: SandboxEnd, requests: readonly TwinRequest[]): Outcome {
  const output = end.stderr.trim().slice(-LONGEST_OUTPUT)
  const line = lineIn(end.stderr)
  const failed = (detail: string, cause: Cause | typeof RETIRED_CAUSE | null): Outcome => ({
    status: 'failed',
    detail,
    ...(line === undefined ? {} : { line }),
    cause: cause === null ? null : { id: cause.id, title: cause.title, action: cause.action },
    output,
  })
  const retired = requests.map(({ url }) => retiredHost(hostOf(url))).find((says) => says !== undefined)
  if (retired !== undefined) return failed(retired, RETIRED_CAUSE)

  const calls = requests.filter((request) => !isLookUp(request) && isPlayed(hostOf(request.url)))
  const refused = calls.find(({ status }) => status >= 400)
  const isRecovered = end.exitCode === 0 && (calls.at(-1)?.status ?? 500) < 400
  if (refused !== undefined && !isRecovered) {
    const { method, url, status, problems } = refused
    const shown = LAST_STATUS[status] ?? String(status)
    const detail = problems[0]?.startsWith('The twin plays nothing')
      ? `no provider documents ${method} ${url}`
      : `${method} ${url}: ${shown}${problems[0] === undefined ? '' : `, ${problems[0]}`}`
    return failed(detail, explainError(`Error code: ${shown} ${problems[0] ?? ''}`).cause)
  }
  const elsewhere = requests.find(({ url, provider }) => provider === null && !isPlayed(hostOf(url)))
  if (end.exitCode !== 0 && elsewhere !== undefined) {
    return {
      status: 'skipped',
      why: 'other service',
      reason: `calls ${hostOf(elsewhere.url)}, which the twin doesn’t play`,
    }
  }
  if (end.limit === 'memory')
    return { status: 'skipped', why: 'limits', reason: 'needs more memory than the sandbox has' }
  if (end.limit !== null) return failed('it didn’t end in time', explainError('Request timed out').cause)
  if (end.exitCode !== 0) return ended(end, calls, failed)
  if (calls.length === 0) return { status: 'skipped', why: 'no request', reason: 'ran, but sent no request to a model' }
  const notes = calls.flatMap(({ problems }) => problems)
  return { status: 'passed', notes: [...new Set(notes)].slice(0, 10) }
}

/** Messages of programs that lack something of the reader's. */
const MISSING: readonly (readonly [RegExp, NeedsKind | SkipKind, (name: string) => string])[] = [
  [/(?:FileNotFoundError|ENOENT)[^\n]*?['"]([^'"\n]+)['"]/, 'missing file', (name) => `needs the file ${name}`],
  [/curl: \(26\)|Failed to open\/read local data/, 'missing file', () => 'needs a file'],
  [/(?:line \d+: |: )?(\w[\w.-]*): (?:command )?not found/, 'missing program', (name) => `needs the program ${name}`],
  [/KeyError: '([A-Z][A-Z0-9_]{3,})'/, 'placeholder', (name) => `needs the variable ${name}`],
  [/EOFError: EOF when reading a line/, 'interactive', () => 'waits for something to be typed'],
]

/** Errors of programs that read the model's text as something else, such as JSON. What a model says isn't known here. */
const MODEL_TEXT =
  /JSONDecodeError|SyntaxError: (?:Unexpected (?:token|non-whitespace)|[^\n]*JSON)|ValidationError[^\n]*\n[^\n]*json/i

function ended(
  { stderr, exitCode }: SandboxEnd,
  calls: readonly TwinRequest[],
  failed: (detail: string, cause: Cause | null) => Outcome,
): Outcome {
  for (const [pattern, why, says] of MISSING) {
    const found = pattern.exec(stderr)
    if (found !== null) return { status: 'skipped', why, reason: says(found[1] ?? '') }
  }
  if (MODEL_TEXT.test(stderr) && calls.some(({ status }) => status < 300)) {
    return { status: 'skipped', why: 'model text', reason: 'depends on what the model says' }
  }
  return failed(
    messageIn(stderr) ?? `it ended with exit code ${exitCode}`,
    explainError(stderr === '' ? 'none' : stderr).cause,
  )
}

/** The line that says what went wrong: after the last traceback of Python's, or the first error of Node.js's. */
function messageIn(stderr: string): string | undefined {
  const lines = stderr
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
  const isNode = lines.some((line) => line.startsWith('Node.js v'))
  const script = lines.find((line) => /^\s*(?:Uncaught )?(?:\w*Error|\w+Exception)\b.*:/.test(line))
  const trace = lines.findLastIndex((line) => /^ {2}File "/.test(line))
  const at = trace === -1 ? -1 : lines.findIndex((line, place) => place > trace && /^\S/.test(line))
  // Some messages start on the next line.
  const python =
    at === -1
      ? undefined
      : lines
          .slice(at, at + 4)
          .filter((line) => line !== '')
          .slice(0, 2)
  const joined = python?.[0]?.endsWith(':') ? python.join(' ') : python?.[0]
  const found = (isNode ? script : joined) ?? lines.at(-1)
  return found === undefined || found === '' ? undefined : found.trim().slice(0, 500)
}

/** The last line of the program that a message names. */
function lineIn(stderr: string): number | undefined {
  const found = [...stderr.slice(-50_000).matchAll(/example\.\w+(?:", line |:)(\d+)/g)]
  const isNode = stderr.includes('\nNode.js v')
  const line = isNode ? found[0]?.[1] : found.at(-1)?.[1]
  return line === undefined ? undefined : Number(line)
}
