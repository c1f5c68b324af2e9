import { SnippetInputError } from '../values/errors.ts'
import { listAt, textAt, valueAt } from './fields.ts'
import type { ModelRecord } from './model-record.ts'
import { GGMLFileQuantizationType } from './quantization/file-types.ts'
import { fileTypeOfLabel, parseQuantizationLabel } from './quantization/label.ts'
import { findNearestQuantization } from './quantization/nearest.ts'
import { isRepositoryPath } from './repository-path.ts'

/** A GGUF model in a repository: one file, or several parts. */
export interface GgufFile {
  /** Path in the repository; for several parts, the path of the first one. */
  readonly path: string
  /** The quantization, such as `Q4_K_M`; absent if the name doesn't contain one. */
  readonly label?: string
  /** Number of parts; 1 if the file isn't split. */
  readonly parts: number
  /** Total size in bytes; absent if the record doesn't have all sizes. */
  readonly size?: number
}

const USUAL = GGMLFileQuantizationType.Q4_K_M
const PART = /-(\d{5})-of-(\d{5})\.gguf$/i
/** Auxiliary file: the projector that turns images into tokens. */
const PROJECTOR = /(?:^|[^a-z])mmproj(?:[^a-z]|$)/i
/**
 * Auxiliary file: the importance matrix that guides quantization. The name of a model made with one may contain the
 * word as well, next to the model's quantization.
 */
const MEASUREMENTS = /imatrix/i

/** No label is longer than this. */
const LONGEST_LABEL = 80

const shown = (wanted: string): string => JSON.stringify(wanted.slice(0, LONGEST_LABEL))

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * Returns the GGUF models among the files in `siblings`. The parts of a split model are one entry. Auxiliary files
 * (projectors, importance matrices) and incomplete split models are left out.
 *
 * @returns the models in the record's order; empty if it lists no files
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

/** Returns a file's size in bytes, if the record has it in Hugging Face's format. */
function sizeAt(model: ModelRecord, index: number): number | undefined {
  const size = valueAt(model, 'siblings', index, 'size')
  return typeof size === 'number' && Number.isSafeInteger(size) && size > 0 ? size : undefined
}

/** Returns `undefined` unless all sizes are known. */
const sumOf = (sizes: readonly (number | undefined)[]): number | undefined =>
  sizes.reduce((sum, size) => (sum === undefined || size === undefined ? undefined : sum + size), 0)

function isModel(path: string): boolean {
  if (!path.toLowerCase().endsWith('.gguf') || PROJECTOR.test(baseName(path))) return false
  return !MEASUREMENTS.test(baseName(path)) || parseQuantizationLabel(baseName(path)) !== undefined
}

/**
 * Selects the file to run: the requested quantization or, by default, `Q4_K_M` or the closest one. Whole files are
 * preferred to split ones.
 *
 * @param wanted a quantization in any case, such as `q8_0`
 * @returns `undefined` if there are no files
 * @throws SnippetInputError if no file has the requested quantization; the message names the available ones
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
 * Validates a quantization if there's no list of files to compare it with.
 *
 * @throws SnippetInputError if the text isn't a quantization
 */
export function readQuantization(wanted: string): string {
  const label = wanted.length <= LONGEST_LABEL ? parseQuantizationLabel(wanted) : undefined
  if (label === wanted.trim().toUpperCase()) return label
  throw new SnippetInputError(
    'options.quantization',
    `${shown(wanted)} isn’t a quantization; expected, for example, Q4_K_M, Q8_0, IQ4_XS, or F16`,
  )
}
