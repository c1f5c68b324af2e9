/** Words before a status, in lowercase, as clients and tools print them. */
const BEFORE = [
  'code',
  'code:',
  'code=',
  'code":',
  "code':",
  'status',
  'status:',
  'status=',
  'status":',
  "status':",
  'code is',
  'code was',
  'code of',
  'status is',
  'statuscode',
  'statuscode:',
  'statuscode":',
  "statuscode':",
  'statuscode=',
  'status_code:',
  'status_code=',
  'status_code',
  'status_code":',
  "status_code':",
  'error_code:',
  'error_code":',
  "error_code':",
  'errorcode:',
  'errorcode":',
  'http_status:',
  'http_status=',
  'http_code',
  'http_code:',
  'httpstatus:',
  'httpstatus=',
  'httpcode:',
  'response_code:',
  'response_code=',
  'http',
  'http/1.1',
  'http/1.0',
  'http/2',
  'http/2.0',
  'http/3',
  'error',
  'error:',
  'error!',
  'response:',
  'failed:',
  'success:',
  'resourceexhausted:',
  'invalidargument:',
  'badrequest:',
  'notfound:',
  'permissiondenied:',
  'unauthenticated:',
  'toomanyrequests:',
  'serviceunavailable:',
  'response',
  'responded',
] as const

/** Words before a status or a count. */
const BEFORE_COUNTS = ['answered', 'got', 'received', 'returned', 'returns', 'was', 'with'] as const

/** Phrases after a status, in lowercase, by status. */
const BEHIND: Readonly<Record<number, readonly string[]>> = {
  400: ['bad request', 'bad_request', 'badrequest', 'invalid_argument', 'invalid request', 'client error'],
  401: ['unauthorized', 'client error', 'unauthorised', 'unauthenticated', 'authentication error'],
  402: ['payment required', 'client error'],
  403: ['forbidden', 'permission_denied', 'permission denied', 'access denied', 'client error'],
  404: ['not found', 'not_found', 'model not found', 'resource not found', 'client error', 'page not found'],
  408: ['request timeout', 'request time-out', 'client error'],
  410: ['gone', 'client error'],
  413: ['request entity too large', 'payload too large', 'content too large', 'client error'],
  422: ['unprocessable', 'client error'],
  429: [
    'too many requests',
    'resource_exhausted',
    'rate limit',
    'rate_limit',
    'quota exceeded',
    'toomanyrequests',
    'client error',
  ],
  500: ['internal server error', 'internal error', 'internal {', 'server error'],
  502: ['bad gateway', 'server error'],
  503: ['service unavailable', 'unavailable', 'overloaded', 'service temporarily', 'server error'],
  504: ['gateway time', 'deadline_exceeded', 'deadline exceeded', 'server error'],
  520: ['web server is returning'],
  521: ['web server is down'],
  523: ['origin is unreachable'],
  522: ['connection timed out'],
  524: ['a timeout occurred'],
  529: ['overloaded', 'site is overloaded', 'unknown'],
}

/** The text after any status in OpenAI’s clients. */
const OF_ANSWER = 'status code (no body)'

/** A count of things, such as `401 apples`; excludes words that do follow a status. */
const THINGS = /^ (?!errors|responses|requests|models|credits|always|this)[a-z]{2,}[a-rtv-z]s\b/

/** The start of a response after its status. */
const ANSWER = /^(?: => net::http| \{"| ""| <html| <!doctype|, message=.{0,60}, url=)/

/** Superagent’s message: `cannot POST /v1/chat/completions (401)`. */
const OF_SUPERAGENT = /cannot (?:get|post) \S{1,200} \($/

/** Units after a count, which isn’t a status. */
const COUNTED = [
  '%',
  ' bytes',
  ' characters',
  ' chars',
  ' docs',
  ' documents',
  ' files',
  ' items',
  ' kb',
  ' lines',
  ' mb',
  ' messages',
  ' ms',
  ' records',
  ' results',
  ' rows',
  ' sec',
  ' seconds',
  ' steps',
  ' times',
  ' tokens',
  ' words',
]

/** Text after a status at the start of a line. */
const BEGINS = /^(?: ["{<a-z-]|:|$)/

const LONGEST_BEFORE = 20
const LONGEST_BEHIND = 32
const LONGEST_ANSWER = 80
const LONGEST_ADDRESS = 220

/**
 * Returns the HTTP error statuses in a text, in order. The words around a number must show that it's a status, because
 * it may also be a line, a port, or a count.
 *
 * @param text in lower case
 */
export function statusesIn(text: string): readonly number[] {
  const found: number[] = []
  for (const { 0: digits, index } of text.matchAll(/[45]\d\d/g)) {
    const status = Number(digits)
    if (BEHIND[status] === undefined || !standsAlone(text, index) || isCount(text, index + 3)) continue
    if (isAnnounced(text, index) || isNamed(text, index, status) || beginsLine(text, index) || isLogged(text, index))
      found.push(status)
  }
  return found
}

const isPartOfWord = (character: string | undefined): boolean => character !== undefined && /[a-z0-9_.]/.test(character)

function standsAlone(text: string, at: number): boolean {
  const behind = text[at + 3]
  // A period can end the sentence.
  const isFraction = behind === '.' && /\d/.test(text[at + 4] ?? '')
  return !isPartOfWord(text[at - 1]) && !isFraction && (behind === '.' || !isPartOfWord(behind))
}

/** Matches `received 404 bytes`. */
const isCount = (text: string, end: number): boolean => COUNTED.some((each) => text.startsWith(each, end))

function isAnnounced(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at).replace(/["'`([<\s]+$/, '')
  const endsWith = (each: string): boolean =>
    before.endsWith(each) && !isPartOfWord(before[before.length - each.length - 1])
  return (
    BEFORE.some(endsWith) || (BEFORE_COUNTS.some(endsWith) && !THINGS.test(text.slice(at + 3, at + LONGEST_BEHIND)))
  )
}

/**
 * Matches `429 Too Many Requests`, `Too Many Requests (429)`, and a status before a response as clients print it, such
 * as `429 {"error":`.
 */
function isNamed(text: string, at: number, status: number): boolean {
  const end = at + 3
  if (ANSWER.test(text.slice(end, end + LONGEST_ANSWER))) return true
  const names = BEHIND[status] ?? []
  const behind = text
    .slice(end, end + LONGEST_BEHIND)
    .replace(/^(?:, message=|[\s:\-–()\]"',]+)/, '')
    .replace(/^["']/, '')
  if (behind.startsWith(OF_ANSWER) || names.some((each) => behind.startsWith(each))) return true
  const before = text.slice(Math.max(0, at - LONGEST_BEHIND), at)
  if (text[at - 1] === '(' && OF_SUPERAGENT.test(text.slice(Math.max(0, at - LONGEST_ADDRESS), at))) return true
  return before.endsWith('failed (') || names.some((each) => before.endsWith(`${each} (`))
}

/**
 * Matches `429 Rate limit reached` at the start of a line but not `429 packages`; also `APIError: 401 "…"` and
 * `RuntimeException: 413: …`.
 */
function beginsLine(text: string, at: number): boolean {
  const behind = text.slice(at + 3, at + 5)
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at)
  const isOfException = /(?:error|exception): $/.test(before)
  if (isOfException && behind.startsWith('\n')) return true
  if (isOfException) return BEGINS.test(behind)
  const isFirst = before === '' || before.endsWith('\n')
  return isFirst && BEGINS.test(behind) && !THINGS.test(text.slice(at + 3, at + LONGEST_BEHIND))
}

/** Matches `| 413 |` and `127.0.0.1 500` in server logs, and `…/completions": 529` in clients' messages. */
function isLogged(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at)
  if (before.endsWith('| ')) return text.startsWith(' |', at + 3)
  return /\d\.\d{1,3}\.\d{1,3}\.\d{1,3} $/.test(before) || /\/\S*": $/.test(before)
}
