import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInputs } from './inputs.ts'
import { tableQuestionAnswering } from './table-question-answering/task.ts'
import { tabularClassification } from './tabular-classification/task.ts'
import { tabularRegression } from './tabular-regression/task.ts'

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const table = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.array(cell))
const asTexts = (columns: Readonly<Record<string, readonly (string | number)[]>>) =>
  Object.entries(columns).map(([name, cells]) => [
    name,
    cells.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  ])

describe('cells of a table', () => {
  it.each([tabularClassification, tabularRegression])('are strings, even numbers: $id', (task) => {
    fc.assert(
      fc.property(table, (columns) => {
        expect(Object.entries(readInputs(task, columns, 'inputs').columns ?? {})).toEqual(asTexts(columns))
      }),
    )
  })

  it('are strings if a question is asked about them', () => {
    fc.assert(
      fc.property(table, (columns) => {
        const read = readInputs(tableQuestionAnswering, { query: 'How many?', table: columns }, 'inputs')
        expect(Object.entries(read.table ?? {})).toEqual(asTexts(columns))
      }),
    )
  })
})
