import { setLogger } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../packages/cli/src/arguments.ts'
import { answerBlock } from '../../../packages/cli/src/batch/answer-block.ts'
import { run } from '../../../packages/cli/src/run.ts'
import { parseConfiguration } from '../app/domain/configuration/configuration.ts'
import { buildExamples } from '../app/domain/examples/build-examples.ts'
import { texts } from '../app/ui/texts/en/problems.ts'
import { createApi } from './api/api.ts'
import { plainExample } from './pages/plain-example.ts'
import { connectedAgent } from './testing/mcp-agent.ts'

/* What is wrong in a schema is said with its place, in the words of core, wherever the schema was given. */

setLogger({ error: () => undefined })

const MODEL = 'openai/gpt-oss-20b'
const PROVIDER = 'together'
const RECIPE = 'structured-output'

const mcp = connectedAgent()
const { api } = createApi()

const queryOf = (schema: unknown): URLSearchParams =>
  new URLSearchParams({ provider: PROVIDER, recipe: RECIPE, schema: JSON.stringify(schema) })
const bodyOf = (schema: unknown): string =>
  JSON.stringify({ model: MODEL, provider: PROVIDER, options: { recipe: RECIPE, schema } })

async function problemOf(response: Response): Promise<string> {
  const { errors = [] } = (await response.json()) as { errors?: readonly { field: string; detail: string }[] }
  return `${response.status} ${errors.map(({ field, detail }) => `${field}: ${detail}`).join('; ')}`
}

/** All that a surface says, and the name by which its readers know the option. */
const SURFACES: { readonly [surface: string]: readonly [prefix: string, ask: (schema: unknown) => Promise<string>] } = {
  'the command line': [
    '--schema',
    (schema) =>
      run(
        readArguments([MODEL, `--provider=${PROVIDER}`, `--recipe=${RECIPE}`, `--schema=${JSON.stringify(schema)}`]),
        {
          out: () => undefined,
          err: () => undefined,
          readInput: () => Promise.resolve(''),
          interactive: false,
          errorIsTerminal: false,
        },
      ).then(
        () => 'taken',
        (error: Error) => error.message,
      ),
  ],
  'the batch': [
    'options.schema',
    (schema) => {
      const bytes = new TextEncoder().encode(bodyOf(schema))
      const choices = { provider: 'auto', numbered: false, separateErrors: false, maxLineBytes: 1e6 }
      const output = Buffer.concat(
        [...answerBlock({ index: 0, firstLine: 1, lines: 1, bytes, endByte: 0 }, choices)].map((part) => part.output),
      )
      return Promise.resolve(JSON.parse(new TextDecoder().decode(output)).error)
    },
  ],
  'the MCP server': [
    'schema',
    async (schema) => {
      const given = { model: MODEL, provider: PROVIDER, recipe: RECIPE, schema }
      const result = await mcp.callTool({ name: 'get_snippets', arguments: given })
      const [{ text } = { text: '' }] = result.content as { text: string }[]
      return result.isError ? text : 'taken'
    },
  ],
  'the API, by address': [
    '400 schema',
    async (schema) => problemOf(await api.request(`/api/models/${MODEL}/snippets?${queryOf(schema)}`)),
  ],
  'the API, by body': [
    '400 options.schema',
    async (schema) => problemOf(await api.request('/api/snippets', { method: 'POST', body: bodyOf(schema) })),
  ],
  'the page': [
    'schema',
    (schema) => {
      const { problems } = buildExamples(findModel(MODEL) ?? { id: '' }, parseConfiguration(queryOf(schema)), texts)
      return Promise.resolve(problems.map(({ field, path, detail }) => `${field}${path}: ${detail}`).join('; '))
    },
  ],
  'the files': [
    '400 schema',
    async (schema) => {
      const response = await plainExample(new URL(`http://x/models/${MODEL}.json?${queryOf(schema)}`))
      return `${response?.status} ${(await response?.text())?.trim()}`
    },
  ],
}

const WRONG: readonly (readonly [kind: string, schema: unknown, place: string, problem: string])[] = [
  [
    'a type that is none',
    { type: 'object', properties: { a: { type: 'strin' } } },
    '.properties.a.type',
    '"strin" isn’t a type; expected one of array, boolean, integer, null, number, object, string',
  ],
  [
    'a reference that leads nowhere',
    { type: 'object', properties: { 'a b': { $ref: '#/$defs/City' } } },
    '.properties["a b"].$ref',
    '"#/$defs/City" doesn’t exist in the schema; expected the path of a definition, such as "#/$defs/Name"',
  ],
  [
    'a required name that is no property',
    { type: 'object', properties: { a: { type: 'string' } }, required: ['a', 'b'] },
    '.required[1]',
    '"b" isn’t a property of the object; add it to properties, or remove it here',
  ],
  [
    'more values than programs hold',
    { type: 'object', properties: { a: { enum: Array.from({ length: 2000 }, (_, place) => `v${place}`) } } },
    '',
    'the schema contains 2005 values, but the limit is 2000; remove fields that you don’t need',
  ],
]

describe.each(WRONG)('a schema with %s', (_kind, schema, place, problem) => {
  it.each(Object.entries(SURFACES))('is refused by %s, with its place', async (_name, [prefix, ask]) => {
    const said = await ask(schema)
    expect(said).toContain(problem)
    expect(said.startsWith(`${prefix}${place}: `), said).toBe(true)
  })
})
