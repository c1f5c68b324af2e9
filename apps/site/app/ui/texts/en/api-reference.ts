import { formatOf } from '../format.ts'

const { plural } = formatOf('en')

/** Texts of the API's reference, in English. What it says of operations comes from the API's own description. */
export const texts = {
  title: 'API',
  description: 'The HTTP API of this site: models, verified examples, raw requests, tasks, and libraries.',
  heading: 'The same examples, over HTTP',
  // claim: api-parameters-are-the-pages
  lead: 'Get everything on this site from a program. The API takes the same parameters as a model’s page and returns the same bytes.',
  document: 'OpenAPI 3.1 description',
  contents: 'Endpoints',
  rules: 'Conventions',
  rulesList: [
    [
      'Formats',
      'Set Accept to choose a format: application/json, text/plain for code, or text/markdown for documents.',
    ],
    [
      'Caching',
      // claim: api-has-etags
      'Every GET response has a strong ETag. Send it back in If-None-Match, and you get 304 without a body if nothing changed.',
    ],
    [
      'Long inputs',
      'GET accepts URLs of up to 48 kB. For longer inputs, or for models that aren’t listed anywhere, use POST with a JSON body of up to 1 MB.',
    ],
    // claim: api-is-open-to-scripts
    ['CORS', 'Scripts on any site can call the API, without credentials.'],
    // claim: api-limits-requests
    ['Rate limits', 'If you exceed the limit, you get 429 with a Retry-After header.'],
    ['Tokens', 'Never send one. Examples read the token from an environment variable when they run.'],
  ],
  problems: 'Errors',
  problemsLead:
    'Errors are problem details (RFC 9457, application/problem+json). type is one of the values below, detail explains the problem, and errors lists the invalid fields with their valid values.',
  parameters: (count: number): string => plural(count, { one: `${count} parameter`, other: `${count} parameters` }),
  body: 'Request body',
  result: 'Response fields',
  answers: 'Responses',
  required: 'required',
  example: (operation: string): string => `a command: ${operation}`,
  noBody: 'no body',
} as const
