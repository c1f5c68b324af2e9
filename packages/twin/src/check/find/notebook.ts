import { type Block, type Found, type Install, languageNamed, startsWithSkip } from './block.ts'
import { installsIn } from './installs.ts'

interface Cell {
  readonly cell_type?: unknown
  readonly source?: unknown
  readonly metadata?: unknown
}

/** A file that can't be read as what its name says. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sourceOf = ({ source }: Cell): string =>
  Array.isArray(source) ? source.filter((line) => typeof line === 'string').join('') : String(source ?? '')

/**
 * Finds a notebook's code cells. Lines count from the first line of the first cell.
 *
 * @throws UnreadableFileError if it isn't a notebook
 */
export function inNotebook(text: string): Found {
  const notebook = parsed(text)
  const cells = notebook['cells']
  if (!Array.isArray(cells)) throw new UnreadableFileError('the notebook has no cells')
  const language = languageNamed(kernelOf(notebook)) ?? 'python'
  const blocks: Block[] = []
  const installs: Install[] = []
  let line = 1
  for (const cell of cells.filter(isObject) as Cell[]) {
    if (cell.cell_type !== 'code') continue
    const source = sourceOf(cell)
    installs.push(...installsIn(source.replace(/^(\s*)[!%](?=pip|npm)/gm, '$1')))
    const isOut = startsWithSkip(source) || hasTag(cell, 'skip')
    blocks.push({ language, text: withoutMagic(source), line, isCell: true, ...(isOut ? { optsOut: true } : {}) })
    line += source.split('\n').length
  }
  return { blocks, installs }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    if (isObject(value)) return value
  } catch (error) {
    throw new UnreadableFileError(`the notebook isn’t valid JSON: ${(error as Error).message}`)
  }
  throw new UnreadableFileError('the notebook isn’t a JSON object')
}

function kernelOf({ metadata }: Readonly<Record<string, unknown>>): string {
  const info = isObject(metadata) ? metadata['language_info'] : undefined
  return isObject(info) && typeof info['name'] === 'string' ? info['name'] : ''
}

const hasTag = ({ metadata }: Cell, tag: string): boolean =>
  isObject(metadata) && Array.isArray(metadata['tags']) && metadata['tags'].includes(tag)

/** Empties lines that only IPython understands: `!pip install …`, `%env …`, `%%time`. */
function withoutMagic(source: string): string {
  // Everything in such a cell is for another program.
  if (/^\s*%%(?:bash|sh|html|javascript|js|writefile|latex|markdown)\b/.test(source)) return ''
  return source
    .split('\n')
    .map((line) => (/^\s*(?:[!%]|\?\w)/.test(line) ? '' : line))
    .join('\n')
}
