import { describe, expect, it } from 'vitest'
import { RULES } from './evidence.ts'
import { MESSAGES } from './fixtures/messages.ts'
import { explainError } from './index.ts'
import { wordsOf } from './words.ts'

const causeOf = (text: string): string | undefined => explainError(text).cause?.id

describe('the rules', () => {
  it('have no clue that is empty, or that small words alone make', () => {
    for (const { any, also = [], unless = [] } of RULES) {
      for (const clue of [...any, ...also, ...unless]) {
        if (typeof clue !== 'string') expect(clue.exactly).toBe(clue.exactly.toLowerCase())
        else for (const part of clue.split(/[*…]/)) expect(wordsOf(part), clue).not.toEqual([])
      }
    }
  })
})

describe('the order of evidence', () => {
  it.each([
    [
      'the program before the service',
      "ModuleNotFoundError: No module named 'openai'. Too many requests",
      'missing-module',
    ],
    [
      'the connection before the service',
      'connect ECONNREFUSED 127.0.0.1:80. Service unavailable',
      'connection-refused',
    ],
    ['words that tell more before the status', 'HTTP 429: insufficient_quota', 'payment-required'],
    ['the status before words that tell no more', 'HTTP 503: internal server error', 'unavailable'],
    ['the status before the class of an exception', 'openai.BadRequestError: Error code: 404', 'not-found'],
    ['a status before a connection that broke off behind it', 'HTTP 502: unexpected EOF', 'unavailable'],
    ['words before the vague status 500', 'HTTP 500: the request timed out', 'timeout'],
    ['the vague status 500 where nothing else is said', 'HTTP 500: oh no', 'server-error'],
    ['the class of an exception where nothing else is said', 'openai.RateLimitError: oh no', 'rate-limited'],
  ])('takes %s', (_, text, cause) => {
    expect(causeOf(text)).toBe(cause)
  })

  it.each([
    ['HTTP 401: too many requests', 'unauthorized'],
    ['HTTP 404: connection reset by peer', 'not-found'],
    ['HTTP 504: invalid API key', 'gateway-timeout'],
  ])('believes the status where words beside it contradict it: %s', (text, cause) => {
    expect(causeOf(text)).toBe(cause)
  })

  it.each([
    '2026-01-02 12:00:00,123 INFO root: started',
    'DEBUG: sending 3 messages to the model',
    '    at processTicksAndRejections (node:internal/process/task_queues:105:5)',
    '  File "/app/main.py", line 404, in <module>',
    'HTTP Request: GET https://example.com/v1/models "HTTP/1.1 200 OK"',
    'goroutine 1 [running]:',
    'Traceback (most recent call last):',
    'listening on http://localhost:5000',
    '[============] 100% 500 items',
    '',
  ])('says the same of every message with a line without evidence before and behind it: %s', (line) => {
    const messages = Object.values({ ...MESSAGES, unknown: [] }).flat()
    const changed = messages.filter((text) => {
      const cause = causeOf(text)
      return [`${line}\n${text}`, `${text}\n${line}`, `${line}\n${line}\n${text}\n${line}`].some(
        (log) => causeOf(log) !== cause,
      )
    })
    expect(changed).toEqual([])
  })

  it('reads no line of code that a trace shows as words of a service', () => {
    const trace = (line: string): string =>
      `Traceback (most recent call last):\n  File "ask.py", line 4, in <module>\n    ${line}\n    ^^^^^^^^\nValueError: oh no`
    expect(causeOf(trace('ask(model, request_timeout=2)'))).toBeUndefined()
    expect(causeOf(trace('if status == "429 Too Many Requests":'))).toBeUndefined()
    expect(
      causeOf('  4 |   on("ECONNREFUSED", stop)\n  5 |   throw new Error(answer)\n                ^\nerror: oh no'),
    ).toBeUndefined()
    expect(
      causeOf(
        'ask.mjs:9\nif (isReset("ECONNRESET")) throw new Error("oh no")\n                                 ^\nError: oh no',
      ),
    ).toBeUndefined()
  })

  it('reads no limit of time that an object shows as one that is over', () => {
    expect(causeOf('Error: oh no { connectTimeout: 2000, readTimeout: null }')).toBeUndefined()
    expect(causeOf('Error: request timeout: 2000 ms are over')).toBe('timeout')
  })

  it('reads the status that a framework repeats, and not the one that it gives every failure', () => {
    const shown = (words: string): string =>
      `GenkitError: UNKNOWN: ${words}\n  status: 'UNKNOWN',\n  detail: undefined,\n  code: 500,\n  originalMessage: '${words}'`
    expect(causeOf(shown('422 status code (no body)'))).toBe('invalid-request')
    expect(causeOf(shown('oh no'))).toBeUndefined()
  })

  it('still reads in code which variable a program wants', () => {
    const line = '    key = os.environ["WEATHER"]\n          ~~~~~~~~~~^^^^^^^^^^^'
    expect(causeOf(`  File "ask.py", line 4, in <module>\n${line}\nKeyError: 'WEATHER'`)).toBe('missing-variable')
  })

  it('has no phrase of which small words leave a single word, as that stands in anything', () => {
    const single = RULES.flatMap(({ any, also = [], unless = [] }) => [...any, ...also, ...unless])
      .filter((clue) => typeof clue === 'string')
      .filter((phrase) => phrase.includes(' ') && wordsOf(phrase).length === 1)
    expect(single).toEqual([])
  })
})
