import { setLogger } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { OPTIONS, type OptionName, type OptionRecord, optionRecord, spelled } from '@model-snippets/core/options'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../packages/cli/src/arguments.ts'
import { answerBlock } from '../../../packages/cli/src/batch/answer-block.ts'
import { readBatchArguments } from '../../../packages/cli/src/batch/arguments.ts'
import { run } from '../../../packages/cli/src/run.ts'
import { UsageError } from '../../../packages/cli/src/usage-error.ts'
import { parameterOf, parseConfiguration } from '../app/domain/configuration/configuration.ts'
import { buildExamples } from '../app/domain/examples/build-examples.ts'
import { parseChoice, problemsOfChoice } from '../app/domain/examples/choice.ts'
import { texts as problemTexts } from '../app/ui/texts/en/problems.ts'
import { createApi } from './api/api.ts'
import { plainExample } from './pages/plain-example.ts'
import { connectedAgent } from './testing/mcp-agent.ts'

const WRONG = 1000
const SEED = 16

setLogger({ error: () => undefined })

const CHAT = { model: 'openai/gpt-oss-20b', provider: 'together' }
const SUMMARY = { model: 'facebook/bart-large-cnn', provider: 'hf-inference' }

/** One option with a value, as a person may have got it wrong. */
interface Wrong {
  readonly model: string
  readonly provider: string
  readonly option: OptionName
  /** The value as text, and as JSON has it. */
  readonly text: string
  readonly value: unknown
}

const ROWS = (OPTIONS as readonly OptionRecord[]).filter(
  ({ query, body, name }) =>
    query !== undefined && body !== undefined && !['app', 'quantization', 'contextLength', 'system'].includes(name),
)
const NUMBERS = ['hot', '-1', '-1.5', '1000001', '1e9', 'NaN', '0x1', '1,5', '1 2', '-2e3']
const MESSAGES = [
  'hi',
  '[1]',
  '{"role":"user"}',
  '[{"content":"x"}]',
  '[{"role":7}]',
  '[{"role":"user","content":3}]',
  '7',
]

/** What is wrong for an option, as text. */
function wrongTexts({ name, value }: OptionRecord): fc.Arbitrary<string> | undefined {
  switch (value.kind) {
    case 'number':
      return fc.constantFrom(...NUMBERS, ...(value.whole ? ['1.5', '0'] : ['9', '2.1']))
    case 'switch':
      return fc.constantFrom('maybe', 'ja', '2', 'TRUE', 'null')
    case 'name':
      return fc.oneof(
        fc.constantFrom('togther', 'pyton', 'crul', 'windows', 'nobody'),
        fc.stringMatching(/^[a-z]{9,14}$/),
      )
    case 'names':
      return fc.constantFrom('togther', '[7]', '["togther"]', '{}', 'groq,togther')
    case 'messages':
      return fc.constantFrom(...MESSAGES)
    case 'objects':
      return fc.constantFrom('{"type": "function"}', '[1]', '[[]]', 'x', '["get_time"]')
    case 'object':
      return fc.constantFrom('[1]', '3', 'x', '"text"', 'true')
    case 'text':
      if (name === 'endpointUrl') return fc.constantFrom('ftp://x', 'localhost', 'http://a:b@c', 'x y')
      return name === 'billTo' ? fc.constantFrom('a\nb', 'ü', ' ä') : undefined
    case 'json':
      return undefined
  }
}

/** What is right, and what no task but a chat or a generation of text takes. */
const NOT_TAKEN: { readonly [option: string]: string } = {
  streaming: 'true',
  recipe: 'tool-loop',
  tools: '[{"type":"function","function":{"name":"get_time"}}]',
  schema: '{"type":"object"}',
  api: 'responses',
  retries: 'true',
  reasoningLevel: 'low',
  fallbacks: 'groq',
  async: 'true',
  messages: '[{"role":"user","content":"Hi"}]',
  temperature: '1',
  max_tokens: '5',
  top_p: '0.5',
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The value that the text stands for. A list of names has commas between them. */
const valueMeant = ({ option, text }: Pick<Wrong, 'option' | 'text'>): unknown =>
  optionRecord(option).value.kind === 'names' && !/^[[{]/.test(text) ? text.split(',') : asJson(text)

const refused = fc.oneof(
  ...ROWS.flatMap((row) => {
    const texts = wrongTexts(row)
    const option = row.name as OptionName
    return texts === undefined
      ? []
      : [
          fc
            .record({ place: fc.constantFrom(CHAT, SUMMARY), text: texts })
            .map(({ place, text }) => ({ ...place, option, text })),
        ]
  }),
)
const notTaken = fc
  .constantFrom(...Object.entries(NOT_TAKEN))
  .map(([option, text]) => ({ ...SUMMARY, option: option as OptionName, text }))
const samples: readonly Wrong[] = fc
  .sample(fc.oneof({ weight: 4, arbitrary: refused }, { weight: 1, arbitrary: notTaken }), {
    numRuns: WRONG,
    seed: SEED,
  })
  .map((wrong) => ({ ...wrong, value: valueMeant(wrong) }))

/** What a surface makes of it: it refuses the field, or tells that it changes nothing; `taken` would be wrong. */
type Verdict = readonly ['refused' | 'told' | 'taken', field: string]

const mcp = connectedAgent()
const { api } = createApi()

const told = (ignored: readonly { option: string }[]): Verdict =>
  ignored[0] === undefined ? ['taken', ''] : ['told', ignored[0].option]
const leading = (message: string): string => message.slice(0, message.indexOf(': '))

const queryOf = ({ provider, option, text }: Wrong): URLSearchParams =>
  new URLSearchParams({ provider, [spelled(option, 'query')]: text })
const bodyOf = ({ model, provider, option, value }: Wrong): object => {
  const own = optionRecord(option).name in { provider: 0, language: 0, client: 0 }
  return { model, provider, ...(own ? { [option]: value } : { options: { [option]: value } }) }
}

const verdictOfProblem = async (response: Response): Promise<Verdict> => {
  const { errors = [], ignored = [] } = (await response.json()) as {
    errors?: { field: string }[]
    ignored?: { option: string }[]
  }
  return errors[0] === undefined ? told(ignored) : ['refused', errors[0].field]
}

function batchVerdict(argument: string): Verdict {
  try {
    readBatchArguments([argument])
    return ['taken', '']
  } catch (error) {
    return ['refused', /--([\w-]+)/.exec((error as Error).message)?.[1] ?? '']
  }
}

const SURFACES: {
  readonly [surface: string]: readonly ['flag' | 'query' | 'body' | 'tool', (wrong: Wrong) => Promise<Verdict>]
} = {
  'the command line': [
    'flag',
    async ({ model, provider, option, text }) => {
      const flag = optionRecord(option).flags.at(-1)
      let err = ''
      const argv = [model, '--json', ...(option === 'provider' ? [] : [`--provider=${provider}`])]
      // A switch has no value on a command line: what is right is the switch alone.
      argv.push(flag?.takes === 'nothing' && text === 'true' ? `--${flag.name}` : `--${flag?.name}=${text}`)
      try {
        await run(readArguments(argv), {
          out: () => undefined,
          err: (line) => {
            err += line
          },
          readInput: () => Promise.resolve(''),
          interactive: false,
          errorIsTerminal: false,
        })
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        expect(error.message).not.toContain('\n')
        return ['refused', /^--[\w-]+/.exec(error.message)?.[0] ?? error.message]
      }
      const [, name] = /ignored: ([^:]+)/.exec(err) ?? []
      return name === undefined ? ['taken', ''] : ['told', name]
    },
  ],
  'the batch': [
    'body',
    (wrong) => {
      // A line holds options; what is chosen among the examples is chosen for all lines.
      if (wrong.option === 'language' || wrong.option === 'client') {
        return Promise.resolve(batchVerdict(`--${wrong.option}=${wrong.text}`))
      }
      const bytes = new TextEncoder().encode(JSON.stringify(bodyOf(wrong)))
      const choices = { provider: 'auto', numbered: false, separateErrors: false, maxLineBytes: 1e6 }
      const output = Buffer.concat(
        [...answerBlock({ index: 0, firstLine: 1, lines: 1, bytes, endByte: 0 }, choices)].map((part) => part.output),
      )
      const { error, ignored = [] } = JSON.parse(new TextDecoder().decode(output))
      return Promise.resolve(error === undefined ? told(ignored) : ['refused', leading(error)])
    },
  ],
  'the MCP server': [
    'tool',
    async ({ model, provider, option, value }) => {
      const result = await mcp.callTool({ name: 'get_snippets', arguments: { model, provider, [option]: value } })
      const [{ text } = { text: '' }] = result.content as { text: string }[]
      if (result.isError) return ['refused', leading(text)]
      return told((result.structuredContent as { ignored: { option: string }[] }).ignored)
    },
  ],
  'the API, by address': [
    'query',
    async (wrong) => verdictOfProblem(await api.request(`/api/models/${wrong.model}/snippets?${queryOf(wrong)}`)),
  ],
  'the API, by body': [
    'body',
    async (wrong) =>
      verdictOfProblem(await api.request('/api/snippets', { method: 'POST', body: JSON.stringify(bodyOf(wrong)) })),
  ],
  'the page': [
    'query',
    (wrong) => {
      const model = findModel(wrong.model) ?? { id: '' }
      const parameters = queryOf(wrong)
      const { problems, ignored, examples, notOffered } = buildExamples(
        model,
        parseConfiguration(parameters),
        problemTexts,
      )
      const known = [...examples, ...notOffered.flatMap(({ clients }) => clients)]
      const [problem] = [...problemsOfChoice(parseChoice(parameters), problemTexts, known), ...problems]
      return Promise.resolve(problem === undefined ? told(ignored) : ['refused', parameterOf(problem.field)])
    },
  ],
  'the files': [
    'query',
    async (wrong) => {
      const response = await plainExample(new URL(`http://x/models/${wrong.model}.json?${queryOf(wrong)}`))
      const text = (await response?.text()) ?? ''
      return response?.status === 400
        ? ['refused', leading(text)]
        : ['told', response?.headers.get('x-ignored-options') ?? '']
    },
  ],
}

/** The field as this surface's readers write it; a body and a page tell an ignored option by the generator's name. */
function fieldOf(
  { option }: Wrong,
  verdict: Verdict[0],
  surface: 'flag' | 'query' | 'body' | 'tool',
  name: string,
): string {
  if (verdict === 'told' && (surface === 'body' || name === 'the page')) return option
  return spelled(option, surface)
}

describe(`${WRONG} options that are wrong`, () => {
  it('are of every kind, refused and told', () => {
    expect(new Set(samples.map(({ option }) => option)).size).toBe(ROWS.filter((row) => wrongTexts(row)).length)
  })

  it.each(Object.entries(SURFACES))(
    'are answered alike by %s, which names the field as it was written',
    async (name, [surface, ask]) => {
      for (const wrong of samples) {
        const isTaken = wrong.model === SUMMARY.model && NOT_TAKEN[wrong.option] === wrong.text
        // An option that only changes the text of a command is spelled without a value.
        if (surface === 'flag' && optionRecord(wrong.option).value.kind === 'switch' && isTaken) continue
        const [verdict, field] = await ask(wrong)
        const expected = isTaken ? 'told' : 'refused'
        const own = fieldOf(wrong, expected, surface, name)
        expect([wrong, verdict, field.startsWith(own) ? own : field]).toEqual([wrong, expected, own])
      }
    },
  )
})
