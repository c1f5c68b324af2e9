import { formatOf } from '../format.ts'

const { plural } = formatOf('en')

/** Texts of the API's reference, in English. What it says of operations comes from the API's own description. */
export const texts = {
  title: 'API',
  description: 'The HTTP API of this site: models, verified examples, raw requests, tasks, and libraries.',
  heading: 'The same examples, over HTTP',
  // claim: api-parameters-are-the-pages
  lead: 'Use this site from your own programs. The API takes the same parameters as a model’s page and returns the same examples, byte for byte.',
  document: 'OpenAPI 3.1 description',
  contents: 'Endpoints',
  rules: 'Conventions',
  rulesList: [
    [
      'Formats',
      'Set the Accept header to choose a format: application/json, text/plain for code, or text/markdown for documents.',
    ],
    [
      'Caching',
      // claim: api-has-etags
      'Every successful GET response has a strong ETag. Send it in If-None-Match: if nothing has changed, you get 304 without a body.',
    ],
    [
      'Long inputs',
      'GET accepts URLs of up to 48 kB. For longer inputs, or for models without a public record, use POST with a JSON body of up to 1 MB.',
    ],
    // claim: api-is-open-to-scripts
    ['CORS', 'Scripts on any site can call the API, but they can’t send credentials.'],
    // claim: api-limits-requests
    ['Rate limits', 'If you exceed the limit, you get 429 with a Retry-After header.'],
    ['Tokens', 'Don’t send your token to the API. Examples read it from an environment variable when they run.'],
  ],
  problems: 'Error types',
  problemsLead:
    'The API returns errors as problem details (RFC 9457, application/problem+json). The type field links to an entry below, and the detail field explains the problem. The errors field lists each invalid field, with its valid values if they come from a fixed list.',
  parameters: (count: number): string => plural(count, { one: `${count} parameter`, other: `${count} parameters` }),
  body: 'Request body',
  result: 'Response fields',
  answers: 'Responses',
  required: 'required',
  example: (operation: string): string => `the curl command for ${operation}`,
  noBody: 'The response has no body.',
} as const
