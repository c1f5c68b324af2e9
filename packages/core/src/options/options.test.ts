import { describe, expect, it } from 'vitest'
import { STEERING } from '../call/option-facts.generated.ts'
import {
  explainInferenceSnippets,
  getInferenceSnippets,
  LANGUAGE_RECORDS,
  type ModelRecord,
  PROVIDERS,
  TASKS,
} from '../index.ts'
import {
  checkBody,
  checkOptions,
  checkProviderOf,
  jsonSchemaOf,
  languageNamed,
  namesOf,
  OPTIONS,
  type OptionName,
  type OptionRecord,
  optionRecord,
  providersOf,
  readText,
  spelled,
  spelledField,
  unknownOption,
} from './index.ts'

const ROWS: readonly OptionRecord[] = OPTIONS
/** The options of the generator: those that a body has in `options`. */
const OF_GENERATOR = ROWS.filter(({ body }) => body?.startsWith('options.'))

const modelOf = (task: string): ModelRecord =>
  task === 'conversational'
    ? { id: 'acme/model', pipeline_tag: 'text-generation', tags: [task] }
    : { id: 'acme/model', pipeline_tag: task }

it('reads no number as text that is longer than any double', () => {
  const { value: kind } = optionRecord('temperature')
  expect(readText(kind, `${'1'.repeat(45_000)}x`).problem?.detail).toMatch(
    /^expected a number from 0 to 2 in at most 400 characters, got "1{79}…$/,
  )
  expect(readText(kind, `1.${'0'.repeat(398)}`).value).toBe(1)
  for (const [text, value] of [
    ['1.', 1],
    ['.5', 0.5],
    ['+1e0', 1],
    [' 2 ', 2],
  ] as const)
    expect(readText(kind, text).value).toBe(value)
})

it.each(['providerId', 'billTo', 'endpointUrl'] as const)('takes no %s that is longer than a name can be', (name) => {
  const { problems } = checkOptions({ [name]: 'a'.repeat(2001) })
  expect(problems).toMatchObject([{ option: name, detail: 'expected at most 2000 characters, got 2001' }])
  expect(checkOptions({ [name]: 'a'.repeat(2000) }).problems).toEqual([])
  expect(jsonSchemaOf(optionRecord(name))).toMatchObject({ type: 'string', maxLength: 2000 })
  const refused = () => getInferenceSnippets(modelOf('conversational'), 'auto', undefined, { [name]: 'a'.repeat(2001) })
  expect(refused).toThrow(`options.${name}: expected at most 2000 characters, got 2001`)
})

describe('the table of options', () => {
  it('spells each option once on each surface', () => {
    for (const surface of ['query', 'body'] as const) {
      const names = ROWS.flatMap((row) => row[surface] ?? [])
      expect(names).toEqual([...new Set(names)])
    }
    const flags = ROWS.flatMap(({ flags }) => flags.flatMap(({ name, short }) => [name, short ?? name]))
    expect(new Set(flags).size).toBe(
      ROWS.flatMap(({ flags }) => flags.flatMap(({ short = [] }) => ['', short])).flat().length,
    )
  })

  it('has every option that steers the generator, and no other', () => {
    const names = OF_GENERATOR.map(({ name }) => name)
    const aliases = OF_GENERATOR.flatMap(({ alias = [] }) => alias)
    const ofBody = ['tools', 'temperature', 'max_tokens', 'top_p']
    // A token has no place on any surface; `stream` is how a body of chat itself has it.
    expect([...names, ...aliases, 'accessToken', 'stream'].sort()).toEqual([...STEERING, ...ofBody].sort())
  })

  it('reads an option of a body by its earlier name', () => {
    expect(checkBody({ options: { robust: true } }).values.retries).toBe(true)
    expect(checkBody({ options: { robust: 7 } }).problems.map(({ option }) => option)).toEqual(['retries'])
  })

  it('says of each option which tasks take it as the generator does', () => {
    const samples: { readonly [name: string]: unknown } = {
      temperature: 1,
      max_tokens: 5,
      top_p: 1,
      recipe: 'tool-loop',
      api: 'responses',
      reasoningLevel: 'low',
    }
    const needed: { readonly [name: string]: object } = {
      fallbacks: { retries: true },
      schema: { recipe: 'structured-output' },
    }
    for (const task of Object.keys(TASKS)) {
      const provider = Object.values(PROVIDERS).find(({ routes }) => Object.hasOwn(routes, task))?.id
      if (provider === undefined) continue
      for (const { name, tasks, example, value } of OF_GENERATOR) {
        if (tasks === undefined) continue
        const options = { ...needed[name], [name]: value.kind === 'switch' ? true : (samples[name] ?? example) }
        // Only models that reason have levels.
        const model = name === 'reasoningLevel' ? { ...modelOf(task), id: 'openai/gpt-oss-120b' } : modelOf(task)
        const { ignored } = explainInferenceSnippets(model, provider, undefined, options)
        const told = ignored.map(({ option }) => option).filter((option) => option === name)
        expect([task, name, told]).toEqual([task, name, tasks.includes(task) ? [] : [name]])
      }
    }
  })

  it('describes each value in JSON', () => {
    for (const row of ROWS) {
      const { description, ...schema } = jsonSchemaOf(row)
      expect([row.name, description]).toEqual([row.name, expect.stringMatching(/^[A-Z].*[.…]$/)])
      if (row.value.kind === 'number')
        expect(schema).toMatchObject({ minimum: row.value.least, maximum: row.value.most })
      if (row.value.kind === 'name') {
        // TypeScript is asked for as a language, too.
        const more = row.value.of === 'language' ? ['typescript'] : []
        expect(schema).toMatchObject({ enum: [...namesOf(row.value.of), ...more] })
      }
    }
  })
})

describe('checkOptions', () => {
  it.each<[OptionName, unknown, string]>([
    ['temperature', 9, 'expected a number from 0 to 2, got 9'],
    ['temperature', 'hot', 'expected a number from 0 to 2, got "hot"'],
    ['max_tokens', -1.5, 'expected a whole number from 1 to 1000000, got -1.5'],
    ['streaming', 'yes', 'expected true or false, got "yes"'],
    ['platform', 'windows', 'expected one of posix, powershell, cmd, got "windows"'],
    ['billTo', 1, 'expected a string, got 1'],
    ['parameters', [1], 'expected a JSON object such as {"seed": 7}, got [1]'],
    ['messages', 'hi', 'expected an array, such as [{"role": "user", "content": "Hello"}], got "hi"'],
  ])('refuses %s = %j', (name, value, detail) => {
    expect(checkOptions({ [name]: value }).problems).toMatchObject([{ option: name, detail }])
  })

  it('names the part that is wrong', () => {
    const { problems } = checkOptions({ messages: [{ role: 'user' }, { role: 7 }] })
    expect(problems.map(({ option, path }) => spelled(option, 'body', path))).toEqual(['options.messages[1].role'])
  })

  it('suggests what may have been meant', () => {
    const { problems } = checkOptions({ provider: 'togther', client: 'crul', language: 'pyton' })
    expect(problems.map(({ option, suggestions }) => [option, suggestions])).toEqual([
      ['provider', ['together']],
      ['language', ['python']],
      ['client', ['curl']],
    ])
    expect(problems[0]?.detail).toMatch(/got "togther"; did you mean together\?$/)
  })

  it('refuses a client of another language', () => {
    expect(checkOptions({ language: 'js', client: 'curl' }).problems).toMatchObject([{ option: 'client' }])
    expect(checkOptions({ language: 'sh', client: 'curl' }).problems).toEqual([])
  })

  it('takes what is right, and what means nothing', () => {
    const right = { temperature: null, top_p: 0, streaming: false, billTo: '', platform: 'cmd', inputs: 0 }
    expect(checkOptions(right)).toEqual({ values: right, problems: [] })
  })

  it('knows languages by the names that people use', () => {
    for (const { id, label, program } of LANGUAGE_RECORDS) {
      for (const name of [id, label, program.posix.extension, program.posix.fence]) expect(languageNamed(name)).toBe(id)
    }
    expect(['javascript', 'bash', 'py', 'shell'].map(languageNamed)).toEqual(['js', 'sh', 'python', 'sh'])
  })

  it('means JavaScript with types by TypeScript', () => {
    for (const language of ['TypeScript', 'ts', '.mts']) {
      expect(checkOptions({ language }).values).toEqual({ language: 'js', typescript: true })
    }
    expect(checkOptions({ language: 'JavaScript' }).values).toEqual({ language: 'js' })
    expect(checkOptions({ language: 'JavaScript' }).values.language).toBe('js')
  })

  it('knows which providers do a task', () => {
    expect(checkProviderOf('conversational', 'groq')).toBeUndefined()
    expect(checkProviderOf('text-to-image', 'groq')?.detail).toMatch(/^"groq" doesn’t support the task text-to-image; /)
    expect(providersOf('text-to-image')).not.toContain('groq')
  })
})

describe('what is written as text', () => {
  const streaming = optionRecord('streaming').value
  it.each([
    ['', true],
    ['true', true],
    ['1', true],
    ['off', false],
  ])('reads the switch %j', (text, value) => {
    expect(readText(streaming, text)).toEqual({ value })
  })
  it('refuses what is no switch, number or JSON', () => {
    expect(readText(streaming, 'maybe').problem?.detail).toBe('expected true or false, got "maybe"')
    expect(readText(optionRecord('top_p').value, '0x1').problem?.detail).toBe(
      'expected a number from 0 to 1, got "0x1"',
    )
    expect(readText(optionRecord('parameters').value, '{').problem?.code).toBe('object')
  })
})

describe('spelling', () => {
  it('names a field as each surface does', () => {
    const spellings = (['flag', 'query', 'body', 'tool'] as const).map((surface) =>
      spelledField('options.streaming', surface),
    )
    expect(spellings).toEqual(['--stream', 'stream', 'options.streaming', 'streaming'])
    expect(spelledField('options.parameters.model', 'flag')).toBe('--param model')
    expect(spelledField('model.id', 'body')).toBeUndefined()
  })
  it('suggests a name that there is', () => {
    expect(unknownOption('--temprature', ['--temperature', '--task']).detail).toBe(
      'unknown option "--temprature"; did you mean --temperature?',
    )
  })
})
