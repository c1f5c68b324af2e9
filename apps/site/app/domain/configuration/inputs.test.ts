import type { InputShape } from '@model-snippets/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { texts as problemTexts } from '../../ui/texts/en/problems.ts'
import { INPUT_FIELDS, type InputTexts, readInputTexts, textsOfInput } from './inputs.ts'

const text = fc.string({ unit: 'binary' })
const rows = fc
  .uniqueArray(text, { minLength: 1, maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      fc.constant(names),
      fc.array(fc.array(text, { minLength: names.length, maxLength: names.length }), { maxLength: 3 }),
    ),
  )
const columnsOf = ([names, cells]: readonly [readonly string[], readonly (readonly string[])[]]) =>
  Object.fromEntries(names.map((name, column) => [name, cells.map((row) => row[column])]))

/** One input of each shape, in the form that the generator takes. */
const INPUTS = {
  text,
  file: text,
  'image-and-prompt': fc.record({ image: text, prompt: text }),
  'image-and-question': fc.record({ image: text, question: text }),
  'question-and-context': fc.record({ question: text, context: text }),
  'query-and-table': fc.record({ query: text, table: rows.map(columnsOf) }),
  sentences: fc.record({ source_sentence: text, sentences: fc.array(text) }),
} as const satisfies Partial<Record<InputShape, fc.Arbitrary<unknown>>>

describe('the texts of an input', () => {
  it.each(Object.keys(INPUTS) as (keyof typeof INPUTS)[])('give the input back: %s', (shape) => {
    fc.assert(
      fc.property(INPUTS[shape] as fc.Arbitrary<unknown>, (input) => {
        const { inputs, problems } = readInputTexts(shape, textsOfInput(shape, input), {}, problemTexts)
        expect(problems).toEqual([])
        expect(inputs).toEqual(input)
      }),
      { numRuns: 200 },
    )
  })

  it('are read for any texts, without failing', () => {
    const shapes = Object.keys(INPUT_FIELDS) as InputShape[]
    const given = fc.dictionary(
      fc.constantFrom(...Object.values(INPUT_FIELDS).flat()),
      fc.oneof(text, fc.json(), fc.constantFrom('[]', '[[]]', '{}', '{"a":1}', '[[{}]]', '[["a","a"]]')),
    )
    fc.assert(
      fc.property(fc.constantFrom(...shapes), given, (shape, texts) => {
        const { inputs, problems } = readInputTexts(shape, texts as InputTexts, {}, problemTexts)
        expect(problems.length === 0 || inputs === undefined).toBe(true)
        for (const { field } of problems) expect(INPUT_FIELDS[shape]).toContain(field)
      }),
      { numRuns: 1000 },
    )
  })

  it('leave the example to the generator', () => {
    const example = { image: 'cat.png', prompt: 'A tiger.' }
    expect(readInputTexts('image-and-prompt', {}, example, problemTexts).inputs).toBeUndefined()
    expect(readInputTexts('image-and-prompt', { prompt: 'A tiger.' }, example, problemTexts).inputs).toBeUndefined()
    expect(readInputTexts('image-and-prompt', { prompt: '' }, example, problemTexts).inputs).toEqual({
      image: 'cat.png',
      prompt: '',
    })
  })

  it('hold the cells of a table of data as texts', () => {
    const columns = '[["cm","name"],["23.2","x"],["","007"],["-1e3","12345678901234567890"],["1e999","true"]]'
    expect(readInputTexts('columns', { columns }, {}, problemTexts).inputs).toEqual({
      cm: ['23.2', '', '-1e3', '1e999'],
      name: ['x', '007', '12345678901234567890', 'true'],
    })
    expect(textsOfInput('columns', { cm: [23.2, null], name: ['x'] })).toEqual({
      columns: '[["cm","name"],["23.2","x"],["",""]]',
    })
  })

  it.each([
    ['table', '{', /JSON array of rows/],
    ['table', '[["a","a"],["1","2"]]', /Two columns are called “a”/],
    ['table', '[[{}]]', /JSON array of rows/],
  ] as const)('explain what is wrong with the %s %s', (field, given, message) => {
    const { problems } = readInputTexts('query-and-table', { [field]: given }, { query: 'Why?' }, problemTexts)
    expect(problems).toEqual([{ field, message: expect.stringMatching(message) }])
  })
})
