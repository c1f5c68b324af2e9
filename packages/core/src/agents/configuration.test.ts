import fc from 'fast-check'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { printJsonSettings, printToml, printYaml, type Setting, type Settings } from './configuration.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 30 })
const name = fc.oneof(fc.constantFrom('model', 'X-HF-Bill-To', 'a.b', '', 'true', '-'), text)
const scalar = fc.oneof(text, fc.integer(), fc.boolean())
const { table } = fc.letrec<{ value: Setting; table: Settings }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, scalar, fc.array(scalar, { maxLength: 3 }), tie('table')),
  table: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}))

describe('settings are read back as they were', () => {
  it('as TOML', () => {
    fc.assert(
      fc.property(table, (settings) => {
        expect(parseToml(printToml(settings))).toEqual(settings)
      }),
    )
  })

  it('as YAML', () => {
    const listed = fc.record({ models: fc.array(table, { minLength: 1, maxLength: 2 }), name: table })
    fc.assert(
      fc.property(fc.oneof(table, listed), (settings) => {
        const read = parseYaml(printYaml(settings as Settings)) ?? {}
        expect(read).toEqual(settings)
      }),
    )
  })

  it('as JSON', () => {
    fc.assert(
      fc.property(table, (settings) => {
        expect(JSON.parse(printJsonSettings(settings))).toEqual(settings)
      }),
    )
  })
})

it('leaves out what is undefined', () => {
  const settings = { model: 'a', window: undefined, table: { header: undefined, name: 'b' } }
  expect(printToml(settings)).toBe('model = "a"\n\n[table]\nname = "b"\n')
  expect(printYaml(settings)).toBe('model: "a"\ntable:\n  name: "b"\n')
})

it('writes a table in a table below one on one line', () => {
  expect(printToml({ providers: { hub: { url: 'u', headers: { 'X-A': 'b' } } } })).toBe(
    '[providers.hub]\nurl = "u"\nheaders = { X-A = "b" }\n',
  )
})
