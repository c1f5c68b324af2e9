import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fileTypeOfLabel,
  findNearestQuantization,
  findNearestQuantType,
  GGMLFileQuantizationType,
  GGMLQuantizationType,
  GGUF_QUANT_ORDER,
  parseGGUFQuantLabel,
  parseQuantizationLabel,
} from './index.ts'
import facts from './testing/quantization.json' with { type: 'json' }

/** Returns an enum's names and codes, without the reverse entries. */
const namesAndCodes = (enumeration: Readonly<Record<string, string | number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(enumeration).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )

describe.each([
  ['file types', GGMLFileQuantizationType, facts.fileTypes],
  ['tensor types', GGMLQuantizationType, facts.tensorTypes],
])('%s', (_, enumeration, expected) => {
  it('have the names and codes of the format', () => {
    expect(namesAndCodes(enumeration)).toEqual(expected)
  })

  it('map a code back to its name', () => {
    for (const [name, code] of Object.entries(expected)) {
      expect((enumeration as Readonly<Record<number, string>>)[code]).toBe(name)
    }
  })
})

it('contains every file type, from largest to smallest', () => {
  expect(GGUF_QUANT_ORDER.map((type) => GGMLFileQuantizationType[type])).toEqual(facts.fileTypesFromLargestToSmallest)
  expect([...GGUF_QUANT_ORDER].sort((a, b) => a - b)).toEqual(Object.values(facts.fileTypes).sort((a, b) => a - b))
})

describe('parseQuantizationLabel', () => {
  it.each([
    ['Meta-Llama-3-8B-Instruct-Q4_K_M.gguf', 'Q4_K_M'],
    ['llama-2-7b-chat.Q5_K_S.gguf', 'Q5_K_S'],
    ['wizardlm-7b.ggmlv3.q4_0.bin', 'Q4_0'],
    ['ggml-model-f16.gguf', 'F16'],
    ['phi-2_Q8_0.gguf', 'Q8_0'],
    ['Qwen3-30B-A3B-UD-Q4_K_XL.gguf', 'UD-Q4_K_XL'],
    ['DeepSeek-R1-UD-IQ1_S/DeepSeek-R1-UD-IQ1_S-00001-of-00003.gguf', 'UD-IQ1_S'],
    ['gpt-oss-20b-mxfp4.gguf', 'MXFP4'],
    ['gpt-oss-120b-MXFP4_MOE-00002-of-00003.gguf', 'MXFP4_MOE'],
    ['Nemotron-NVFP4.gguf', 'NVFP4'],
    ['Mistral-7B-Q4_0_4_4.gguf', 'Q4_0_4_4'],
    ['Mistral-7B-Q4_0_8_8.gguf', 'Q4_0_8_8'],
    ['old-model-q4_1_some_f16.gguf', 'Q4_1_SOME_F16'],
    ['gemma-2-9b-it-Q6_K_L.gguf', 'Q6_K_L'],
    ['gemma-2-9b-it-Q4_K_L.gguf', 'Q4_K_L'],
    ['gemma-2-9b-it-Q3_K_XL.gguf', 'Q3_K_XL'],
    ['stories15M-q4_k.gguf', 'Q4_K'],
    ['Llama-3.1-8B.i1-IQ3_XXS.gguf', 'IQ3_XXS'],
    ['Llama-3.1-8B-IQ4_NL.gguf', 'IQ4_NL'],
    ['Llama-3.1-8B-Q4_K_M-imat.gguf', 'Q4_K_M'],
    ['Llama-3.1-8B-Q4_K_M_imatrix.gguf', 'Q4_K_M'],
    ['Llama-3.1-8B-Q8_0_v2.gguf', 'Q8_0'],
    ['TriLM_3.9B-TQ1_0.gguf', 'TQ1_0'],
    ['BF16/Llama-4-Scout-BF16-00001-of-00005.gguf', 'BF16'],
    ['Q2_K/model-00001-of-00002.gguf', 'Q2_K'],
    ['flux1-dev-fp16.gguf', 'F16'],
    ['f16-source-quantized-to-Q5_K_M.gguf', 'Q5_K_M'],
    ['mmproj-model-f32.gguf', 'F32'],
  ])('reads %s as %s', (fileName, label) => {
    expect(parseQuantizationLabel(fileName)).toBe(label)
  })

  it.each(['README.md', 'model.safetensors', 'gif16.gguf', 'qwen2-7b.gguf', 'SQ4_0x.bin', 'Q4_0B.gguf', ''])(
    'finds nothing in "%s"',
    (fileName) => {
      expect(parseQuantizationLabel(fileName)).toBeUndefined()
    },
  )

  it('reads every file type, in any case, with a prefix, shard, and folder', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(facts.fileTypes)),
        fc.constantFrom('', 'UD-'),
        fc.constantFrom('', '-00001-of-00003', '.imatrix', '_v1'),
        fc.constantFrom('', 'gguf/', 'Q4_K_M/', 'F16 originals/'),
        fc.boolean(),
        (name, prefix, suffix, folder, lower) => {
          const path = `${folder}My-Model-7B-${prefix}${name}${suffix}.gguf`
          expect(parseQuantizationLabel(lower ? path.toLowerCase() : path)).toBe(prefix + name)
          expect(fileTypeOfLabel(prefix + name)).toBe(facts.fileTypes[name as keyof typeof facts.fileTypes])
        },
      ),
    )
  })

  it('only returns labels that the name contains', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...Object.keys(facts.fileTypes), 'UD-', '_', '-', '/', 'q', 'k'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const label = parseQuantizationLabel(pieces.join(''))
        if (label !== undefined) expect(pieces.join('').toUpperCase()).toContain(label)
      }),
      { numRuns: 500 },
    )
  })

  it('reads names of any length', () => {
    expect(parseQuantizationLabel(`${'q4_0_'.repeat(20_000)}Q8_0`)).toBe('Q8_0')
    expect(parseQuantizationLabel(`${'-ud'.repeat(30_000)}-iq`)).toBeUndefined()
  })

  it('is also exported under its published name', () => {
    expect(parseGGUFQuantLabel('a-Q8_0.gguf')).toBe('Q8_0')
  })
})

describe('fileTypeOfLabel', () => {
  it('maps MXFP4 to its file type', () => {
    expect(fileTypeOfLabel('MXFP4')).toBe(GGMLFileQuantizationType.MXFP4_MOE)
  })

  it.each(['Q6_K_L', 'Q4_K', '15', '0', '', 'toString', '__proto__', 'UD-', 'q4_0'])(
    'returns no file type for "%s"',
    (label) => {
      expect(fileTypeOfLabel(label)).toBeUndefined()
    },
  )
})

describe('findNearestQuantization', () => {
  const { BF16, F32, IQ1_S, Q2_K, Q3_K_S, Q4_K_M, Q5_K_M, Q8_0 } = GGMLFileQuantizationType

  it.each([
    ['the wanted type itself', Q4_K_M, [Q8_0, Q4_K_M, Q2_K], Q4_K_M],
    ['the next smaller one', Q4_K_M, [Q2_K, Q8_0, Q3_K_S, BF16], Q3_K_S],
    ['the smallest when all are larger', IQ1_S, [F32, Q5_K_M, Q8_0], Q5_K_M],
  ])('finds %s', (_, wanted, available, nearest) => {
    expect(findNearestQuantization(wanted, available)).toBe(nearest)
    expect(findNearestQuantType(wanted, available)).toBe(nearest)
  })

  it('finds nothing in an empty list, among unknown codes, or for an unknown code', () => {
    expect(findNearestQuantization(Q4_K_M, [])).toBeUndefined()
    expect(findNearestQuantization(Q4_K_M, [555 as GGMLFileQuantizationType])).toBeUndefined()
    expect(findNearestQuantization(555 as GGMLFileQuantizationType, [Q4_K_M])).toBeUndefined()
  })

  it('never skips a closer type', () => {
    const place = (type: GGMLFileQuantizationType | undefined): number =>
      type === undefined ? -1 : GGUF_QUANT_ORDER.indexOf(type)
    fc.assert(
      fc.property(
        fc.constantFrom(...GGUF_QUANT_ORDER),
        fc.shuffledSubarray([...GGUF_QUANT_ORDER], { minLength: 1 }),
        (wanted, available) => {
          const found = place(findNearestQuantization(wanted, available))
          const places = available.map(place)
          const notLarger = places.filter((one) => one >= place(wanted))
          expect(found).toBe(notLarger.length > 0 ? Math.min(...notLarger) : Math.max(...places))
        },
      ),
    )
  })
})
