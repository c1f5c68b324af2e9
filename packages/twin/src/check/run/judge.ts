import { PROVIDERS } from '@model-snippets/core'
import { type Cause, explainError } from '@model-snippets/core/errors'
import { apiOf } from '../../mock/chat-answers.ts'
import { isLookUp, ROUTER } from '../../mock/place-of.ts'
import { isObject } from '../../services/protocols/conversation.ts'
import { hostOf, isPlayed, retiredHost } from '../decide/hosts.ts'
import type { Program } from '../decide/programs.ts'
import { isMisspelledVariable, type SkipKind } from '../decide/reasons.ts'
import { NPM_CLIENTS, PYTHON_CLIENTS } from '../decide/tables.ts'
import type { SandboxEnd } from '../sandbox/sandbox.ts'
import { KNOWN_APIS, PLAYED_HOSTS, type TwinRequest } from './check-twin.ts'
import { faultInAnyRun, faultInPrinted } from './printed.ts'

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
  isChatPath(url) && hostOf(url) === ROUTER && !isRouterPath(new URL(url).pathname)

function isRouterPath(pathname: string): boolean {
  const [, first = '', ...rest] = pathname.split('/')
  return (first === 'v1' && rest.length <= 2) || (Object.hasOwn(PROVIDERS, first) && rest.length >= 2)
}

/** Returns what the service would reject about a request. */
function objectionTo(request: TwinRequest, program?: Program): Objection | undefined {
  const { method, url, status, problems, hasToken, tokenFault, tokenText } = request
  const unknown =
    isUnknownToRouter(url) ||
    problems.some((each) => each.startsWith('The twin has no response') || /documents no (?:GET|POST|PUT) /.test(each))
  if (unknown && (status >= 400 || isChatPath(url))) {
    return { request, status: 404, says: `no provider documents ${method} ${url}` }
  }
  const says = (what: string): string => `${method} ${url}: ${what}`
  if (status >= 400) return { request, status, says: says([String(status), problems[0] ?? []].flat().join(', ')) }
  if (!hasToken && isPlayed(hostOf(url)) && method === 'POST' && !isEndpoint(url)) {
    return { request, status: 401, says: says('401, the request has no token') }
  }
  if (tokenFault !== undefined && isPlayed(hostOf(url))) {
    return { request, status: 401, says: says(`401, ${tokenFault}`) }
  }
  if (tokenText !== undefined && isUnfilled(tokenText, program)) {
    return { request, status: 401, says: says(`401, the token is the text ${JSON.stringify(tokenText)}`) }
  }
  const id = modelOf(request)
  if (id !== undefined && isUnfilled(id, program)) {
    return { request, status: 400, says: says(`400, the model is the text ${JSON.stringify(id)}`) }
  }
  if (id !== undefined && hostOf(url) === ROUTER && isChatPath(url) && !id.includes('/')) {
    return { request, status: 400, says: says(`400, ${JSON.stringify(id)} isn’t a Hugging Face model id`) }
  }
  const message = messageFault(request)
  if (message !== undefined) return { request, status: 400, says: says(`400, ${message}`) }
  // Fields that aren't documented are accepted, or ignored.
  const wrong = problems.find(
    (each) => !unknown && !/ is not documented(?: |$)/.test(each) && !isCoerced(each, request),
  )
  return wrong === undefined ? undefined : { request, status: 400, says: says(`400, ${wrong}`) }
}

const isEndpoint = (url: string): boolean => !PLAYED_HOSTS.includes(hostOf(url))

interface Message {
  readonly role?: unknown
  readonly content?: unknown
  readonly tool_call_id?: unknown
  readonly tool_calls?: unknown
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

/** Parts of messages, which hold their value below the name of their type, with the fields that the value needs. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  text: [],
  image_url: ['url'],
  input_audio: ['data', 'format'],
  video_url: ['url'],
  file: [],
}

/** Roles whose messages need content; the model's own may have tool calls instead. */
const SPEAKING: readonly unknown[] = ['system', 'developer', 'user', 'tool']

/**
 * Returns what every service rejects about the messages of a chat, also if its documentation leaves it out: what the
 * types of openai 7.57.0 require.
 */
function messageFault({ url, body }: TwinRequest): string | undefined {
  const { messages } = fieldsOf(body)
  if (!Array.isArray(messages) || !/\/chat\/completions$/.test(url)) return undefined
  if (messages.length === 0) return 'messages is empty'
  for (const [at, each] of messages.entries()) {
    const message = (each ?? {}) as Message
    const { role, content, tool_call_id } = message
    if (role === 'tool' && typeof tool_call_id !== 'string') return `messages.${at} has no tool_call_id`
    if (SPEAKING.includes(role) && content === undefined) return `messages.${at} has no content`
    const fault = partFault(content) ?? callFault(message)
    if (fault !== undefined) return `messages.${at}: ${fault}`
  }
  return undefined
}

function partFault(content: unknown): string | undefined {
  for (const part of (Array.isArray(content) ? content : []).map(fieldsOf)) {
    const { type } = part
    if (typeof type !== 'string' || !Object.hasOwn(PARTS, type)) continue
    if (!(type in part)) return `a part has no ${type}`
    const missing = PARTS[type]?.find((name) => typeof part[type] === 'object' && !(name in fieldsOf(part[type])))
    if (missing !== undefined) return `a part’s ${type} has no ${missing}`
  }
  return undefined
}

function callFault({ tool_calls: calls }: Message): string | undefined {
  for (const call of (Array.isArray(calls) ? calls : []).map(fieldsOf)) {
    if (call['type'] === 'custom') continue
    const { name, arguments: given } = fieldsOf(call['function'])
    if (typeof name !== 'string') return 'a tool call has no function.name'
    if (given !== undefined && typeof given !== 'string') return 'a tool call’s arguments are no string'
  }
  return undefined
}

/** What stands in a string for a value, in languages whose strings can hold expressions; the group is the value's name. */
const EXPRESSION = {
  sh: /\$\{?([A-Za-z_]\w*)/,
  php: /\$\{?([A-Za-z_]\w*)/,
  python: /\{([A-Za-z_]\w*)[^{}]*\}/,
  js: /\$\{([A-Za-z_]\w*)[^{}]*\}/,
  ts: /\$\{([A-Za-z_]\w*)[^{}]*\}/,
  ruby: /#\{([A-Za-z_]\w*)[^{}]*\}/,
} as const

/**
 * Whether a text should have been a value: the program sends a missing value, or the name of a variable that it has,
 * because of the wrong quotes. Another name in braces is a placeholder for the reader.
 */
function isUnfilled(text: string, program: Program | undefined): boolean {
  if (/^(?:undefined|null|None|nil)$/.test(text)) return true
  if (program === undefined || !Object.hasOwn(EXPRESSION, program.language)) return false
  // Shells put nothing in place of a variable that isn't set.
  if (text === '') return program.language === 'sh'
  const { defines, variables } = program.facts
  const name = EXPRESSION[program.language as keyof typeof EXPRESSION].exec(text)?.[1] ?? ''
  return defines.has(name) || defines.has(`$${name}`) || variables.includes(name) || /^(?:process|os|ENV)$/.test(name)
}

/** The model that a request names, if it's a name. */
function modelOf({ body }: TwinRequest): string | undefined {
  const model = typeof body === 'object' && body !== null && 'model' in body ? body.model : undefined
  return typeof model === 'string' && model !== '' ? model : undefined
}

/**
 * Whether a problem is about a field with null, which services take for a field that's left out, or with true or false,
 * which they take for a number.
 */
function isCoerced(problem: string, { body }: TwinRequest): boolean {
  const [, path = ''] = /^body\.(\S+) /.exec(problem) ?? []
  if (path === '') return false
  let value: unknown = body
  for (const step of path.split('.')) value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[step]
  return value === null || (typeof value === 'boolean' && /must be (?:integer|number)\b/.test(problem))
}

/** Whether a URL may belong to a part of an API that the twin doesn't play. A misspelled path doesn't. */
function isOtherEndpoint(url: string): boolean {
  const { host, pathname } = new URL(url)
  if (REPEATED.test(pathname)) return false
  if (host === ROUTER) return isRouterPath(pathname) && !isChatPath(url) && !isNoPipeline(pathname)
  const { prefixes, paths } = KNOWN_APIS.get(host) ?? { prefixes: [], paths: [] }
  return prefixes.some((prefix) => pathname.startsWith(prefix)) && !paths.some((path) => isMisspelled(pathname, path))
}

/** A base URL that already has what the client adds: `/v1/v1/`, `/chat/completions/chat/completions`. */
const REPEATED = /(\/v\d+)\1\/|(\/[a-z]+\/[a-z]+)\2$/

/** Hugging Face's own provider has its models below one path. */
const isNoPipeline = (pathname: string): boolean => /^\/hf-inference\/(?!models\/|v1\/)/.test(pathname)

/** Whether a request asks for a chat with a method that no provider has there. OpenAI lists stored chats. */
const isGetOfChat = ({ method, url }: TwinRequest): boolean =>
  method === 'GET' &&
  isChatPath(url) &&
  /\/chat\/completions$/.test(new URL(url).pathname) &&
  hostOf(url) !== 'api.openai.com'

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
 * @param program what ran, if it's known
 */
export function judge(end: SandboxEnd, requests: readonly TwinRequest[], isBusy = false, program?: Program): Outcome {
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

  // Mistakes in the code show with any answer.
  const mistake = end.exitCode === 0 ? faultInAnyRun(end, program) : mistakeIn(end.stderr)
  const calls = requests.filter((request) => !isLookUp(request) && isPlayed(hostOf(request.url)))
  const objections = calls.map((each) => objectionTo(each, program))
  // Clients ask for things on the side, and go on without them.
  const accepted = objections.lastIndexOf(undefined)
  const first = objections.find((each, at) => each !== undefined && (calls[at]?.method !== 'GET' || at > accepted))
  const isRecovered = end.exitCode === 0 && calls.length > 0 && objections.at(-1) === undefined
  if (first !== undefined && !isRecovered) {
    if (first.status === 404 && isOtherEndpoint(first.request.url) && !isGetOfChat(first.request)) {
      if (mistake !== undefined) return failed(mistake, null)
      return {
        status: 'skipped',
        why: 'other service',
        reason: `calls ${first.request.url}, which the twin doesn’t simulate`,
      }
    }
    return failed(first.says, explainError(`Error code: ${first.status} ${first.says}`).cause)
  }
  const elsewhere = requests.find(({ url, provider }) => provider === null && !isPlayed(hostOf(url)))
  if (end.exitCode !== 0 && elsewhere !== undefined && mistake === undefined) {
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
  if (end.exitCode !== 0) return ended(end, calls, program, failed)
  const fault = faultInPrinted(end, calls, program)
  if (fault !== undefined) return failed(fault, null)
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
  /JSONDecodeError|ValueError: (?:invalid literal for int|could not convert string to float)|SyntaxError: (?:Unexpected (?:token|non-whitespace)|[^\n]*JSON)|ValidationError[^\n]*\n[^\n]*json|invalid character '[^\n]{1,8}' looking for|JSON::ParserError|JsonException|JSONException|JsonParseException|JsonSyntaxException|NoObjectGenerated|AI_(?:TypeValidation|JSONParse|NoOutputGenerated)|OutputParserException|OUTPUT_PARSING_FAILURE|ZodError|InstructorRetryException/i

/** Errors of Python's and Node.js' about the code itself. */
const MISTAKE =
  /^NameError: name '(?!_)|'coroutine' object |^TypeError: [\w.]+\(\) (?:got an unexpected keyword argument|missing \d+ required)|^ReferenceError: \w+ is not defined/

function mistakeIn(stderr: string): string | undefined {
  const message = messageIn(stderr)
  return message !== undefined && MISTAKE.test(message) ? message : undefined
}

/** Errors that clients raise if a service can't be reached, or answers something else than they expect. */
const CONNECTION =
  /^[\w.]*(?:APIConnection|Connect|Connection|InternalServer|ServiceUnavailable|UnsupportedProtocol|ClientConnector\w*|ProxyError|NameResolution|MaxRetry|URL)Error\b|UnknownHostException|ConnectException|SocketError|php_network_getaddresses|dial tcp|gaierror|fetch failed|ENOTFOUND|EAI_AGAIN|ECONNREFUSED/

/** Errors of programs that read another kind of answer. */
const SHAPE =
  /^(?:KeyError|IndexError|TypeError|AttributeError)\b|\bNoMethodError\b|index out of range|NullPointerException|IndexOutOfBounds/

/** Pydantic's error for a class; if it's the program's own, the model's text doesn't have its form. */
const VALIDATED = /validation errors? for (\w+)/

/** What's left of a stream's framing in messages about JSON. */
const FRAMING = /"?data: ?\{|\[DONE\]|Unexpected token '?d'?,? .{0,5}"?data:|unexpected character.{0,20}data:/

/** Whether a program parses the response itself as JSON, and not what the model says. */
function readsBadly(stderr: string, calls: readonly TwinRequest[], program: Program | undefined): boolean {
  const { body } = calls.at(-1) ?? {}
  const streams = typeof body === 'object' && body !== null && 'stream' in body && body.stream === true
  if (!streams) return false
  // Clients read streams correctly, so what they give is the model's text.
  return FRAMING.test(stderr) || (program !== undefined && !usesClient(program))
}

const usesClient = ({ facts: { imports } }: Program): boolean =>
  imports.some(({ module }) => Object.hasOwn(PYTHON_CLIENTS, module.split('.')[0] ?? '') || NPM_CLIENTS.has(module))

/** Whether the twin had to guess what a model does: a pipeline's URL names only the model. */
const isGuessed = ({ url, task }: TwinRequest): boolean => task !== 'conversational' && /\/models\//.test(url)

/** LiteLLM takes Hugging Face's list of a model's providers for a dictionary, and finds none in it. */
const LITELLM_LOOK_UP = /HuggingfaceException - Model \S+ is not supported for provider/

/** Node.js's exit code if nothing is left to do while the program still awaits something. */
const UNSETTLED = 13

/** The result of a program whose client got no answer, or couldn't use it. */
function withoutAnswer({ stderr, exitCode }: SandboxEnd, calls: readonly TwinRequest[]): Outcome | undefined {
  if (CONNECTION.test(messageIn(stderr) ?? '')) {
    // Nothing that the twin plays refused the program, so it's about something else.
    return calls.length > 0
      ? { status: 'skipped', why: 'client defect', reason: 'the client couldn’t read the twin’s response' }
      : { status: 'skipped', why: 'other service', reason: 'calls an address that the twin doesn’t simulate' }
  }
  if (LITELLM_LOOK_UP.test(stderr)) {
    return {
      status: 'skipped',
      why: 'client defect',
      reason: 'LiteLLM can’t read Hugging Face’s list of a model’s providers',
    }
  }
  if (exitCode === UNSETTLED && stderr === '' && calls.length > 0) {
    return {
      status: 'skipped',
      why: 'client defect',
      reason:
        'the client waits with a timer that doesn’t keep Node.js running, so the program ends before the answer arrives',
    }
  }
  return undefined
}

function ended(
  end: SandboxEnd,
  calls: readonly TwinRequest[],
  program: Program | undefined,
  failed: (detail: string, cause: Cause | null) => Outcome,
): Outcome {
  const { stderr, exitCode } = end
  const unset = /KeyError: '([A-Z][A-Z0-9_]{3,})'/.exec(stderr)?.[1]
  if (unset !== undefined && isMisspelledVariable(unset)) return failed(`the variable ${unset} is misspelled`, null)
  for (const [pattern, why, says] of MISSING) {
    const found = pattern.exec(stderr)
    if (found !== null) return { status: 'skipped', why, reason: says(found[1] ?? '') }
  }
  const without = withoutAnswer(end, calls)
  if (without !== undefined) return without
  if (MODEL_TEXT.test(stderr) && readsBadly(stderr, calls, program)) {
    return failed(messageIn(stderr) ?? 'the program can’t parse the response', null)
  }
  const isOfText = MODEL_TEXT.test(stderr) || (program?.facts.defines.has(VALIDATED.exec(stderr)?.[1] ?? '') ?? false)
  if (isOfText && calls.some(({ status }) => status < 300)) {
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
