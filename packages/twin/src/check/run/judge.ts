import { PROVIDERS } from '@model-snippets/core'
import { type Cause, explainError } from '@model-snippets/core/errors'
import { apiOf } from '../../mock/chat-answers.ts'
import { isLookUp } from '../../mock/place-of.ts'
import { isPlayed, retiredHost } from '../decide/hosts.ts'
import type { SkipKind } from '../decide/reasons.ts'
import type { SandboxEnd } from '../sandbox/sandbox.ts'
import { KNOWN_APIS, PLAYED_HOSTS, type TwinRequest } from './check-twin.ts'

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
export type NeedsKind = 'missing file' | 'missing program' | 'model text' | 'client defect' | 'limits' | 'no request'

const LONGEST_OUTPUT = 4000

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

const RETIRED_CAUSE = {
  id: 'not-found',
  title: '410: the service was turned off',
  action: 'Use its replacement, or another service.',
} as const

/** What's wrong with a request. */
interface Objection {
  readonly request: TwinRequest
  /** The status that the service answers. */
  readonly status: number
  readonly says: string
}

const isChatPath = (url: string): boolean => URL.canParse(url) && apiOf(new URL(url).pathname) !== undefined

/** The router has chats below `/v1`, or below a provider's name. */
const isUnknownToRouter = (url: string): boolean =>
  isChatPath(url) && hostOf(url) === 'router.huggingface.co' && !isRouterPath(new URL(url).pathname)

function isRouterPath(pathname: string): boolean {
  const [, first = '', ...rest] = pathname.split('/')
  return (first === 'v1' && rest.length <= 2) || (Object.hasOwn(PROVIDERS, first) && rest.length >= 2)
}

/** Returns what the service would reject about a request. */
function objectionTo(request: TwinRequest): Objection | undefined {
  const { method, url, status, problems, hasToken, provider } = request
  const unknown =
    isUnknownToRouter(url) ||
    problems.some((each) => each.startsWith('The twin has no response') || /documents no (?:GET|POST|PUT) /.test(each))
  if (unknown && (status >= 400 || isChatPath(url))) {
    return { request, status: 404, says: `no provider documents ${method} ${url}` }
  }
  const says = (what: string): string => `${method} ${url}: ${what}`
  if (status >= 400) return { request, status, says: says([String(status), problems[0] ?? []].flat().join(', ')) }
  if (!hasToken && provider !== null && method === 'POST' && !isEndpoint(url)) {
    return { request, status: 401, says: says('401, the request has no token') }
  }
  // Fields that aren't documented are accepted, or ignored.
  const wrong = problems.find((each) => !unknown && !/ is not documented(?: |$)/.test(each) && !isNull(each, request))
  return wrong === undefined ? undefined : { request, status: 400, says: says(`400, ${wrong}`) }
}

const isEndpoint = (url: string): boolean => !PLAYED_HOSTS.includes(hostOf(url))

/** Whether a problem is about a field with null, which services take for a field that's left out. */
function isNull(problem: string, { body }: TwinRequest): boolean {
  const [, path = ''] = /^body\.(\S+) /.exec(problem) ?? []
  if (path === '') return false
  let value: unknown = body
  for (const step of path.split('.')) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step]
  return value === null
}

/** Whether a URL may belong to a part of an API that the twin doesn't play. A misspelled path doesn't. */
function isOtherEndpoint(url: string): boolean {
  const { host, pathname } = new URL(url)
  if (host === 'router.huggingface.co') return isRouterPath(pathname) && !isChatPath(url)
  const { prefixes, paths } = KNOWN_APIS.get(host) ?? { prefixes: [], paths: [] }
  return prefixes.some((prefix) => pathname.startsWith(prefix)) && !paths.some((path) => isMisspelled(pathname, path))
}

/** Whether a path differs from a documented one in the end of a word or in a slash. */
const isMisspelled = (pathname: string, path: string): boolean => {
  const plain = (text: string): string => text.replace(/s?\/|s$/g, '').toLowerCase()
  return pathname !== path && plain(pathname) === plain(path)
}

/**
 * Judges a run: by what the twin thinks of the requests first, because that holds whatever the program did with the
 * answer, and then by how the program ended.
 *
 * @param isBusy whether so much else runs on this machine that a program may be slow for no reason of its own
 */
export function judge(end: SandboxEnd, requests: readonly TwinRequest[], isBusy = false): Outcome {
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
  const objections = calls.map(objectionTo)
  const first = objections.find((each) => each !== undefined)
  const isRecovered = end.exitCode === 0 && calls.length > 0 && objections.at(-1) === undefined
  if (first !== undefined && !isRecovered) {
    if (first.status === 404 && isOtherEndpoint(first.request.url)) {
      return {
        status: 'skipped',
        why: 'other service',
        reason: `calls ${first.request.url}, which the twin doesn’t simulate`,
      }
    }
    return failed(first.says, explainError(`Error code: ${first.status} ${first.says}`).cause)
  }
  const elsewhere = requests.find(({ url, provider }) => provider === null && !isPlayed(hostOf(url)))
  if (end.exitCode !== 0 && elsewhere !== undefined) {
    return {
      status: 'skipped',
      why: 'other service',
      reason: `calls ${hostOf(elsewhere.url)}, which the twin doesn’t simulate`,
    }
  }
  if (end.limit === 'memory')
    return { status: 'skipped', why: 'limits', reason: 'needs more memory than the sandbox has' }
  if (end.limit !== null && isBusy) return { status: 'skipped', why: 'limits', reason: 'timed out on a busy machine' }
  if (end.limit !== null) return failed('the program timed out', explainError('Request timed out').cause)
  if (end.exitCode !== 0) return ended(end, calls, failed)
  if (calls.length === 0) return { status: 'skipped', why: 'no request', reason: 'ran, but sent no request to a model' }
  const notes = calls.flatMap(({ problems }) => problems)
  return { status: 'passed', notes: [...new Set(notes)].slice(0, 10) }
}

/** Messages of programs that lack something of the reader's. */
const MISSING: readonly (readonly [RegExp, NeedsKind | SkipKind, (name: string) => string])[] = [
  [/(?:FileNotFoundError|ENOENT)[^\n]*?['"]([^'"\n]+)['"]/, 'missing file', (name) => `needs the file ${name}`],
  [/\bopen ([^\s:]+): no such file or directory/, 'missing file', (name) => `needs the file ${name}`],
  [/No such file or directory @ \w+ - (\S+)/, 'missing file', (name) => `needs the file ${name}`],
  [/(?:NoSuchFileException|FileNotFoundException): (\S+)/, 'missing file', (name) => `needs the file ${name}`],
  [/\((\S+)\): Failed to open stream: No such file/, 'missing file', (name) => `needs the file ${name}`],
  [/curl: \(26\)|Failed to open\/read local data/, 'missing file', () => 'needs a file'],
  [/(?:line \d+: |: )?(\w[\w.-]*): (?:command )?not found/, 'missing program', (name) => `needs the program ${name}`],
  [/KeyError: '([A-Z][A-Z0-9_]{3,})'/, 'placeholder', (name) => `needs the variable ${name}`],
  [/^usage: (\S+)/m, 'interactive', (name) => `${name} needs command-line arguments`],
  [/EOFError: EOF when reading a line/, 'interactive', () => 'waits for input'],
]

/** Errors of programs that read the model's text as something else, such as JSON. What a model says isn't known here. */
const MODEL_TEXT =
  /JSONDecodeError|ValueError: (?:invalid literal for int|could not convert string to float)|SyntaxError: (?:Unexpected (?:token|non-whitespace)|[^\n]*JSON)|ValidationError[^\n]*\n[^\n]*json|invalid character '[^\n]{1,8}' looking for|JSON::ParserError|JsonException|JSONException|JsonParseException|JsonSyntaxException/i

/** Errors that clients raise if a service can't be reached, or answers something else than they expect. */
const CONNECTION =
  /^[\w.]*(?:APIConnection|Connect|Connection|InternalServer|ServiceUnavailable|UnsupportedProtocol|ClientConnector\w*|ProxyError|NameResolution|MaxRetry|URL)Error\b|UnknownHostException|ConnectException|SocketError|php_network_getaddresses|dial tcp|gaierror|fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED/

/** Errors of programs that read another kind of answer. */
const SHAPE =
  /^(?:KeyError|IndexError|TypeError|AttributeError)\b|\bNoMethodError\b|index out of range|NullPointerException|IndexOutOfBounds/

/** Whether the twin had to guess what a model does: a pipeline's URL names only the model. */
const isGuessed = ({ url, task }: TwinRequest): boolean => task !== 'conversational' && /\/models\//.test(url)

/** Node.js's exit code if nothing is left to do while the program still awaits something. */
const UNSETTLED = 13

function ended(
  { stderr, exitCode }: SandboxEnd,
  calls: readonly TwinRequest[],
  failed: (detail: string, cause: Cause | null) => Outcome,
): Outcome {
  for (const [pattern, why, says] of MISSING) {
    const found = pattern.exec(stderr)
    if (found !== null) return { status: 'skipped', why, reason: says(found[1] ?? '') }
  }
  if (CONNECTION.test(messageIn(stderr) ?? '')) {
    // Nothing that the twin plays refused the program, so it's about something else.
    return calls.length > 0
      ? { status: 'skipped', why: 'client defect', reason: 'the client couldn’t read the twin’s response' }
      : { status: 'skipped', why: 'other service', reason: 'calls an address that the twin doesn’t simulate' }
  }
  if (exitCode === UNSETTLED && stderr === '' && calls.length > 0) {
    return {
      status: 'skipped',
      why: 'client defect',
      reason:
        'the client waits with a timer that doesn’t keep Node.js running, so the program ends before the answer arrives',
    }
  }
  if (MODEL_TEXT.test(stderr) && calls.some(({ status }) => status < 300)) {
    return { status: 'skipped', why: 'model text', reason: 'depends on the model’s text' }
  }
  if (SHAPE.test(messageIn(stderr) ?? '') && calls.some(isGuessed)) {
    return { status: 'skipped', why: 'model text', reason: 'reads an answer whose form depends on the model’s task' }
  }
  return failed(
    messageIn(stderr) ?? `the program ended with exit code ${exitCode}`,
    explainError(stderr === '' ? 'none' : stderr).cause,
  )
}

/** Lines of compilers, and of uncaught errors in other languages; the group is the message. */
const MESSAGES: readonly RegExp[] = [
  /^(?:\.\/)?example\.(?:go|java):\d+:(?:\d+:)? ?(?:error: )?(.*)$/m,
  /^(?:panic|fatal error): (.*)$/m,
  /^Exception in thread "[^"\n]*" (.*)$/m,
  /^(?:PHP )?(?:Fatal|Parse) error: +(?:Uncaught )?(.*)$/m,
  /^(?:\S*\/)?example\.rb:\d+:(?:in [^\n:]{1,100}:)? ?(.*)$/m,
]

/** The line that says what went wrong: after the last traceback of Python's, or the first error elsewhere. */
function messageIn(stderr: string): string | undefined {
  const other = MESSAGES.map((pattern) => pattern.exec(stderr)?.[1]).find((text) => text !== undefined)
  if (other !== undefined) return other.trim().slice(0, 500)
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

/** The line of the program that a message names: Python names the innermost last, others first. */
function lineIn(stderr: string): number | undefined {
  const found = [...stderr.slice(-50_000).matchAll(/example\.(\w+)(?:", line |:|.{0,20} on line )(\d+)/g)]
  const isPython = found.at(-1)?.[1] === 'py'
  const line = (isPython ? found.at(-1) : found[0])?.[2]
  return line === undefined ? undefined : Number(line)
}
