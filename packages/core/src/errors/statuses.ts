/** Words that stand before the status of an answer, in lower case, as clients and tools print it. */
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
  'statuscode:',
  'statuscode=',
  'status_code:',
  'status_code=',
  'http',
  'http/1.1',
  'http/1.0',
  'http/2',
  'http/3',
  'error',
  'error:',
  'error!',
  'response:',
  'with',
  'returned',
  'got',
  'was',
  'response',
  'responded',
] as const

/** Phrases that stand behind a status, in lower case. Each belongs to the statuses that it is listed with. */
const BEHIND: Readonly<Record<number, readonly string[]>> = {
  400: ['bad request', 'client error'],
  401: ['unauthorized', 'client error', 'unauthorised'],
  402: ['payment required', 'client error'],
  403: ['forbidden', 'client error'],
  404: ['not found', 'client error', 'page not found'],
  408: ['request timeout', 'request time-out', 'client error'],
  413: ['request entity too large', 'payload too large', 'content too large', 'client error'],
  422: ['unprocessable', 'client error'],
  429: ['too many requests', 'client error'],
  500: ['internal server error', 'server error'],
  502: ['bad gateway', 'server error'],
  503: ['service unavailable', 'service temporarily', 'server error'],
  504: ['gateway time', 'server error'],
  529: ['overloaded'],
}

const LONGEST_BEFORE = 16
const LONGEST_BEHIND = 32

/**
 * The HTTP statuses of failures in a text, in their order, each where the words around it say that it is one: a bare number
 * may be a line, a port or a count.
 *
 * @param text in lower case
 */
export function statusesIn(text: string): readonly number[] {
  const found: number[] = []
  for (const { 0: digits, index } of text.matchAll(/[45]\d\d/g)) {
    const status = Number(digits)
    if (BEHIND[status] === undefined || !standsAlone(text, index)) continue
    if (isAnnounced(text, index) || isNamed(text, index + 3, status) || beginsLine(text, index)) found.push(status)
  }
  return found
}

const isPartOfWord = (character: string | undefined): boolean => character !== undefined && /[a-z0-9_.]/.test(character)

function standsAlone(text: string, at: number): boolean {
  const behind = text[at + 3]
  // A full stop may end the sentence.
  const isFraction = behind === '.' && /\d/.test(text[at + 4] ?? '')
  return !isPartOfWord(text[at - 1]) && !isFraction && (behind === '.' || !isPartOfWord(behind))
}

function isAnnounced(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at).replace(/["'`([<\s]+$/, '')
  return BEFORE.some((each) => before.endsWith(each) && !isPartOfWord(before[before.length - each.length - 1]))
}

const isNamed = (text: string, end: number, status: number): boolean => {
  const behind = text.slice(end, end + LONGEST_BEHIND).replace(/^[\s:\-–)\]"']+/, '')
  return (BEHIND[status] ?? []).some((each) => behind.startsWith(each))
}

/** `429 Rate limit reached` at the beginning of a line, `APIError: 401 "…"`, `RuntimeException: 413: …`. */
function beginsLine(text: string, at: number): boolean {
  const behind = text.slice(at + 3, at + 5)
  if (!/^(?: ["{<a-z-]|:|$)/.test(behind)) return false
  const before = text.slice(Math.max(0, at - LONGEST_BEFORE), at)
  return before === '' || before.endsWith('\n') || /(?:error|exception): $/.test(before)
}
