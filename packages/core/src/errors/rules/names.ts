import { joined, type Rule } from './rule.ts'

/** Modules that contain clients' exception classes, and prefixes of printed ones. */
const CLIENTS = [
  'openai',
  'openai error',
  'openai errors',
  'OpenAI',
  'OpenAI Errors',
  'OpenAI Exceptions',
  'anthropic',
  'anthropic errors',
  'Anthropic Errors',
  'groq',
  'mistralai',
  'litellm',
  'litellm exceptions',
  'together error',
  'cohere',
  'langchain4j exception',
  'RubyLLM',
  'Faraday',
  'aallam openai api exception',
  'azure core exceptions',
  'error type',
  'state finished raised',
]

/**
 * Names of statuses, and the exception classes that clients raise for them, for texts without a status or known words.
 */
export const NAMES: readonly Rule[] = (
  [
    [
      'unauthorized',
      [
        'AuthenticationError',
        'AuthenticationException',
        'UnauthorizedError',
        'UnauthorizedException',
        'ClientAuthenticationError',
      ],
    ],
    ['payment-required', ['PaymentRequiredError']],
    [
      'forbidden',
      [
        'PermissionDeniedError',
        'PermissionDeniedException',
        'PermissionError',
        'PermissionException',
        'ForbiddenError',
      ],
    ],
    [
      'not-found',
      ['NotFoundError', 'NotFoundException', 'ModelNotFoundException', 'ResourceNotFound', 'ResourceNotFoundError'],
    ],
    ['rate-limited', ['RateLimitError', 'RateLimitException', 'TooManyRequestsError']],
    [
      'invalid-request',
      [
        'BadRequestError',
        'BadRequestException',
        'InvalidRequestError',
        'InvalidRequestException',
        'UnprocessableEntityError',
        'UnprocessableEntityException',
      ],
    ],
    ['server-error', ['InternalServerError', 'InternalServerException', 'ServerError']],
    ['unavailable', ['ServiceUnavailableError', 'OverloadedError']],
  ] as const
).map(([cause, names]) => ({ cause, any: joined(CLIENTS, names) }))
