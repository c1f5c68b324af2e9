import { exactly, joined, phrases, type Rule } from './rule.ts'

/** Services' names for the key that they received. */
const KEYS = ['api key', 'apikey', 'key', 'token', 'credentials', 'authentication', 'authorization', 'subscription key']

/** Splits a string into clues of one word each. */
const single = (words: string): readonly string[] => words.split(' ')

/** Names of the context window, and how messages say that it's too small. */
const CONTEXTS = ['context length', 'context window', 'context size', 'context limit', 'token limit', 'maximum tokens']
const OVERFLOWS = ['exceed', 'exceeds', 'exceeded', 'exceeding', 'overflow', 'overflows', 'greater than', 'longer than']

/** The response had started. */
export const STREAM: readonly Rule[] = [
  { cause: 'stream-error', any: ['MidStreamFallbackError', 'mid stream'], unless: ['complete message body'] },
  // A proxy puts a service's message about a request into an event.
  { cause: 'stream-error', any: exactly('event: error\n'), unless: ['tokens per minute', 'status code 4'] },
  // Agno's log of an error without a status.
  { cause: 'stream-error', any: exactly('error   error from openai api: '), unless: ['list index', 'NoneType'] },
  {
    cause: 'stream-error',
    any: [
      ...phrases(`
        stream broke off | error * while streaming | error occurred during streaming | streaming error
        during streaming | while streaming response | StreamProviderError | SSEException 200 | finish reason error
      `),
      ...joined(
        ['stream disconnected before completion'],
        ['error occurred', 'server had error', 'upstream request failed'],
      ),
      ...exactly(
        'error in stream',
        'error in agent stream {\n  error: [error: ',
        'error in sse stream',
        'error chunk',
        'openai.apierror: ',
        'groq.apierror: ',
        'together.apierror: ',
        'huggingface_hub.errors.unknownerror: ',
        "apistatuserror: {'type': 'error'",
        'new apierror(undefined',
        'data: {"error"',
        'validation failed: value: {"error"',
      ),
    ],
    unless: ['insufficient quota'],
  },
  // For a response that has started, clients print its headers without a status.
  {
    cause: 'stream-error',
    any: exactly("'content-type': 'text/event-stream"),
    also: ['APIError'],
    unless: ['TypeError terminated'],
  },
  { cause: 'stream-error', unanswered: true, any: exactly('headers: headers {}'), also: ['APIError'] },
]

/** Messages of services that are more specific than their status. */
export const SERVICE: readonly Rule[] = [
  // Hugging Face says about any missing repository that it may be gated.
  {
    cause: 'not-found',
    any: phrases(`
      repository not found for url | not local folder and is not valid model identifier | entry not found for url
    `),
    unless: ['cannot access gated repo'],
  },
  {
    cause: 'gated',
    any: [
      'GatedRepo',
      'model … gated',
      ...joined(['repo', 'repository'], ['gated']),
      ...phrases(`
        model … requires terms acceptance | accept terms at | restricted … not in authorized list
        must have access … authenticated to access | awaiting review from repo | access to model … restricted
        accept * conditions | make sure to request access | share your contact information to access
        request to access model … rejected | accept * license agreement | have to be logged in and have access
      `),
    ],
    unless: ['restricted to authorized application'],
  },
  // Two services use the same message for a paid quota and for one that resets every minute.
  { cause: 'rate-limited', any: ['quota exceeded for metric', 'quota exceeded for quota metric'] },
  {
    cause: 'payment-required',
    any: [
      ...joined(['insufficient', 'not enough'], ['quota', 'balance', 'account balance', 'credit', 'funds']),
      ...joined(
        ['balance', 'credits', 'credit balance', 'account balance'],
        ['insufficient', 'not enough', 'too low', 'depleted', 'exhausted', 'negative'],
      ),
      ...phrases(`
        exceeded current quota | monthly included credits | free monthly usage limit | no remaining credits
        credits are required | plan … not include | plan … not yet include | not included * plan | payment required
      `),
      ...joined(['out of', 'used up', 'used all'], ['* credits', '* funds']),
      ...phrases(`
        credit limit reached | credit limit exceeded | key limit exceeded | spending limit | spend limit
        can only afford | never purchased credits | not have * credits | billing hard limit | billing not active
        billing … inactive | account * good standing | arrearage
      `),
      ...joined(['overdue'], ['payment', 'balance']),
      ...phrases(`
        account overdue | unpaid invoice | payment past due | api usage limits | negative balance | prepayment credits
        billing to be enabled
      `),
      ...exactly('余额不足', '额度不足', '欠费', '请充值'),
    ],
  },
  // A remedy for accounts without credits that services also offer to those who exceed the rate limit.
  {
    cause: 'payment-required',
    any: [
      ...joined(['require', 'purchase', 'buy', 'no', 'need'], ['* credits']),
      'add credits',
      'top up your',
      ...exactly('recharge your'),
      ...phrases(`
        add funds | check your billing | check your plan and billing | pro subscription | requires subscription
        requires a paid | upgrade to paid | upgrade your plan | enable billing
      `),
    ],
    unless: [
      'credits charged',
      'too many requests',
      ...joined(['rate limit'], ['exceeded', 'reached', 'hit']),
      ...joined(['requests', 'tokens', 'limit'], ['per minute', 'per min', 'per day', 'per hour', 'per second']),
    ],
  },
  {
    cause: 'forbidden',
    any: [
      ...phrases(`
        sufficient permission | insufficient permission | not have permission to access | lacks * permission
        missing * permission | missing scopes | missing * scope | UNSUPPORTED_COUNTRY
        country region or territory not supported | location not supported | region not supported
        organization must be verified | AccessDeniedException | disabled repo | caller not have permission
        not been used in project | request forbidden | request not allowed | access forbidden
        not authorized to perform | not authorized to access | not allowed to access | not allowed to sample from
        access denied * policy | restricted to authorized
      `),
      ...exactly(
        ...joined(['not', "n't"], ['have access to model', 'have access to the model', 'have access to this model']),
        'request was blocked',
        'you have been blocked',
        ...['1006', '1007', '1008', '1009', '1010', '1020'].map((code) => `error code: ${code}`),
        'permission_error',
      ),
    ],
    unless: ['model name invalid'],
  },
  {
    cause: 'not-chat',
    any: phrases(`
      not a chat model | not a chat completion model | not support chat | completion operation does not work
      chat completions * not supported | not supported * chat completions | not in v1 chat completions
      not accessible via chat completions | default chat template no longer allowed | not have a chat template
      no chat template | chat template not set | chat template not defined | does not support generate
      does not support completion
    `),
  },
  {
    cause: 'not-served',
    any: [
      ...phrases(`
        not supported by any provider | not supported for * provider | not supported for task | no inference provider
        no endpoints found | no endpoints available | no allowed provider | no provider available
        no available provider | no available channel | not served by | deployed by any inference provider
        not supported hf inference | too large to be loaded automatically | non serverless model
        inference provider information for model | demand throughput not supported
      `),
      ...exactly('model_not_supported', 'model_not_available', '无可用渠道'),
    ],
  },
  {
    cause: 'too-long',
    any: [
      ...phrases(`
        maximum context length | ContextWindowExceeded | ContextLengthExceeded | exceed * context | exceeds * context
        exceeded * context | context the overflows | maximum model length | maximum input length | max input length
        maximum prompt length | maximum number of tokens allowed
      `),
      ...joined(OVERFLOWS, ['* maximum number of tokens']),
      ...phrases(`
        max prompt tokens exceeded | prompt * too long | input * too long | too many tokens | token count … exceeds
        tokens in prompt exceeds | prompt … exceeds | prompt … exceeded | input tokens … exceeds
        total tokens … exceed | too many input tokens | range of input length should be | input length exceeds
        context window * full | too long to fit into model | too long and exceeds limit | reduce the length of
        must have less than * tokens
      `),
      '`inputs` tokens + `max_new_tokens` must be',
      ...joined(
        CONTEXTS,
        [...OVERFLOWS, 'reached'].map((words) => `… ${words}`),
      ),
      ...joined(
        OVERFLOWS,
        CONTEXTS.map((words) => `… ${words}`),
      ),
    ],
    // Otherwise, it's a rate limit.
    unless: phrases(`
      per minute | per min | per day | daily | monthly | per month | wait before trying again | rate limit | quota
      deadline exceeded | timeout exceeded
    `),
  },
  {
    cause: 'loading',
    any: [
      ...phrases(`
        model * starting | currently pulling model | model not ready | model * not ready | model not yet loaded
        model * not loaded yet | ModelNotReadyException | model * warming up | scaled to zero | server loading model
        model * still loading | weights * being loaded
      `),
      ...exactly(
        'model is being loaded',
        '"message":"loading model"',
        '"message": "loading model"',
        "'message': 'loading model'",
      ),
    ],
    unless: ['error loading', 'failed loading', 'loading failed', 'failed to load'],
  },
  // A program may say that it's loading its own models.
  {
    cause: 'loading',
    any: exactly('currently loading', 'is loading', 'still loading', 'being loaded'),
    also: ['model', 'endpoint'],
    unless: ['error loading', 'failed loading', 'loading failed', 'failed to load', 'out of memory'],
  },
  { cause: 'loading', any: ['model load timeout'] },
  // A program may log this about its own models.
  { cause: 'loading', any: ['loading model'], also: exactly('503') },
  { cause: 'loading', any: ['model not loaded on the server'], unless: ['InferenceTimeoutError'] },
  // Some services use 429 for this, which clients print by its name.
  {
    cause: 'unavailable',
    any: ['model overloaded', 'engine overloaded', 'overloaded error', 'experiencing high traffic'],
  },
  // Cloudflare's error codes.
  { cause: 'rate-limited', any: exactly('error code: 1015', 'error 1015') },
  {
    cause: 'rate-limited',
    any: [
      ...phrases(`
        rate limit exceeded | exhausted your capacity on this model | quota will reset | rate limit reached
        rate limit hit | rate limited
      `),
      ...joined(['exceed', 'exceeds', 'exceeded', 'exceeding', 'over', 'hit', 'reached'], ['* rate limit']),
      ...phrases(`
        RateLimitReached | exceed your account rate limit | exceed your organization | tokens per min
        tokens per minute | tokens per day | requests per min | requests per minute | requests per day
      `),
      ...joined(['limit *'], ['per minute', 'per hour', 'per day', 'per month']),
      'too many concurrent',
      'concurrency limit',
      'ThrottlingException',
      'wait before trying again',
      ...joined(['throttling'], ['error', 'rate quota', 'allocation quota', 'user']),
      ...joined(['request', 'throttling'], ['throttled']),
      ...phrases(`
        throttled … expected available | resource has been exhausted | ResourceExhausted
        service tier capacity exceeded | quota exceeded for | usage limit | request rate increased
        slow down * request | request limit reached
      `),
      ...joined(['hourly', 'daily', 'weekly'], ['quota', '* limit']),
      ...exactly('hit your limit', 'please slow down', 'slow down -', 'slow_down', '请求过于频繁', '访问量过大'),
    ],
    // Messages about a machine's own memory and disks use the same words.
    unless: ['oom', 'out of memory', 'memory', 'disk quota', 'received message larger'],
  },
  {
    cause: 'not-found',
    any: [
      ...phrases(`
        model … not found | models … not found | model … does not exist | model … not exist | model … decommissioned
        model … retired | model … no longer available | model … may not exist | model … not loaded | no such model
        no model * found | unable to access model | unknown model | model * unknown | unrecognized model
        unsupported model | not a valid model | invalid model name | model identifier * invalid | invalid model id
        could not find * model | not found for api version | no model loaded | pull model manifest
        try pulling it first | deployment … does not exist | deployment not found | no such endpoint
        endpoint not found | route not found | page not found | url was not found | requested url not found
        entity was not found | resource not found | FileNotFoundException http | unknown request url | UNKNOWN_URL
        completions not found | replied not found | unexpected endpoint | invalid url post
        no longer supported use https router huggingface co
      `),
      ...exactly(
        'invalid_model',
        'invalid model: ',
        'not_found_error',
        '"detail":"not found"',
        '"detail": "not found"',
        "'detail': 'not found'",
        '"message":"not found"',
        '"error":"not found"',
        '模型不存在',
      ),
    ],
    unless: [
      'TimeoutError',
      'unknown model error',
      ...joined(['unknown'], ['error', 'parameter', 'field', 'argument', 'option', 'reason']),
    ],
  },
  // Express says this with 404, and superagent with any status.
  { cause: 'not-found', unanswered: true, any: exactly('cannot post /', 'cannot get /') },
  {
    cause: 'not-found',
    any: ['model … deprecated'],
    // These are about a part of the program.
    unless: [
      'deprecated favor',
      ...joined(['method', 'function', 'class', 'module', 'parameter', 'argument', 'package'], ['… deprecated']),
    ],
  },
  {
    cause: 'unauthorized',
    any: [
      ...joined(
        ['invalid', 'incorrect', 'wrong', 'expired'],
        ['* api key', 'apikey', 'apikey provided', '* x api key', ...KEYS],
      ),
      ...joined(KEYS, [
        'invalid',
        'not valid',
        'is incorrect',
        'expired',
        'has expired',
        'revoked',
        'seems invalid',
        'is disabled',
      ]),
      'api key * invalid',
      'api key * not valid',
      'api key * expired',
      'invalid bearer',
      ...joined(['invalid access', 'invalid user', 'invalid auth', 'invalid api', 'invalid bearer'], ['token']),
      ...phrases(`
        authentication fails | authentication failed | authorization failed | incorrect * credentials
        authentication required | authentication error | requires authentication | bad credentials | missing bearer
        not provide api key | pass a valid api key | valid * api key required | valid * token required
        security token … invalid | security token … expired | invalid username or password
        could not validate credentials | verify your api key | UnauthorizedException | missing * authentication header
        missing * authorization header | no authorization header | auth credentials found | couldn't authenticate
        unable to authenticate | unauthenticated | not authenticated | jwt expired | authentication challenge without
      `),
      ...exactly('"unauthorized"', "'unauthorized'", 'error: unauthorized', '无效的令牌'),
    ],
    // These are about a shell, a repository, or source code.
    unless: [
      ...phrases(`
        password authentication | see inner exception | SyntaxError | unexpected token | max tokens | token id
        special token
      `),
      ...joined(['invalid token'], ['* line', '* position']),
      ...exactly('fatal: ', 'keyerror', ' in json', 'invalid key in', 'invalid key:'),
      ...['invalid json', 'json parse', 'json decode', 'parse json', 'JSONDecodeError', 'valid json'],
    ],
  },
  {
    cause: 'too-large',
    any: phrases(`
      entity too large | payload too large | content too large | RequestTooLarge | request body * too large
      body * too large | payload * too large | image * too large | exceeds maximum size
      maximum allowed number of bytes | maximum request body size | maximum content size | length limit exceeded
      image exceeds | file size exceeds | body exceeded
    `),
    unless: ['request too large for model'],
  },
  { cause: 'gateway-timeout', any: ['upstream request timeout', 'endpoint request timed out'] },
  {
    cause: 'unavailable',
    any: [
      ...phrases(`
        overloaded error | model overloaded | engine overloaded | server overloaded | temporarily overloaded
        over capacity | full capacity | model too busy | server * busy | high demand | down or overloaded
        no instances available | maximum pending requests | endpoint is paused
      `),
      ...exactly('is overloaded', 'currently overloaded', 'at capacity'),
    ],
    unless: ['overloaded or there is error in application'],
  },
]

/** Messages of services that are no more specific than a status. */
export const STATUS_WORDS: readonly Rule[] = [
  {
    cause: 'invalid-request',
    any: [
      ...exactly('input validation error'),
      ...phrases(`
        unprocessable entity | unsupported parameter | unsupported value | unrecognized request argument
        missing required parameter | unknown parameter | not support tools | tool choice requires | tool use failed
        invalid schema for function | must be followed by tool message | must be response to | InvalidParameter
        ids were found without | roles must alternate | must contain word json | max tokens * too large
        at most * completion tokens | ValidationException | invalid argument | extra forbidden | not used by model
        maximum allowed number of output tokens | extra inputs not permitted | does not support specifying
        does not support parameter | cannot override task | minimum allowed | maximum allowed | property * unsupported
      `),
      ...exactly(
        '"loc":["body"',
        '"loc": ["body"',
        "'loc': ['body'",
        ': field required',
        '"invalid request: ',
        ': input should be ',
        'invalid type for',
        'invalid value for',
        'supported values are',
      ),
    ],
    // These are about a text that the program itself parsed, or about the system.
    unless: [
      'errno 22',
      'os error 22',
      'EINVAL',
      ...exactly('[type=', "invalid value for '-", 'invalid value for "-', 'invalid value for -'),
    ],
  },
  {
    cause: 'invalid-request',
    any: exactly('invalid json'),
    also: ['payload', 'body', 'request'],
    // Only if it's about a response.
    unless: ['invalid json response', ...exactly('[type=json')],
  },
  { cause: 'server-error', any: ['error encountered while running'] },
  {
    cause: 'gateway-timeout',
    any: phrases(`
      gateway timeout | gateway time out | upstream timed out | function invocation timeout | 524 a timeout
      error code 524 | error code 504
    `),
  },
  {
    cause: 'unavailable',
    any: [
      ...phrases(`
        service unavailable | service * unavailable | service is down | server unavailable | bad gateway
        no healthy upstream | servers are busy | temporarily unavailable | upstream connect error
        StatusCode UNAVAILABLE
      `),
      ...exactly('currently unavailable'),
      'no available server',
    ],
    // These are about a socket or the machine.
    unless: ['resource temporarily unavailable'],
  },
]

/**
 * Topics of responses whose words no rule knows: money, a license, a model that isn't ready, an incorrect name. They
 * don't show a cause, but they're a reason not to trust an ambiguous status.
 */
export const DOUBTS: readonly Rule[] = [
  {
    cause: 'payment-required',
    any: phrases(`
      balance | billing | credit | invoice | recharge | prepaid | wallet | arrear | fund | budget | unpaid | overdue
      payment | paid | spend | spending | subscription | free tier | trial
    `),
    unless: ['rate limit', 'too many requests', 'credentials', 'credits charged'],
  },
  {
    cause: 'gated',
    any: ['gated', 'license', 'agreement', 'approval', 'approved', 'request access', 'accept * terms'],
  },
  {
    cause: 'loading',
    any: phrases(`
      not ready | not yet ready | initializing | warming | cold | scaling up | booting | starting up | provisioning
      deploying | waking up
    `),
  },
  {
    cause: 'not-found',
    any: [
      ...joined(['model', 'deployment', 'endpoint'], ['… invalid', '… unavailable', '… unknown', '… not available']),
      ...joined(
        ['invalid', 'unknown', 'unrecognized', 'unsupported'],
        ['model', 'model name', 'deployment', 'endpoint'],
      ),
      ...joined(['model', 'deployment'], ['… not supported', '… disabled', '… removed', '… end of life']),
    ],
    // What a model doesn't accept says nothing about the model itself.
    unless: [
      ...joined(['unsupported', 'unknown', 'unrecognized', 'supported', 'support *', 'supported *'], ['parameter']),
      ...joined(['parameter'], ['… model', '… not', '… unsupported']),
      'argument',
      'model output',
    ],
  },
  { cause: 'unauthorized', any: ['api key', 'apikey', 'access key', 'signature'] },
  {
    cause: 'too-long',
    any: ['too long', 'context window', 'context length', 'context size', 'input … tokens', 'prompt … tokens'],
    unless: ['max tokens', 'max completion tokens', 'max output tokens', 'string too long'],
  },
  { cause: 'too-large', any: exactly(' bytes ', ' bytes.', ' mb ', ' mb.') },
  // Messages of an overloaded service, with any status.
  {
    cause: 'rate-limited',
    any: ['per minute', 'per second', 'per hour', 'per day', 'concurrency', 'overloaded', 'maintenance', 'again later'],
  },
  { cause: 'not-chat', any: exactly('chat model', 'completion model', 'embedding model') },
]

/**
 * Topics of services whose status means what it says. A service's sentence without any of them is about something else.
 */
export const MEANT: readonly Rule[] = [
  {
    cause: 'forbidden',
    any: [
      ...single(
        'access allow allowed authorization authorized blocked country denied disabled eligible enabled flagged',
      ),
      ...single(
        'forbidden moderation organization permission policy region restricted role scope signature verified verify',
      ),
      'api key',
      'not used',
      ...exactly('权限', '禁止'),
    ],
  },
  {
    cause: 'rate-limited',
    any: [
      ...single('again available busy capacity concurrency concurrent exhausted frequency limit limited overloaded'),
      ...single('quickly quota rate request retry slow throttled throttling'),
      'too many',
      ...exactly('频率', '并发', '频繁', '限制'),
    ],
  },
  {
    cause: 'invalid-request',
    any: [
      ...single(
        'argument between content expected failed field format function illegal invalid json malformed missing',
      ),
      ...single('must parameter property range require required requires role schema supported temperature tool type'),
      ...single('unexpected unknown unrecognized unsupported validation value'),
      'not permitted',
      'not specified',
      ...exactly('参数', '无效'),
    ],
  },
]

/**
 * Messages of services about their own failures. They're as weak as the status 500, because other words are more
 * specific.
 */
export const FAILURE_WORDS: readonly Rule[] = [
  {
    cause: 'server-error',
    any: [
      ...exactly('the server had an error'),
      ...phrases(`
        error occurred while processing your request | internal server error | internal error has occurred
        internal error encountered | runner process has terminated | server process has terminated | type server error
      `),
    ],
  },
  // DSPy names a provider's error that has no status.
  { cause: 'stream-error', any: ['LMProviderError'] },
]

/** Names of HTTP statuses, for messages that contain only the status. */
export const STATUS_NAMES: readonly Rule[] = [
  { cause: 'unauthorized', any: ['unauthorized', 'unauthorised'] },
  { cause: 'forbidden', any: ['forbidden', ...exactly('permission_denied')] },
  { cause: 'invalid-request', any: ['bad request', 'invalid request error'] },
  {
    cause: 'rate-limited',
    any: ['rate limit', 'quota exceeded', 'too many requests', 'TooManyRequests'],
    unless: [
      'disk quota',
      ...joined(['rate limit'], ['usage', 'remaining', 'limit', 'reset', 'policy', 'request', 'token']),
    ],
  },
  {
    cause: 'unavailable',
    any: ['overloaded'],
    unless: ['overloaded function', 'overloaded method', 'overloaded operator'],
  },
  { cause: 'server-error', any: exactly('server error') },
  { cause: 'not-found', any: ['error not found'] },
]
