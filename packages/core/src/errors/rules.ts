import type { CauseId } from './causes.ts'

/** A cause, and what a text holds that means it: one of `any`, and one of `also` where that is given; in lower case. */
export interface Rule {
  readonly cause: CauseId
  readonly any: readonly string[]
  readonly also?: readonly string[]
}

/**
 * The words of clients, tools and services, in the order in which they are looked for: what the machine of the reader says
 * first, as no service was reached then, and the words of a service before its status, as they tell more.
 *
 * Each is searched for as it stands, so that the work grows with the text alone.
 */
export const RULES: readonly Rule[] = [
  // The program did not begin.
  {
    cause: 'missing-module',
    any: [
      'no module named ',
      'err_module_not_found',
      "cannot find package '",
      "cannot find module '",
      'no required module provides package',
      'use of unresolved module or unlinked crate',
      'cannot find module or crate `',
      'unresolved import `',
      'cannot load such file -- ',
      'call to undefined function curl_',
      'noclassdeffounderror',
      'command not found',
    ],
  },
  { cause: 'missing-module', any: ['error: package '], also: [' does not exist'] },
  {
    cause: 'old-client',
    any: [
      'cannot import name ',
      'does not provide an export named',
      'you tried to access openai.',
      'got an unexpected keyword argument',
    ],
  },
  { cause: 'old-client', any: ['attributeerror: module '], also: ['has no attribute'] },
  {
    cause: 'missing-variable',
    any: [
      'parameter null or not set',
      'api_key client option must be set',
      'missing credentials. please pass',
      'environment variable is missing or empty',
      'could not resolve authentication method',
      '_token is not set',
      '_key is not set',
    ],
  },
  { cause: 'missing-variable', any: ['keyerror: ', 'key not found: '], also: ["_token'", "_key'", '_token"', '_key"'] },

  // No connection was made.
  {
    cause: 'certificate',
    any: [
      'certificate_verify_failed',
      'certificate verify failed',
      'self-signed certificate',
      'self signed certificate',
      'self_signed_cert',
      'unable to get local issuer certificate',
      'unable_to_get_issuer_cert_locally',
      'unable_to_verify_leaf_signature',
      'cert_has_expired',
      'certificate has expired',
      'ssl certificate problem',
      'failed to verify certificate',
      'x509: certificate',
      'pkix path building failed',
      'unable to find valid certification path',
      'invalid peer certificate',
      'unknownissuer',
      'curl: (60)',
    ],
  },
  {
    cause: 'no-host',
    any: [
      'could not resolve host',
      "couldn't resolve host",
      'getaddrinfo enotfound',
      "'enotfound'",
      '"enotfound"',
      'eai_again',
      "syscall: 'getaddrinfo'",
      'name or service not known',
      'temporary failure in name resolution',
      'nodename nor servname provided',
      'no address associated with hostname',
      'getaddrinfo failed',
      'nameresolutionerror',
      ': no such host',
      'unknownhostexception',
      'failed to lookup address information',
      'unresolvedaddressexception',
      'curl: (6)',
    ],
  },
  {
    cause: 'connection-refused',
    any: [
      'connection refused',
      'econnrefused',
      "couldn't connect to server",
      'actively refused',
      'all connection attempts failed',
      'curl: (7)',
    ],
  },
  { cause: 'connection-refused', any: ['java.net.connectexception'], also: ['closedchannelexception'] },

  // The answer had begun.
  {
    cause: 'stream-error',
    any: [
      'the stream broke off: ',
      'error while streaming',
      'while streaming the response',
      'openai.apierror: ',
      'huggingface_hub.errors.unknownerror: ',
      "apistatuserror: {'type': 'error'",
      'new apierror(undefined',
      'sseexception: 200: ',
      'data: {"error"',
    ],
  },

  // What services say.
  {
    cause: 'gated',
    any: [
      'gatedrepoerror',
      'gated repo',
      'is restricted and you are not in the authorized list',
      'you must have access to it and be authenticated to access it',
      'awaiting a review from the repo authors',
    ],
  },
  {
    cause: 'payment-required',
    any: [
      'exceeded your monthly included credits',
      'insufficient_quota',
      'exceeded your current quota, please check your plan and billing',
      'insufficient credits',
      'insufficient balance',
      'credit balance is too low',
      'requires more credits',
      'purchase more credits',
      'payment required',
    ],
  },
  { cause: 'forbidden', any: ['does not have sufficient permissions to call inference providers'] },
  { cause: 'not-chat', any: ['is not a chat model'] },
  {
    cause: 'not-served',
    any: ['not supported by any provider you have enabled', 'is not supported for task', 'model_not_supported'],
  },
  {
    cause: 'too-long',
    any: [
      'context_length_exceeded',
      'maximum context length',
      'context length exceeded',
      'prompt is too long:',
      '`inputs` tokens + `max_new_tokens` must be',
    ],
  },
  { cause: 'loading', any: ['is currently loading'], also: ['model'] },
  {
    cause: 'rate-limited',
    any: ['rate_limit_exceeded', 'rate limit reached', 'rate limit exceeded', 'too many requests'],
  },
  {
    cause: 'not-found',
    any: [
      'model_not_found',
      'does not exist or you do not have access to it',
      'has been decommissioned',
      'model_decommissioned',
    ],
  },
  { cause: 'unauthorized', any: ['invalid_api_key', 'incorrect api key provided', 'invalid username or password'] },
  { cause: 'too-large', any: ['request entity too large', 'payload too large'] },
  { cause: 'invalid-request', any: ['input validation error'] },
  {
    cause: 'unavailable',
    any: ['overloaded_error', 'model is overloaded', 'service temporarily unavailable', '502 bad gateway'],
  },
  { cause: 'gateway-timeout', any: ['504 gateway time'] },
  { cause: 'server-error', any: ['the server had an error while processing your request'] },

  // The answer did not come, or broke off.
  {
    cause: 'timeout',
    any: [
      'timed out',
      'etimedout',
      'und_err_headers_timeout',
      'und_err_body_timeout',
      'und_err_connect_timeout',
      'deadline exceeded',
      'sockettimeoutexception',
      'httptimeoutexception',
      'net::readtimeout',
      'net::opentimeout',
      'apitimeouterror',
      'curl: (28)',
    ],
  },
  {
    cause: 'connection-lost',
    any: [
      'without sending complete message body',
      'incomplete chunked read',
      'invalidchunklength',
      'response ended prematurely',
      'transfer closed with outstanding read data',
      'premature close',
      'unexpected eof',
      '": eof',
      'unexpected end of json input',
      'unexpected end of stream',
      'eof reached while reading',
      'header parser received no bytes',
      'end of file reached (eoferror)',
      'java.io.eofexception',
      'error decoding response body',
      'server disconnected without sending a response',
      'remote end closed connection without response',
      'empty reply from server',
      'other side closed',
      'connection reset by peer',
      'connection closed before message completed',
      'econnreset',
      'und_err_socket',
      'socket hang up',
      'httpx.readerror',
      'httpcore.readerror',
      'curl: (18)',
      'curl: (52)',
      'curl: (56)',
    ],
  },
]
