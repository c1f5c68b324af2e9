import { SnippetInputError } from '../values/errors.ts'
import { listAt, textAt, valueAt } from './fields.ts'
import type { ModelRecord } from './model-record.ts'
import { GGMLFileQuantizationType } from './quantization/file-types.ts'
import { fileTypeOfLabel, parseQuantizationLabel } from './quantization/label.ts'
import { findNearestQuantization } from './quantization/nearest.ts'
import { isRepositoryPath } from './repository-path.ts'

/** One GGUF model of a repository: a file, or the parts of one. */
export interface GgufFile {
  /** Path in the repository; of several parts, the first. */
  readonly path: string
  /** `Q4_K_M`; absent when the name tells none. */
  readonly label?: string
  /** How many files it is split into, 1 for a whole one. */
  readonly parts: number
  /** Bytes of all parts; absent unless the record gives the size of each. */
  readonly size?: number
}

const USUAL = GGMLFileQuantizationType.Q4_K_M
const PART = /-(\d{5})-of-(\d{5})\.gguf$/i
/** Belongs to a model and is none: what turns images into tokens. */
const PROJECTOR = /(?:^|[^a-z])mmproj(?:[^a-z]|$)/i
/** The measurements that quantization was guided by. A model that was made with them is named after its quantization, too. */
const MEASUREMENTS = /imatrix/i

/** No label is so long. */
const LONGEST_LABEL = 80

const shown = (wanted: string): string => JSON.stringify(wanted.slice(0, LONGEST_LABEL))

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The GGUF models among the files that a record lists in `siblings`: parts of one model are one entry, and what only
 * helps a model (projectors, importance matrices) is left out, as are split models of which a part is missing.
 *
 * @returns in the record's order; empty when it lists no files
 */
export function ggufFilesOf(model: ModelRecord): readonly GgufFile[] {
  const found = new Map<string, { first: string; parts: number; sizes: Map<number, number | undefined> }>()
  for (const index of listAt(model, 'siblings').keys()) {
    const path = textAt(model, 'siblings', index, 'rfilename')
    if (path === undefined || !isRepositoryPath(path) || !isModel(path)) continue
    const part = PART.exec(path)
    const parts = Number(part?.[2] ?? 1)
    const number = Number(part?.[1] ?? 1)
    const key = part === null ? path : `${path.slice(0, part.index)}-of-${parts}`
    const entry = found.get(key) ?? { first: path, parts, sizes: new Map() }
    if (number === 1) entry.first = path
    entry.sizes.set(number, sizeAt(model, index))
    found.set(key, entry)
  }
  return [...found.values()]
    .filter(({ parts, sizes }) => sizes.size === parts && sizes.has(1))
    .map(({ first, parts, sizes }) => {
      const label = parseQuantizationLabel(first)
      const size = sumOf([...sizes.values()])
      return { path: first, ...(label && { label }), parts, ...(size && { size }) }
    })
}

/** The bytes of a file, where the record has them as the hub gives them. */
function sizeAt(model: ModelRecord, index: number): number | undefined {
  const size = valueAt(model, 'siblings', index, 'size')
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : undefined
}

/** Undefined unless every part is known. */
const sumOf = (sizes: readonly (number | undefined)[]): number | undefined =>
  sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0)

function isModel(path: string): boolean {
  if (!path.toLowerCase().endsWith('.gguf') || PROJECTOR.test(baseName(path))) return false
  return !MEASUREMENTS.test(baseName(path)) || parseQuantizationLabel(baseName(path)) !== undefined
}

/**
 * The file to run: the one of the wanted quantization, otherwise `Q4_K_M` or what comes nearest to it, and of several
 * files with that label a whole one before a split one.
 *
 * @param wanted a label in any case, `q8_0`
 * @returns undefined when there is no file to choose from
 * @throws SnippetInputError naming the labels there are, when none is the wanted one
 */
export function chooseGgufFile(files: readonly GgufFile[], wanted: string | undefined): GgufFile | undefined {
  if (wanted !== undefined) {
    const label = wanted.trim().toUpperCase()
    const chosen = wholeFirst(files.filter((file) => file.label === label))
    if (chosen === undefined && files.length > 0) {
      const labels = [...new Set(files.flatMap((file) => file.label ?? []))]
      const others =
        labels.length > 0 ? `expected one of ${labels.join(', ')}` : 'its file names don’t contain a quantization'
      throw new SnippetInputError('options.quantization', `the model has no ${shown(wanted)} file; ${others}`)
    }
    return chosen
  }
  const usual = wholeFirst(files.filter((file) => file.label === GGMLFileQuantizationType[USUAL]))
  if (usual !== undefined) return usual
  const typeOf = ({ label }: GgufFile) => (label === undefined ? undefined : fileTypeOfLabel(label))
  const nearest = findNearestQuantization(
    USUAL,
    files.flatMap((file) => typeOf(file) ?? []),
  )
  const near = nearest === undefined ? [] : files.filter((file) => typeOf(file) === nearest)
  return wholeFirst(near) ?? wholeFirst(files)
}

const wholeFirst = (files: readonly GgufFile[]): GgufFile | undefined =>
  files.find(({ parts }) => parts === 1) ?? files[0]

/**
 * Reads a label that cannot be held against a list of files.
 *
 * @throws SnippetInputError for a text that names no quantization
 */
export function readQuantization(wanted: string): string {
  const label = wanted.length <= LONGEST_LABEL ? parseQuantizationLabel(wanted) : undefined
  if (label === wanted.trim().toUpperCase()) return label
  throw new SnippetInputError(
    'options.quantization',
    `${shown(wanted)} isn’t a quantization; expected, for example, Q4_K_M, Q8_0, IQ4_XS, or F16`,
  )
}
