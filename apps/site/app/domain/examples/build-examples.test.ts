import { type ModelRecord, PROVIDERS, TASKS } from '@model-snippets/core'
import { describe, expect, it } from 'vitest'
import { texts as germanPages } from '../../ui/texts/de/pages.ts'
import { texts as germanProblems } from '../../ui/texts/de/problems.ts'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { DEFAULT_CONFIGURATION } from '../configuration/configuration.ts'
import { INPUT_FIELDS, type InputTexts } from '../configuration/inputs.ts'
import { PARAMETERS, type ParameterKind, parametersOf } from '../configuration/parameters.ts'
import { buildExamples } from './build-examples.ts'
import { chooseSnippet } from './choice.ts'

const model: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
const build = (changes: Partial<typeof DEFAULT_CONFIGURATION>) =>
  buildExamples(model, { ...DEFAULT_CONFIGURATION, ...changes }, problemTexts)

describe('buildExamples', () => {
  it('writes what the form says into every example and the wire view', () => {
    const { examples, request, problems } = build({
      provider: 'groq',
      streaming: true,
      temperature: '0',
      extra: '{"seed": 7}',
    })
    expect(problems).toEqual([])
    for (const { content } of examples) expect(content).toContain('owner/name:groq')
    expect(request?.body).toMatchObject({ model: 'owner/name:groq', stream: true, temperature: 0, seed: 7 })
  })

  it('shows the examples without the field that is wrong, and says what is wrong with it', () => {
    const { examples, problems } = build({ endpointUrl: 'ftp://x', billTo: 'a\nb', temperature: '9' })
    expect(problems.map(({ field }) => field).toSorted()).toEqual(['billTo', 'endpointUrl', 'temperature'])
    for (const { message } of problems) expect(message).not.toContain('options.')
    expect(examples.length).toBeGreaterThan(0)
    for (const { content } of examples) expect(content).not.toContain('ftp:')
  })

  it('says when the schema is made of a sample', () => {
    const madeOf = (schema: string) => build({ recipe: 'structured-output', schema }).isSchemaMade
    expect(madeOf('{"city": "Lyon"}')).toBe(true)
    expect(madeOf('{"type": "object", "properties": {}}')).toBe(false)
    expect(madeOf('')).toBe(false)
    expect(build({ schema: '{"city": "Lyon"}' }).isSchemaMade).toBe(false)
  })

  it.each([
    ['tools', { tools: '[7]' }],
    ['extra', { extra: '{"tools": "all"}' }],
  ])('names the field that holds wrong tools: %s', (field, changes) => {
    const { examples, problems } = build({ recipe: 'tool-loop', ...changes })
    expect(problems.map((problem) => problem.field)).toEqual([field])
    expect(examples.length).toBeGreaterThan(0)
  })

  it.each(['nobody', '__proto__', 'constructor', ''.padEnd(5000, 'x')])(
    'explains a provider that it does not know',
    (provider) => {
      const { examples, problems } = build({ provider })
      expect(problems.map(({ field }) => field)).toEqual(['provider'])
      expect(problems[0]?.message.length).toBeLessThan(300)
      expect(examples.length).toBeGreaterThan(0)
    },
  )

  it('says in the language of the page what has no effect', () => {
    const configuration = {
      ...DEFAULT_CONFIGURATION,
      directRequest: true,
      billTo: 'acme',
      endpointUrl: 'http://x.example',
    }
    const german = buildExamples(model, configuration, germanProblems).ignored.map(({ reason }) => reason)
    const english = buildExamples(model, configuration, problemTexts).ignored.map(({ reason }) => reason)
    expect(german).toEqual([
      'Das Beispiel ruft Ihren eigenen Endpoint auf, keinen Anbieter.',
      'Nur der Hugging-Face-Router kann über eine Organisation abrechnen.',
    ])
    expect(english).toHaveLength(german.length)
  })

  it('reads variables that have a description in the language of the page', () => {
    const variables = ['auto', ...Object.keys(PROVIDERS)].flatMap((provider) =>
      [{}, { directRequest: true }, { endpointUrl: 'http://x.example' }].flatMap((changes) =>
        build({ provider, ...changes }).examples.flatMap(({ env }) => env),
      ),
    )
    expect(new Set(variables.map(({ name }) => name)).size).toBeGreaterThan(3)
    for (const variable of variables) {
      const { name, description, vendorName = '' } = variable
      const german = germanPages.labels.variable(variable)
      expect([name, german]).toEqual([name, expect.not.stringContaining(description)])
      expect([name, german]).toEqual([name, expect.stringMatching(/Token|Schlüssel/)])
      expect([name, german]).toEqual([name, expect.stringContaining(vendorName)])
    }
  })

  it('leaves the choice to a policy of the router, where the model chats', () => {
    const { examples, request, problems } = build({ provider: 'cheapest' })
    expect(problems).toEqual([])
    for (const { content } of examples) expect(content).toContain('owner/name:cheapest')
    expect(request?.body).toMatchObject({ model: 'owner/name:cheapest' })
    const other = buildExamples(
      { id: 'owner/name', pipeline_tag: 'fill-mask' },
      { ...DEFAULT_CONFIGURATION, provider: 'cheapest' },
      problemTexts,
    )
    expect(other.problems.map(({ message }) => message)).toEqual([problemTexts.otherProvider('cheapest')])
  })

  it('says why nothing is offered', () => {
    const { examples, notOffered } = build({ provider: 'openai' })
    expect(examples).toEqual([])
    expect(notOffered).toHaveLength(1)
    expect(notOffered[0]?.reason).toMatch(/^[A-Z].*\.$/)
  })
})

describe('the examples of other tasks', () => {
  const buildTask = (task: string, changes: Partial<typeof DEFAULT_CONFIGURATION>) =>
    buildExamples({ id: 'owner/name', pipeline_tag: task }, { ...DEFAULT_CONFIGURATION, ...changes }, problemTexts)

  /** A value that every kind of parameter takes, as text and as it must arrive. */
  const sampleOf = (parameter: ParameterKind): readonly [string, unknown] => {
    switch (parameter.kind) {
      case 'number':
        return [String(parameter.most), parameter.most]
      case 'text':
        return ['some text', 'some text']
      case 'list':
        return ['one\ntwo, three', ['one', 'two, three']]
      case 'switch':
        return ['true', true]
      case 'choice':
        return [parameter.options[0] ?? '', parameter.options[0]]
    }
  }

  it.each(Object.keys(TASKS))('carry the input and the parameters of the form: %s', (task) => {
    const shape = TASKS[task]?.input
    if (shape === undefined || shape === 'messages') return expect(task).toBe('conversational')
    const names = parametersOf(task)
    const parameters = Object.fromEntries(names.map((name) => [name, sampleOf(PARAMETERS[name])[0]]))
    const [provider = ''] = Object.values(PROVIDERS)
      .filter(({ routes }) => Object.hasOwn(routes, task))
      .map(({ id }) => id)
    const first = INPUT_FIELDS[shape][0]
    const file = TASKS[task]?.file === 'audio' ? 'own.wav' : 'own.png'
    const own = first === 'columns' ? '[["own"],["7"]]' : file
    const { examples, request, ignored, problems } = buildTask(task, { provider, inputs: { [first]: own }, parameters })
    expect(problems).toEqual([])
    expect(examples.length).toBeGreaterThan(0)
    for (const { content } of examples) expect(content).toContain('own')
    const wire = JSON.stringify([request?.body, request?.form, request?.url])
    for (const name of names) {
      // What the provider does not know is told in place of being sent.
      const isTold = ignored.some(({ option }) => option === `parameters.${name}`)
      if (!isTold) expect(wire).toContain(JSON.stringify(sampleOf(PARAMETERS[name])[1]))
    }
  })

  it('keep the sample file when only the question is the reader’s own', () => {
    const [example] = buildTask('visual-question-answering', { inputs: { question: 'How many?' } }).examples
    expect(example?.content).toContain('How many?')
    expect(example?.files).toEqual([expect.objectContaining({ name: 'street.jpg', sample: 'samples/street.jpg' })])
    const [own] = buildTask('visual-question-answering', { inputs: { image: 'mine.png' } }).examples
    expect(own?.files).toEqual([{ name: 'mine.png', mediaType: 'image/png' }])
  })

  it('show the example input of the provider', () => {
    expect(buildTask('automatic-speech-recognition', {}).exampleInput).toEqual({ inputs: 'speech.flac' })
    const { exampleInput, examples } = buildTask('automatic-speech-recognition', { provider: 'fal-ai' })
    expect(exampleInput).toEqual({ inputs: 'welcome.wav' })
    expect(examples[0]?.files[0]?.sample).toBe('samples/welcome.wav')
  })

  it('explain at its field what the generator refuses', () => {
    const problems = (task: string, inputs: InputTexts) =>
      buildTask(task, { inputs }).problems.map(({ field, message }) => `${field}: ${message}`)
    expect(problems('image-classification', { inputs: '' })).toEqual([
      expect.stringMatching(/^inputs: Expected a file path/),
    ])
    expect(problems('image-to-image', { image: 'http://' })).toEqual([expect.stringMatching(/^image: .*isn’t a URL/)])
  })
})

describe('chooseSnippet', () => {
  const offered = [
    { language: 'python', client: 'openai' },
    { language: 'python', client: 'requests' },
    { language: 'js', client: 'openai' },
  ] as const

  it('takes the first wish that can be met, as nearly as it can', () => {
    expect(chooseSnippet(offered, { language: 'js', client: 'fetch' })).toBe(offered[2])
    expect(chooseSnippet(offered, { client: 'requests' })).toBe(offered[1])
    expect(chooseSnippet(offered, { language: 'sh' }, { language: 'js', client: 'openai' })).toBe(offered[2])
    expect(chooseSnippet(offered, {}, {})).toBe(offered[0])
    expect(chooseSnippet([], { language: 'js' })).toBeUndefined()
  })
})
