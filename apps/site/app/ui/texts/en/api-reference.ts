import { formatOf } from '../format.ts'

const { plural } = formatOf('en')

/** Texts of the API's reference, in English. What it says of operations comes from the API's own description. */
export const texts = {
  title: 'API',
  description:
    'The HTTP API of this site: models, examples with what was run of them, wire requests, tasks and libraries.',
  heading: 'The same examples, over HTTP',
  // claim: api-parameters-are-the-pages
  lead: 'Everything on this site can be asked for by a program. The parameters of a model’s page work here too, and give the same bytes.',
  document: 'OpenAPI 3.1 description',
  contents: 'What there is',
  rules: 'What holds everywhere',
  rulesList: [
    ['Formats', 'Say in Accept what you want: application/json; for code text/plain; for documents text/markdown.'],
    [
      'Caching',
      // claim: api-has-etags
      'Each answer to GET has a strong ETag. Send it as If-None-Match, and an unchanged answer comes without body.',
    ],
    [
      'Long inputs',
      'GET takes addresses of up to 48 kB. POST takes a JSON body of up to 1 MB, and models that are in no list.',
    ],
    // claim: api-is-open-to-scripts
    ['Other sites', 'Scripts of any site may ask, without credentials.'],
    // claim: api-limits-requests
    ['Rate limits', 'Who asks too often gets 429, and in Retry-After the seconds to wait.'],
    ['Tokens', 'Never send one. Examples read theirs from the environment where they run.'],
  ],
  problems: 'When something is wrong',
  problemsLead:
    'Errors are problem details (RFC 9457, application/problem+json): a type, which is one of these, a sentence, and in errors the fields that are wrong with their valid values.',
  parameters: (count: number): string => plural(count, { one: `${count} parameter`, other: `${count} parameters` }),
  body: 'Fields of the body',
  result: 'Fields of the answer',
  answers: 'Answers',
  required: 'required',
  example: (operation: string): string => `a command: ${operation}`,
  noBody: 'without body',
} as const
