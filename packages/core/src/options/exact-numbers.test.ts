import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedNumber, jsonField } from './exact-numbers.ts'

it.each([
  ['12345678901234567890', ''],
  ['{"a": [1, {"seed": 9007199254740993}]}', 'a[1].seed'],
  ['{"a": {"b": 1}, "c": [true, null], "d,\\"{": -1e-400}', 'd,"{'],
  ['0.1000000000000000055511151231257827', ''],
])('finds the number that changes in %s', (json, field) => {
  const found = changedNumber(json)
  expect(found && jsonField(found.path)).toBe(field)
  expect(found?.detail).toMatch(/^the number \S+ can’t be represented exactly; use at most 15 significant digits$/)
})

it('names the limits for a number out of range', () => {
  const found = changedNumber('[[], {}, "\\"", [-1e400]]')
  expect(found && jsonField(found.path)).toBe('[3][0]')
  expect(found?.detail).toBe('the number -1e400 is out of range; the limits are about ±1.8e308')
})

it('looks at what matters alone', () => {
  const json = '{"record": {"limit": 1000000000000000019884624838656}, "options": {"seed": 9007199254740993}}'
  expect(changedNumber(json, ([first]) => first === 'options')?.path).toEqual(['options', 'seed'])
  expect(changedNumber(json, ([first]) => first === 'x')).toBeUndefined()
})

it('finds none in what JavaScript wrote', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(changedNumber(JSON.stringify(value))).toBeUndefined()
      expect(changedNumber(JSON.stringify([value, 1e21, 5e-324], undefined, 2))).toBeUndefined()
    }),
  )
})

it('names the way to a number wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.nat(3)), { maxLength: 5 }),
      fc.jsonValue(),
      (path, other) => {
        const json = path.reduceRight<string>(
          (inner, step) =>
            typeof step === 'number'
              ? `[${`${JSON.stringify(other)},`.repeat(step)}${inner}]`
              : `{"before": ${JSON.stringify(other)}, ${JSON.stringify(step)}: ${inner}}`,
          '9007199254740993',
        )
        expect(changedNumber(json)?.path).toEqual(path)
      },
    ),
  )
})

it('reads no number that is longer than any double', () => {
  const long = `1.${'0'.repeat(1_000_000)}1`
  expect(changedNumber(`{"seed": ${long}}`)).toEqual({
    path: ['seed'],
    number: `${long.slice(0, 99)}…`,
    detail: `the number ${long.slice(0, 99)}… has 1000003 characters; the limit is 400`,
  })
  expect(changedNumber(`[1${'0'.repeat(308)}, 0.${'0'.repeat(323)}5, 1.${'0'.repeat(398)}]`)).toBeUndefined()
  expect(changedNumber(`[1e${'9'.repeat(1_000_000)}]`)?.detail).toMatch(/ has 1000002 characters; /)
  // Even where it is the number 1.
  expect(changedNumber(`[1.${'0'.repeat(399)}]`)?.detail).toMatch(/ has 401 characters; /)
})
