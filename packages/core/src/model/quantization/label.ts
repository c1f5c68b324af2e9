import { GGMLFileQuantizationType } from './file-types.ts'

/** Labels that file names contain although the format defines no such file type. */
const LABELS_WITHOUT_FILE_TYPE = ['MXFP4', 'Q3_K', 'Q4_K', 'Q5_K', 'Q8_K'] as const

/** Alternative spellings of labels. */
const SPELLINGS: Readonly<Record<string, string>> = { FP16: 'F16', FP32: 'F32' }

/** Suffixes that publishers add to a label for their own variants, such as `Q6_K_L`. */
const SIZES = ['', '_XXS', '_XS', '_S', '_M', '_L', '_XL', '_XXL'] as const

/** Marks files whose layers are quantized to different degrees, depending on how much each matters. */
const DYNAMIC_PREFIX = 'UD-'

const isTypeName = (name: string): boolean => Number.isNaN(Number(name))

const allLabels = (): readonly string[] => [
  ...Object.keys(GGMLFileQuantizationType).filter(isTypeName),
  ...LABELS_WITHOUT_FILE_TYPE,
  ...Object.keys(SPELLINGS),
]

const LABELS = /* @__PURE__ */ allLabels()

/** Checks whether there's a letter or digit at a position. A label must not have one right before or after it. */
function isWordAt(text: string, position: number): boolean {
  const code = text.charCodeAt(position)
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90)
}

/**
 * Returns the longest label that starts at a position and ends at the end of a word, as written; `''` if there is none.
 */
function labelAt(text: string, position: number): string {
  let longest = ''
  for (const label of LABELS) {
    if (!text.startsWith(label, position)) continue
    for (const size of SIZES) {
      const written = label + size
      const fits = text.startsWith(written, position) && !isWordAt(text, position + written.length)
      if (fits && written.length > longest.length) longest = written
    }
  }
  return longest
}

/**
 * Reads the quantization from a file name, in upper case.
 *
 * Recognizes publishers' conventions: any case, folders, shards (`-00001-of-00003`), the `UD-` prefix (part of the
 * label), and sizes that the format doesn't define (`Q6_K_L`). If there are several labels, the last one counts,
 * because the model's name comes first.
 *
 * @param fileName the name or path of a GGUF file
 * @returns the label, or `undefined` if the name contains none
 * @example
 * parseQuantizationLabel('Q4_K_M/llama-3-8b-ud-q4_k_xl-00001-of-00002.gguf') // 'UD-Q4_K_XL'
 */
export function parseQuantizationLabel(fileName: string): string | undefined {
  const text = fileName.toUpperCase()
  let found: string | undefined
  let position = 0
  while (position < text.length) {
    const label = isWordAt(text, position - 1) ? '' : labelAt(text, position)
    if (label === '') {
      position += 1
      continue
    }
    const isDynamic = text.endsWith(DYNAMIC_PREFIX, position) && !isWordAt(text, position - DYNAMIC_PREFIX.length - 1)
    found = (isDynamic ? DYNAMIC_PREFIX : '') + (SPELLINGS[label] ?? label)
    position += label.length
  }
  return found
}

/**
 * Returns the file type for a label.
 *
 * @param label as `parseQuantizationLabel` returns it
 * @returns the code, or `undefined` if the format has no such file type, as for `Q6_K_L`
 * @example
 * fileTypeOfLabel('UD-Q4_K_XL') // GGMLFileQuantizationType.Q4_K_XL, 1002
 */
export function fileTypeOfLabel(label: string): GGMLFileQuantizationType | undefined {
  const name = label.startsWith(DYNAMIC_PREFIX) ? label.slice(DYNAMIC_PREFIX.length) : label
  if (name === 'MXFP4') return GGMLFileQuantizationType.MXFP4_MOE
  if (!isTypeName(name) || !Object.hasOwn(GGMLFileQuantizationType, name)) return undefined
  return GGMLFileQuantizationType[name as keyof typeof GGMLFileQuantizationType]
}
