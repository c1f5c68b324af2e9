import { stripVTControlCharacters } from 'node:util'

/** How many lines of the output's beginning and end are kept; those between repeat themselves. */
const FIRST_LINES = 6
const LAST_LINES = 10

/** Longer lines are truncated. */
const LONGEST_LINE = 320

/** Stack frames, and marks that point at a place in them. */
const FRAME = /^\s+at |^\s+\.\.\. \d+ more|^\s+from \S+:\d+|^#\d+ |^\s+[~^]+\s*$/

/** Lines of a printed object without information: closing brackets, and undefined fields. */
const EMPTY = /^\s*[\])}]+[,;]?$|^\s+\w+: undefined,?$/

/** Where the harness stores examples and the packages of their commands. */
const PLACES = [
  /(?:file:\/\/)?…\/(?:with-\w+\/)?run-\d+\/example\//g,
  /…\/harness-\w+\/\w+\//g,
  /(?:file:\/\/)?…\/packages\/twin\/\.cache\/npm\/\w+\//g,
  /…\/packages\/twin\/\.venv\/\w+\//g,
] as const

/** The parts of a run's output that are specific to this machine or run. */
export interface Surroundings {
  /** Folders of the harness and the machine, whose names are removed. */
  readonly folders: readonly string[]
  /** Texts that must not be shown, such as the run's token. */
  readonly secrets: readonly string[]
}

/**
 * Returns the end of a program's output as a user sees it in the terminal, trimmed, without colors, secrets, stack
 * frames, and paths of this machine.
 */
export function printedBy(
  { stdout, stderr }: { readonly stdout: string; readonly stderr: string },
  { folders, secrets }: Surroundings,
): string {
  let text = [stdout, stderr]
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .join('\n')
  for (const secret of secrets) text = text.replaceAll(secret, '***')
  for (const folder of folders) text = text.replaceAll(folder, '…')
  const lines = withoutFrames(stripVTControlCharacters(text).split(/\r?\n/))
    .map((line) => PLACES.reduce((left, place) => left.replace(place, ''), line).trimEnd())
    .filter((line) => line !== '' && !EMPTY.test(line))
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
  if (lines.length <= FIRST_LINES + LAST_LINES + 1) return lines.join('\n')
  return [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)].join('\n')
}

/** In Python, a frame is followed by its source lines, which have a deeper indentation. */
function withoutFrames(lines: readonly string[]): string[] {
  const kept: string[] = []
  let isFrame = false
  for (const line of lines) {
    if (/^\s+File "/.test(line)) isFrame = true
    else if (isFrame && /^\s{4}/.test(line)) continue
    else {
      isFrame = false
      if (!FRAME.test(line)) kept.push(line)
    }
  }
  return kept
}
