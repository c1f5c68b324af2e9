import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../values/errors.ts'
import { chooseGgufFile, ggufFilesOf, readQuantization } from './gguf-files.ts'

const files = (...names: readonly unknown[]) =>
  ggufFilesOf({ id: 'acme/demo', siblings: names.map((rfilename) => ({ rfilename })) })
const chosen = (names: readonly string[], wanted?: string) => chooseGgufFile(files(...names), wanted)?.path

describe('GGUF files of a record', () => {
  it('are its models, with their quantizations', () => {
    expect(files('README.md', 'demo-Q4_K_M.gguf', 'F16/demo-f16.GGUF', 'demo.gguf')).toEqual([
      { path: 'demo-Q4_K_M.gguf', label: 'Q4_K_M', parts: 1 },
      { path: 'F16/demo-f16.GGUF', label: 'F16', parts: 1 },
      { path: 'demo.gguf', parts: 1 },
    ])
  })

  it('count the parts of a split model as one, under the path of the first part', () => {
    const part = (number: number) => `Q8_0/demo-Q8_0-0000${number}-of-00003.gguf`
    expect(files(part(3), part(1), part(2))).toEqual([{ path: part(1), label: 'Q8_0', parts: 3 }])
    expect(files(part(3), part(1))).toEqual([])
    expect(files(part(1), part(1), part(2))).toEqual([])
  })

  it('have the total size of all parts, if the record has each size', () => {
    const sized = (...entries: readonly [string, unknown][]) =>
      ggufFilesOf({ id: 'acme/demo', siblings: entries.map(([rfilename, size]) => ({ rfilename, size })) })
    const part = (number: number) => `demo-Q8_0-0000${number}-of-00002.gguf`
    expect(sized(['demo.gguf', 7], [part(1), 2], [part(2), 3]).map(({ size }) => size)).toEqual([7, 5])
    for (const wrong of [undefined, '3', 0, -1, Number.NaN, 1.5]) {
      expect(sized([part(1), 2], [part(2), wrong])).toEqual([{ path: part(1), label: 'Q8_0', parts: 2 }])
    }
  })

  it('exclude auxiliary files', () => {
    const helpers = [
      'mmproj-demo-f16.gguf',
      'demo.mmproj-Q8_0.gguf',
      'mmproj.gguf',
      'imatrix.gguf',
      'demo.imatrix.gguf',
    ]
    expect(files(...helpers)).toEqual([])
    expect(files('demo-Q4_K_M_imatrix.gguf', 'demo-Q4_K_M-imat.gguf')).toHaveLength(2)
  })

  it('don’t include names longer than a path can be', () => {
    expect(files(`${'a'.repeat(995)}.gguf`)).toHaveLength(1)
    expect(files(`${'a'.repeat(996)}.gguf`)).toEqual([])
  })

  it('are empty if the record lists no files or invalid ones', () => {
    expect(ggufFilesOf({ id: 'acme/demo' })).toEqual([])
    expect(ggufFilesOf({ id: 'acme/demo', siblings: 'demo.gguf' })).toEqual([])
    expect(files(null, 7, '', ['a.gguf'], 'a\0b.gguf', '-rf.gguf')).toEqual([])
  })
})

describe('the selected GGUF file', () => {
  it('is the default quantization, or the closest one that isn’t larger', () => {
    expect(chosen(['a-Q8_0.gguf', 'a-Q4_K_M.gguf', 'a-Q2_K.gguf'])).toBe('a-Q4_K_M.gguf')
    expect(chosen(['a-Q8_0.gguf', 'a-Q4_0.gguf', 'a-Q2_K.gguf'])).toBe('a-Q4_0.gguf')
    expect(chosen(['a-F16.gguf', 'a-Q8_0.gguf'])).toBe('a-Q8_0.gguf')
    expect(chosen(['a-Q6_K_L.gguf', 'a.gguf'])).toBe('a-Q6_K_L.gguf')
    expect(chosen(['a.gguf'])).toBe('a.gguf')
    expect(chosen([])).toBeUndefined()
  })

  it('is a whole file rather than a split one', () => {
    const parts = ['a-Q4_K_M-00001-of-00002.gguf', 'a-Q4_K_M-00002-of-00002.gguf']
    expect(chosen([...parts, 'b-Q4_K_M.gguf'])).toBe('b-Q4_K_M.gguf')
    expect(chosen(parts)).toBe(parts[0])
  })

  it('is the requested one in any case; otherwise, an error names the available ones', () => {
    expect(chosen(['a-Q8_0.gguf', 'a-UD-Q4_K_XL.gguf'], ' ud-q4_k_xl ')).toBe('a-UD-Q4_K_XL.gguf')
    expect(() => chosen(['a-Q8_0.gguf', 'a-F16.gguf', 'b-F16.gguf'], 'Q9')).toThrow(
      'options.quantization: the model has no "Q9" file; expected one of Q8_0, F16',
    )
    expect(() => chosen(['a.gguf'], 'Q8_0')).toThrow('its file names don’t contain a quantization')
    expect(chosen([], 'Q8_0')).toBeUndefined()
  })

  it('is always from the list, with the requested quantization', () => {
    const labels = ['Q4_K_M', 'Q8_0', 'IQ2_XS', 'UD-Q4_K_XL', 'Q6_K_L', 'F16']
    fc.assert(
      fc.property(fc.shuffledSubarray(labels), fc.option(fc.constantFrom(...labels)), (there, wanted) => {
        const list = files(...there.map((label) => `demo-${label}.gguf`))
        try {
          const file = chooseGgufFile(list, wanted ?? undefined)
          expect(file === undefined).toBe(list.length === 0)
          if (file !== undefined) expect(list).toContain(file)
          if (file !== undefined && wanted !== null) expect(file.label).toBe(wanted)
        } catch (error) {
          expect(error).toBeInstanceOf(SnippetInputError)
          expect(there).not.toContain(wanted)
        }
      }),
    )
  })
})

it('is validated without a list of files', () => {
  expect(readQuantization('q8_0')).toBe('Q8_0')
  for (const text of ['', 'Q9', 'demo-Q8_0.gguf', 'Q8_0; ls'])
    expect(() => readQuantization(text)).toThrow('isn’t a quantization')
})

it('is shown shortened in the error message if the request is long', () => {
  const long = 'Q8_0'.repeat(250_000)
  for (const read of [() => readQuantization(long), () => chosen(['demo-Q8_0.gguf'], long)])
    expect(read).toThrow(/^.{150,200}$/)
})
