import { describe, expect, it } from 'vitest'
import { RULES } from './evidence.ts'
import { explainError } from './index.ts'
import { MESSAGES } from './testing/messages.ts'
import { wordsOf } from './words.ts'

const causeOf = (text: string): string | undefined => explainError(text).cause?.id

describe('the rules', () => {
  it('contain no clue that is empty, or that consists of filler words', () => {
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
  ])('uses %s', (_, text, cause) => {
    expect(causeOf(text)).toBe(cause)
  })

  it.each([
    ['HTTP 401: too many requests', 'unauthorized'],
    ['HTTP 404: connection reset by peer', 'not-found'],
    ['HTTP 504: invalid API key', 'gateway-timeout'],
  ])('trusts the status over contradicting words next to it: %s', (text, cause) => {
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
  ])('finds the same cause of every message with an irrelevant line before and after it: %s', (line) => {
    const messages = Object.values({ ...MESSAGES, unknown: [] }).flat()
    const changed = messages.filter((text) => {
      const cause = causeOf(text)
      return [`${line}\n${text}`, `${text}\n${line}`, `${line}\n${line}\n${text}\n${line}`].some(
        (log) => causeOf(log) !== cause,
      )
    })
    expect(changed).toEqual([])
  })

  it('doesn’t read source code in a traceback as a service’s message', () => {
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

  it('doesn’t read a timeout setting in a printed object as a timeout', () => {
    expect(causeOf('Error: oh no { connectTimeout: 2000, readTimeout: null }')).toBeUndefined()
    expect(causeOf('Error: request timeout: 2000 ms are over')).toBe('timeout')
  })

  it('ignores unset fields and lookup tables in a printed object', () => {
    expect(causeOf('Error: oh no {\n  dnsLookup: undefined,\n  notFound: undefined\n}')).toBeUndefined()
    expect(
      causeOf(
        "Error: oh no {\n  names: {\n    '401': 'Unauthorized',\n    '402': 'Payment Required',\n    '404': 'Not Found'\n  },\n  errorCodes: [\n    'ETIMEDOUT', 'ECONNRESET',\n    'ENOTFOUND'\n  ]\n}",
      ),
    ).toBeUndefined()
    expect(causeOf('Error: oh no {\n  _idleTimeout: -1,\n  done: [Function: onRequestTimeout]\n}')).toBeUndefined()
    expect(causeOf("Error: oh no { code: 'ENOTFOUND', hostname: undefined }")).toBe('no-host')
  })

  it.each([
    'Successfully installed ask-1.2\n1 gem installed\nRuntimeError: oh no',
    'strict mode: unknown keyword: "examples"',
    'the pad token is not set, taking the eos token\nValueError: oh no',
    'INFO set the api key of openai\nRuntimeError: oh no',
    'Ollama is running\nRuntimeError: oh no',
    'ask.py:3: LangChainDeprecationWarning: The method `BaseChatModel.__call__` was deprecated in 0.1.7\nValueError: oh no',
    'usage_metadata=Usage(prompt_token_count=5)\nValueError: oh no',
    'Warning: batches of one may slow down generation\nValueError: oh no',
    'thermal throttling of the GPU\nValueError: oh no',
    'Loading the weights of the model, loading its tokenizer\nValueError: oh no',
    "Error: Invalid key: 'colour'",
    'OSError: [Errno 22] Invalid argument',
    '1 validation error for City\n  Invalid JSON: expected value at line 1 column 1 [type=json_invalid]',
    'city: Field required [type=missing]',
    "Error: Invalid value for '--model': acme",
    '429 packages are looking for funding\n  run `npm fund` for details',
    "Error: oh no { 'X-RateLimit-Limit': '60', 'X-RateLimit-Reset': '12' }",
    'the maximum number of tokens must be positive',
    'Error: unexpected end of JSON input',
    'OSError: [Errno 122] Disk quota exceeded',
    'invalid type: string "oh no", expected struct Answer at line 1 column 40',
  ])('doesn’t find a cause in words with another meaning: %s', (text) => {
    expect(causeOf(text)).toBeUndefined()
  })

  it.each([
    ["HTTP 400: You must provide one of 'input' or 'messages'", 'invalid-request'],
    ['SSLHandshakeException: Received fatal alert: handshake_failure', 'no-connection'],
    [
      'The SSL connection could not be established\n---> AuthenticationException: Authentication failed, see inner exception.',
      'no-connection',
    ],
    ['ask.py:3: DeprecationWarning: The model acme is deprecated\nHTTP 401: oh no', 'unauthorized'],
    [
      "a.py:40: UserWarning: ImportError while loading a plugin\n\nImportError(\"cannot import name 'A' from 'b'\")\n  plugins = get()\nHTTP 500",
      'server-error',
    ],
    [
      "Error: HTTP 401\nException ignored in: <function A.__del__>\nTraceback (most recent call last):\n  File \"a.py\", line 1\nAttributeError: 'OpenAI' object has no attribute 'chat'",
      'unauthorized',
    ],
    ['HTTP 429: the model is not ready', 'loading'],
    ['ThrottlingException: Too many tokens, please wait before trying again.', 'rate-limited'],
    ['Rate limit reached: 30 requests per minute. Please upgrade your plan', 'rate-limited'],
    ['429 Too Many Requests: {"message":"You have no remaining credits"}', 'payment-required'],
    ['HTTP 402: the free monthly usage limit is reached', 'payment-required'],
    ['HTTP 403: {"message":"the account has an overdue balance","type":"Forbidden"}', 'payment-required'],
    ['HTTP 403: this repository is gated', 'gated'],
    ['HTTP 429: {"message":"your plan does not include this model"}', 'payment-required'],
    ['HTTP 403: {"message":"what you sent was flagged. No credits were charged."}', 'forbidden'],
    ['HTTP 500: {"message":"the limit (500 per day) is behind you"}', 'rate-limited'],
    ['APIError: oh no\n  status: undefined,\n  headers: Headers {},\n  requestID: null', 'stream-error'],
    ['HTTP 400: the model acme is unknown to us', 'not-found'],
    ['NotSslRecordException: not an SSL/TLS record: 48', 'no-connection'],
    ['Error: cannot POST /v1/chat/completions (401)', 'unauthorized'],
    ['Failed: 413 Request exceeds the maximum allowed number of bytes.', 'too-large'],
    ['content-type: application/json\n{"message":"Invalid API key"}', 'unauthorized'],
  ])('separates the messages of several failures: %s', (text, cause) => {
    expect(causeOf(text)).toBe(cause)
  })

  it.each([
    'HTTP 429: your prepaid plan is at its end',
    'HTTP 429: the model is cold, we warm it: cold start',
    'HTTP 403: the wallet is closed',
    'HTTP 400: this deployment is unavailable',
    'HTTP 400: we do not like the access key',
    'HTTP 400: it has a size of 12 MB.',
    'HTTP 400: the service is in maintenance',
    'HTTP 403: {"message":"the licence asks for approval","type":"Forbidden"}',
    'HTTP 404: no embedding model is taken here',
    'HTTP 500: the invoice is open',
    'openai.PermissionDeniedError: your subscription is at its end',
    'HTTP 400: {"code":"InvalidParameter","message":"this deployment is not available"}',
    'HTTP 403: {"message":"we have closed the shop for today"}',
    'HTTP 429: {"type":"rate_limit_error","message":"we do not like what you do"}',
    "HTTP 400: {'error': {'message': 'we cannot find what you name'}}",
    'Error: oh no {\n  status: 400,\n  error: { detail: `you don\'t "own" this`, code: 7 }\n}',
    'HTTP 403 {\\"message\\": \\"come back next year\\"}',
    'HTTP 403: {"message":"我们已经关门了"}',
    'litellm.BadRequestError: the requested model (acme/chat-8b) is not available here',
  ])('doesn’t trust an ambiguous status if the service says something else: %s', (text) => {
    expect(causeOf(text)).toBeUndefined()
  })

  it.each([
    ['HTTP 503: cold start', 'unavailable'],
    ["HTTP 400 { credentials: 'same-origin' }", 'invalid-request'],
    ['HTTP 429: too many requests, recharge or wait', 'rate-limited'],
    ['HTTP 400: the parameter foo is not supported by this model', 'invalid-request'],
    ['HTTP 403: {"message":"Forbidden"}', 'forbidden'],
    ['HTTP 403: {"message":"your role is not the right one"}', 'forbidden'],
    ['HTTP 429: {"message":"you ask too quickly for us"}', 'rate-limited'],
    ['HTTP 400: {"message":"the field of the name is empty"}', 'invalid-request'],
    ["Error { message: 'the call came back with 403', status: 403 }", 'forbidden'],
    ['HTTP 503: {"type":"too_many_requests_error","message":"come back soon"}', 'unavailable'],
  ])('trusts a status if both causes have the same remedy, or known words agree: %s', (text, cause) => {
    expect(causeOf(text)).toBe(cause)
  })

  const handled =
    'During handling of the above exception, another exception occurred:\n\nTraceback (most recent call last):'
  it.each([
    [
      'the last error rather than handled ones',
      `Traceback (most recent call last):\nImportError: cannot import name 'A' from 'b'\n\n${handled}\nopenai.APIStatusError: Error code: 401`,
      'unauthorized',
    ],
    [
      'the cause of the last error if that one isn’t specific',
      `Traceback (most recent call last):\nhttpx.ConnectError: [Errno 111] Connection refused\n\n${handled}\nopenai.APIConnectionError: Connection error.`,
      'connection-refused',
    ],
    [
      'the cause of the last error if that one is unknown',
      `Traceback (most recent call last):\nopenai.APIStatusError: Error code: 401\n\n${handled}\nUnboundLocalError: oh no`,
      'unauthorized',
    ],
    ['the error before the log', 'WARNING:root:HTTP 503, once more\nHTTP 401', 'unauthorized'],
    [
      'the log if nothing else shows the cause',
      'INFO:httpx:HTTP Request: POST http://a "HTTP/1.1 503 oh"\nI stop',
      'unavailable',
    ],
    ['a status before a plugin that is missing', "No module named 'a.plugin'\nHTTP 500", 'server-error'],
  ])('reads %s', (_, text, cause) => {
    expect(causeOf(text)).toBe(cause)
  })

  it('reads the status that a framework repeats, not the one that it adds to every failure', () => {
    const shown = (words: string): string =>
      `GenkitError: UNKNOWN: ${words}\n  status: 'UNKNOWN',\n  detail: undefined,\n  code: 500,\n  originalMessage: '${words}'`
    expect(causeOf(shown('422 status code (no body)'))).toBe('invalid-request')
    expect(causeOf(shown('oh no'))).toBeUndefined()
  })

  it('still reads source code to find which variable a program needs', () => {
    const line = '    key = os.environ["WEATHER"]\n          ~~~~~~~~~~^^^^^^^^^^^'
    expect(causeOf(`  File "ask.py", line 4, in <module>\n${line}\nKeyError: 'WEATHER'`)).toBe('missing-variable')
  })

  it('contains no phrase that the removal of filler words reduces to a single word, which would match anything', () => {
    const single = RULES.flatMap(({ any, also = [], unless = [] }) => [...any, ...also, ...unless])
      .filter((clue) => typeof clue === 'string')
      .filter((phrase) => phrase.includes(' ') && wordsOf(phrase).length === 1)
    expect(single).toEqual([])
  })
})
