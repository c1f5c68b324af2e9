import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  buildInferenceRequest,
  CLIENTS,
  explainUnverified,
  type InferenceSnippet,
  LANGUAGES,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
  setLogger,
} from '../index.ts'
import { hostileText, sample } from '../languages/testing/hostile-texts.ts'
import { PROGRAM_PARSERS } from '../languages/testing/parsers.generated.ts'
import { TASKS } from '../tasks/index.ts'
import type { InputShape } from '../tasks/task.ts'

/** The tests run over the registry, so new tasks, providers, and clients are tested without being listed here. */
const TARGETS: readonly SnippetOptions[] = [{}, { directRequest: true }, { endpointUrl: 'http://localhost:8080' }]
const EXTRAS: readonly SnippetOptions[] = [{}, { billTo: 'acme' }, { accessToken: 'hf_secret' }]

const modelFor = (task: string): ModelRecord =>
  task === 'conversational'
    ? { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'], library_name: 'transformers' }
    : { id: 'acme/model', pipeline_tag: task, tags: [], library_name: 'transformers' }

const PAIRS = [...Object.keys(PROVIDERS), 'auto'].flatMap((provider) =>
  Object.keys(TASKS)
    .filter((task) => provider === 'auto' || PROVIDERS[provider]?.routes[task] !== undefined)
    .map((task) => ({ provider, task })),
)

function expectParsed(snippets: readonly InferenceSnippet[], note: string): void {
  for (const { language, parse } of Object.values(PROGRAM_PARSERS)) {
    const mine = snippets.filter((snippet) => snippet.language === language)
    const errors = parse(mine.map((snippet) => snippet.content))
    const failed = errors.flatMap((error, index) => (error === undefined ? [] : [`${error}\n${mine[index]?.content}`]))
    expect(failed, note).toEqual([])
  }
}

beforeAll(() => setLogger({ error: vi.fn() }))

it('each language has a parser', () => {
  const parsed = Object.values(PROGRAM_PARSERS).map(({ language }) => language)
  expect(parsed.toSorted()).toEqual(LANGUAGES.toSorted())
})

describe('every case', () => {
  it('parses, contains no token, and ends with a newline', () => {
    const snippets = PAIRS.flatMap(({ provider, task }) =>
      TARGETS.flatMap(
        (target, index) =>
          explainUnverified(modelFor(task), provider, undefined, { ...target, ...EXTRAS[index % 2] }).snippets,
      ),
    )
    expect(snippets.length).toBeGreaterThan(1000)
    for (const { content } of snippets) {
      expect(content.endsWith('\n')).toBe(true)
      expect(content).not.toContain('placeholder')
      expect(content).not.toContain('undefined')
    }
    expectParsed(snippets, 'plain')
  })

  it('is either offered or explained', () => {
    for (const { provider, task } of PAIRS) {
      for (const target of TARGETS) {
        const { snippets, skipped } = explainUnverified(modelFor(task), provider, undefined, target)
        expect(snippets.length + skipped.length).toBe(CLIENTS.length)
        for (const { reason } of skipped) expect(reason.length).toBeGreaterThan(10)
      }
    }
  })

  it('parses with hostile inputs, parameters, and provider ids', () => {
    const { seed, values: texts } = sample(
      hostileText.filter((text) => text !== ''),
      400,
    )
    let next = 0
    const text = (): string => texts[next++ % texts.length] as string
    const fileName = (): string => text().replace(/\p{Cc}|\p{Surrogate}/gu, '_') || 'a'
    const inputs: { readonly [shape in InputShape]: () => unknown } = {
      messages: () => undefined,
      text,
      file: fileName,
      'image-and-prompt': () => ({ image: fileName(), prompt: text() }),
      'image-and-question': () => ({ image: fileName(), question: text() }),
      'question-and-context': () => ({ question: text(), context: text() }),
      'query-and-table': () => ({ query: text(), table: { [text()]: [text()] } }),
      sentences: () => ({ source_sentence: text(), sentences: [text(), text()] }),
      columns: () => ({ [text()]: [text(), 1] }),
    }
    const snippets = PAIRS.flatMap(({ provider, task }) =>
      TARGETS.flatMap((target) => {
        const shape = TASKS[task]?.input ?? 'text'
        const options: SnippetOptions = {
          ...target,
          inputs: inputs[shape](),
          ...(shape === 'messages' ? { messages: [{ role: 'user', content: text() }] } : undefined),
          parameters: { [`x${text()}`]: text() },
          providerId: text(),
        }
        try {
          return explainUnverified(modelFor(task), provider, undefined, options).snippets
        } catch (error) {
          // A file name such as `http:` is rejected with the field's name; any other error is a defect.
          expect((error as Error).name, `seed ${seed}: ${error}`).toBe('SnippetInputError')
          return []
        }
      }),
    )
    expect(snippets.length).toBeGreaterThan(500)
    expectParsed(snippets, `seed ${seed}`)
  })
})

describe('the body of a request', () => {
  it.each(PAIRS.filter(({ provider, task }) => provider !== 'auto' && task !== 'conversational'))(
    'for $task at $provider contains the model, then the input, then the parameters',
    ({ provider, task }) => {
      const options = { parameters: { zebra: 'striped' } }
      const body = buildInferenceRequest(modelFor(task), provider, undefined, { ...options, directRequest: true })?.body
      if (typeof body !== 'object' || body === null) return
      if (Object.hasOwn(body, 'model')) expect(Object.keys(body)[0]).toBe('model')
      const text = JSON.stringify(body)
      const parameter = text.indexOf('"zebra"')
      if (parameter === -1) return
      const example = PROVIDERS[provider]?.routes[task]?.exampleInput ?? TASKS[task]?.exampleInput(modelFor(task))
      const inputs = typeof example === 'string' ? [example] : Object.values(example as object)
      for (const input of inputs) {
        const written = JSON.stringify(input).slice(1, -1)
        expect(text.indexOf(written), written).toBeGreaterThan(-1)
        expect(text.lastIndexOf(written), written).toBeLessThan(parameter)
      }
    },
  )
})

describe('inputs of the wrong shape', () => {
  it('are rejected with the field and what was expected', () => {
    const attempt = (task: string, inputs: unknown) => () =>
      explainUnverified(modelFor(task), 'hf-inference', undefined, { inputs })
    expect(attempt('text-classification', { a: 1 })).toThrow('options.inputs: expected a string')
    expect(attempt('image-to-image', 'cat.png')).toThrow('options.inputs: expected { image, prompt }')
    expect(attempt('image-to-image', { image: 'cat.png' })).toThrow('options.inputs.prompt: expected a string')
    expect(attempt('table-question-answering', { query: 'a', table: [1] })).toThrow(
      'options.inputs.table: expected an object',
    )
    expect(attempt('sentence-similarity', { source_sentence: 'a', sentences: [1] })).toThrow('options.inputs.sentences')
    expect(attempt('image-classification', 'a\0b')).toThrow('options.inputs: expected a file path')
    expect(attempt('image-classification', 'http://[')).toThrow('isn’t a URL')
  })

  it('never throw anything but a SnippetInputError', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAIRS), fc.anything(), fc.anything(), ({ provider, task }, inputs, parameters) => {
        try {
          explainUnverified(modelFor(task), provider, undefined, { inputs, parameters: parameters as never })
        } catch (error) {
          expect((error as Error).name).toBe('SnippetInputError')
        }
      }),
      { numRuns: 2000 },
    )
  })
})
