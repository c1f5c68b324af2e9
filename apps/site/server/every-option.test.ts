import { explainInferenceSnippets, SnippetInputError, type SnippetOptions, setLogger } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import { OPTIONS, type OptionName, type OptionRecord, optionRecord, SWITCHES } from '@model-snippets/core/options'
import { SnippetPanel } from '@model-snippets/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readArguments } from '../../../packages/cli/src/arguments.ts'
import { answerBlock } from '../../../packages/cli/src/batch/answer-block.ts'
import { run } from '../../../packages/cli/src/run.ts'
import { UsageError } from '../../../packages/cli/src/usage-error.ts'
import { parseConfiguration } from '../app/domain/configuration/configuration.ts'
import { buildExamples } from '../app/domain/examples/build-examples.ts'
import { texts as problemTexts } from '../app/ui/texts/en/problems.ts'
import { createApi } from './api/api.ts'
import { plainExample } from './pages/plain-example.ts'
import { connectedAgent } from './testing/mcp-agent.ts'

setLogger({ error: () => undefined })

/** A right value of every option, none of which is the usual one. */
const SAMPLES: { readonly [option in OptionName]?: unknown } = {
  provider: 'groq',
  language: 'ruby',
  client: 'requests',
  platform: 'cmd',
  ...Object.fromEntries(SWITCHES.map(({ name }) => [name, true])),
  endpointUrl: 'http://localhost:9090/v1',
  billTo: 'acme',
  providerId: 'own/name',
  recipe: 'tool-loop',
  tools: [{ type: 'function', function: { name: 'get_time', parameters: { type: 'object', properties: {} } } }],
  schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  api: 'responses',
  reasoningLevel: 'low',
  fallbacks: ['groq'],
  messages: [{ role: 'user', content: 'Why is the sky red?' }],
  inputs: 'A text of mine',
  temperature: 0.3,
  max_tokens: 7,
  top_p: 0.4,
  parameters: { min_length: 5 },
}

type Given = { readonly [option in OptionName]?: unknown }

/** A question to which one option more is added. */
interface Question {
  readonly model: string
  readonly given: Given
}
const CHAT = 'openai/gpt-oss-20b'
const QUESTIONS: { readonly [name: string]: Question } = {
  'a chat': { model: CHAT, given: { provider: 'together' } },
  'a chat by a policy': { model: CHAT, given: { provider: 'fastest' } },
  'a chat at an endpoint': { model: CHAT, given: { endpointUrl: 'http://localhost:8080/v1' } },
  'a chat with fields of its own': {
    model: CHAT,
    given: { provider: 'together', parameters: { temperature: 0.2, max_tokens: 3, top_p: 0.1 } },
  },
  'a chat with messages': {
    model: CHAT,
    given: { provider: 'together', messages: [{ role: 'user', content: 'Hi' }] },
  },
  'a chat in Go': { model: CHAT, given: { provider: 'together', language: 'go' } },
  'a chat in JavaScript': { model: CHAT, given: { provider: 'together', language: 'js' } },
  'a chat with curl for shells': { model: CHAT, given: { provider: 'together', language: 'sh', client: 'curl' } },
  'a structured answer': {
    model: CHAT,
    given: { provider: 'together', recipe: 'structured-output', schema: { type: 'object', properties: {} } },
  },
  'a summary': { model: 'facebook/bart-large-cnn', given: { provider: 'hf-inference' } },
  'a summary at an endpoint': {
    model: 'facebook/bart-large-cnn',
    given: { provider: 'hf-inference', endpointUrl: 'http://localhost:8080' },
  },
}

/** What a surface makes of a question: the examples, and what it tells of options; or that it refuses. */
interface Answer {
  readonly shown: string
  readonly told: string
  readonly refused?: string
}
const refusedWith = (refused: string): Answer => ({ shown: '', told: '', refused })
const answerOf = ({ snippets, ignored }: { snippets: unknown; ignored?: unknown }): Answer => ({
  shown: JSON.stringify(snippets),
  told: JSON.stringify(ignored ?? []),
})

const optionsOf = (given: Given): SnippetOptions => {
  const { provider: _, language: __, client: ___, ...options } = given
  return options as SnippetOptions
}

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value) && typeof value[0] === 'string'
      ? value.join(',')
      : JSON.stringify(value)

const queryOf = (given: Given): URLSearchParams =>
  new URLSearchParams(
    Object.entries(given).map(([name, value]) => [
      (optionRecord(name as OptionName) as OptionRecord).query ?? name,
      textOf(value),
    ]),
  )

/** The flags of an option: the one that takes the value as JSON, where there is one. */
function wordsOf(name: OptionName, value: unknown): string[] {
  const { flags }: OptionRecord = optionRecord(name)
  if (name === 'parameters') {
    return Object.entries(value as object).map(([key, field]) => `--param=${key}=${JSON.stringify(field)}`)
  }
  const flag = flags.find(({ takes }) => takes === 'json' && name !== 'inputs') ?? flags[0]
  if (flag?.takes === 'nothing') return [`--${flag.name}`]
  if (flag?.takes === 'texts') return (value as string[]).map((each) => `--${flag.name}=${each}`)
  return [`--${flag?.name}=${textOf(value)}`]
}

const mcp = connectedAgent()
const { api } = createApi()

async function answerOfResponse(response: Response): Promise<Answer> {
  const body = (await response.json()) as { snippets: unknown; ignored?: unknown; detail?: string }
  return response.status === 200 ? answerOf(body) : refusedWith(body.detail ?? '')
}

/** Options that say which of the examples are wanted: a library gives all. */
const OF_CHOICE: readonly OptionName[] = ['language', 'client']

interface Surface {
  readonly ask: (question: Question) => Answer | Promise<Answer>
  /** Options that it has no place for. */
  readonly without?: readonly OptionName[]
}

const SURFACES: { readonly [name: string]: Surface } = {
  core: {
    without: OF_CHOICE,
    ask: ({ model, given }) => {
      try {
        const provider = String(given.provider ?? 'auto')
        return answerOf(explainInferenceSnippets(findModel(model) ?? { id: '' }, provider, undefined, optionsOf(given)))
      } catch (error) {
        if (error instanceof SnippetInputError) return refusedWith(error.message)
        throw error
      }
    },
  },
  React: {
    // Streaming is a switch of the panel's own.
    without: [...OF_CHOICE, 'streaming', 'typescript'],
    ask: ({ model, given }) => {
      const id = String(given.provider ?? 'auto')
      const html = renderToString(
        createElement(SnippetPanel, {
          model: findModel(model) ?? { id: '' },
          providers: [{ id, label: id }],
          initialProvider: id,
          options: optionsOf(given),
        }),
      )
      const [, told = ''] = /Ignored options:(.*)/s.exec(html) ?? []
      return { shown: html.replace(told, ''), told }
    },
  },
  'the command line': {
    ask: async ({ model, given }) => {
      let [shown, told] = ['', '']
      const words = Object.entries(given).flatMap(([name, value]) => wordsOf(name as OptionName, value))
      try {
        await run(readArguments([model, '--json', ...words]), {
          out: (text) => {
            shown += text
          },
          err: (text) => {
            told += text.startsWith('ignored: ') ? text : ''
          },
          readInput: () => Promise.resolve(''),
          interactive: false,
          errorIsTerminal: false,
        })
      } catch (error) {
        if (error instanceof UsageError) return refusedWith(error.message)
        throw error
      }
      return { shown, told }
    },
  },
  'the batch': {
    without: OF_CHOICE,
    ask: ({ model, given }) => {
      const { provider } = given
      const bytes = new TextEncoder().encode(JSON.stringify({ model, provider, options: optionsOf(given) }))
      const choices = { provider: 'auto', numbered: false, separateErrors: false, maxLineBytes: 1e6 }
      const output = Buffer.concat(
        [...answerBlock({ index: 0, firstLine: 1, lines: 1, bytes, endByte: 0 }, choices)].map((part) => part.output),
      )
      const read = JSON.parse(new TextDecoder().decode(output))
      return read.error === undefined ? answerOf(read) : refusedWith(read.error)
    },
  },
  'the MCP server': {
    ask: async ({ model, given }) => {
      const result = await mcp.callTool({ name: 'get_snippets', arguments: { model, ...given } })
      const [{ text } = { text: '' }] = result.content as { text: string }[]
      return result.isError ? refusedWith(text) : answerOf(result.structuredContent as { snippets: unknown })
    },
  },
  'the API, by address': {
    ask: async ({ model, given }) =>
      answerOfResponse(await api.request(`/api/models/${model}/snippets?${queryOf(given)}`)),
  },
  'the API, by body': {
    ask: async ({ model, given }) => {
      const { provider, language, client } = given
      const body = JSON.stringify({ model, provider, language, client, options: optionsOf(given) })
      return answerOfResponse(await api.request('/api/snippets', { method: 'POST', body }))
    },
  },
  'the page': {
    without: OF_CHOICE,
    ask: ({ model, given }) => {
      const { examples, ignored, problems } = buildExamples(
        findModel(model) ?? { id: '' },
        parseConfiguration(queryOf(given)),
        problemTexts,
      )
      const [problem] = problems
      return problem === undefined ? answerOf({ snippets: examples, ignored }) : refusedWith(problem.message)
    },
  },
  'the files': {
    ask: async ({ model, given }) => {
      const response = await plainExample(new URL(`http://x/models/${model}.json?${queryOf(given)}`))
      const text = (await response?.text()) ?? ''
      if (response?.status !== 200) return refusedWith(text)
      return { shown: text, told: response.headers.get('x-ignored-options') ?? '' }
    },
  },
}

const ROWS = (OPTIONS as readonly OptionRecord[]).filter(({ name }) => Object.hasOwn(SAMPLES, name))

describe('an option of the table', () => {
  it('has a sample, but for those of machines of one’s own and of models without a record', () => {
    const others = (OPTIONS as readonly OptionRecord[]).filter((row) => !ROWS.includes(row)).map(({ name }) => name)
    expect(others).toEqual(['task', 'app', 'quantization', 'contextLength', 'system'])
  })

  const pairs = Object.keys(SURFACES).flatMap((surface) =>
    Object.keys(QUESTIONS).map((name) => [surface, name] as const),
  )
  it.each(pairs)('changes what %s answers to %s, is told, or is refused', async (name, of) => {
    const { ask, without = [] } = SURFACES[name] as Surface
    const question = QUESTIONS[of] as Question
    if (without.some((option) => question.given[option] !== undefined)) return
    const before = await ask(question)
    expect(before.refused).toBeUndefined()
    const verdicts = new Set<string>()
    for (const row of ROWS) {
      const option = row.name as OptionName
      if (without.includes(option)) continue
      const given = { ...question.given, [option]: SAMPLES[option] }
      // A field that is given beside those of the question.
      if (option === 'parameters')
        given.parameters = { ...(question.given.parameters ?? {}), ...(given.parameters as object) }
      const after = await ask({ ...question, given })
      const verdict =
        after.refused !== undefined
          ? 'refused'
          : after.told !== before.told
            ? 'told'
            : after.shown !== before.shown
              ? 'changed'
              : 'passed over'
      verdicts.add(verdict)
      expect([option, verdict]).not.toEqual([option, 'passed over'])
    }
    expect(verdicts.has('changed')).toBe(true)
  })
})

describe('what no option is called', () => {
  it.each<[string, Question]>([
    ['the API, by body', { model: CHAT, given: { showUsgae: true } as Given }],
    ['the batch', { model: CHAT, given: { showUsgae: true } as Given }],
    ['the MCP server', { model: CHAT, given: { showUsgae: true } as Given }],
  ])('is refused by %s, with the nearest name', async (name, question) => {
    expect((await SURFACES[name]?.ask(question))?.refused).toContain('did you mean showUsage')
  })

  it('is refused by the command line and in an address, with the nearest name', async () => {
    expect(() => readArguments([CHAT, '--show-usgae'])).toThrow('did you mean --show-usage')
    const response = await api.request(`/api/models/${CHAT}/snippets?showUsgae=true`)
    expect(await answerOfResponse(response)).toMatchObject({ refused: expect.stringContaining('showUsage') })
  })
})

describe('a record on a line of the batch', () => {
  it.each(['options', 'provider', 'mapping'])('that brings %s beside it is refused', (field) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...findModel(CHAT), [field]: {} }))
    const choices = { provider: 'auto', numbered: false, separateErrors: false, maxLineBytes: 1e6 }
    const output = Buffer.concat(
      [...answerBlock({ index: 0, firstLine: 1, lines: 1, bytes, endByte: 0 }, choices)].map((part) => part.output),
    )
    expect(JSON.parse(new TextDecoder().decode(output)).error).toBe(
      `${field}: a record can’t have this field; move the record into "model", next to "${field}"`,
    )
  })
})
