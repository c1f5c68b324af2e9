import { describe, expect, it } from 'vitest'
import { javascript } from '../javascript/writer.ts'
import { python } from '../python/writer.ts'
import { type LiteralSyntax, printLiteral } from './literal.ts'

const LONG_NAME = 'x'.repeat(100)

describe('a list or object that doesn’t fit on its line', () => {
  it('stays on one line if it’s no wider than the line', () => {
    const text = 'x'.repeat(81)
    expect(python.literal([text])).toBe(`["${text}"]`)
    expect(python.literal([`${text}xxxx`])).toBe(`[\n    "${text}xxxx",\n]`)
  })

  it('stays on its line if it’s empty', () => {
    expect(python.literal({ [LONG_NAME]: [] })).toBe(`{\n    "${LONG_NAME}": [],\n}`)
    expect(javascript.literal({ [LONG_NAME]: {} })).toBe(`{\n  "${LONG_NAME}": {},\n}`)
  })

  it('has items that are formatted on their own', () => {
    const value = { a: ['x'.repeat(60), 'y'.repeat(60)], b: [1, 2] }
    expect(javascript.literal(value)).toBe(
      `{\n  a: [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(60)}",\n  ],\n  b: [1, 2],\n}`,
    )
  })
})

describe('a language that names the types of lists and objects, and indents with tabs', () => {
  const syntax: LiteralSyntax = {
    true: 'true',
    false: 'false',
    null: 'nil',
    string: JSON.stringify,
    label: (name) => `${JSON.stringify(name)}: `,
    step: 4,
    tabs: true,
    brackets: { list: ['[]any{', '}'], object: ['map[string]any{', '}'] },
    bracePadding: '',
    trailingComma: ',',
    environment: ({ name }) => name,
    file: ({ variable }) => variable,
  }

  it('uses them on one line and on several', () => {
    const value = { a: [{ b: null }], c: ['x'.repeat(80)] }
    expect(printLiteral(value.a, syntax, 0, 0)).toBe('[]any{map[string]any{"b": nil}}')
    const objects = { list: ['[]map[string]any{', '}'], item: ['{', '}'] } as const
    expect(printLiteral(value.a, { ...syntax, objects }, 0, 0)).toBe('[]map[string]any{{"b": nil}}')
    expect(printLiteral([value.a, []], { ...syntax, objects }, 0, 0)).toBe(
      '[]any{[]map[string]any{{"b": nil}}, []any{}}',
    )
    expect(printLiteral(value, syntax, 4, 10)).toBe(
      `map[string]any{\n\t\t"a": []any{map[string]any{"b": nil}},\n\t\t"c": []any{\n\t\t\t"${'x'.repeat(80)}",\n\t\t},\n\t}`,
    )
  })
})

describe('a language with its own format for numbers and for fields on separate lines', () => {
  const syntax: LiteralSyntax = {
    true: 'true',
    false: 'false',
    null: 'null',
    string: JSON.stringify,
    number: (value) => (value > 9 ? `long(${value})` : String(value)),
    label: (name) => `${name}: `,
    align: (fields) => fields.map(({ label, isOneLine }) => (isOneLine ? label.padEnd(6) : label)),
    step: 2,
    bracePadding: '',
    trailingComma: ',',
    environment: ({ name }) => name,
    file: ({ variable }) => variable,
  }

  it('uses it for all numbers', () => {
    expect(printLiteral([9, 10], syntax, 0, 0)).toBe('[9, long(10)]')
  })

  it('uses it for labels on separate lines, and not on one line', () => {
    expect(printLiteral({ a: 1, b: 2 }, syntax, 0, 0)).toBe('{a: 1, b: 2}')
    const wide = ['x'.repeat(50), 'y'.repeat(50)]
    expect(printLiteral({ a: 1, b: wide }, syntax, 0, 0)).toBe(
      `{\n  a:    1,\n  b: [\n    "${wide[0]}",\n    "${wide[1]}",\n  ],\n}`,
    )
  })
})
