import { stripVTControlCharacters } from 'node:util'

/** So many lines of what a program printed are kept at its beginning and its end: what is between them repeats itself. */
const FIRST_LINES = 6
const LAST_LINES = 10

/** Longer lines are cut. */
const LONGEST_LINE = 320

/** Frames of a stack, and what points at a place in them. */
const FRAME = /^\s+at |^\s+\.\.\. \d+ more|^\s+from \S+:\d+|^#\d+ |^\s+[~^]+\s*$/

/** Lines of a shown object that tell nothing: what only closes brackets, and fields that are not there. */
const EMPTY = /^\s*[\])}]+[,;]?$|^\s+\w+: undefined,?$/

/** Where the harness keeps examples, and what their commands installed. */
const PLACES = [
  /(?:file:\/\/)?…\/(?:with-\w+\/)?run-\d+\/example\//g,
  /…\/harness-\w+\/\w+\//g,
  /(?:file:\/\/)?…\/packages\/twin\/\.cache\/npm\/\w+\//g,
  /…\/packages\/twin\/\.venv\/\w+\//g,
] as const

/** What a run printed, without what is only of this machine or this run. */
export interface Surroundings {
  /** Folders of the harness and of the machine: their names are left out. */
  readonly folders: readonly string[]
  /** Texts that nobody may see, as the token of the run. */
  readonly secrets: readonly string[]
}

/**
 * The last words of a program: what a reader sees in the terminal, trimmed, without colours, secrets, frames of stacks and
 * paths of this machine.
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

/** Of a frame of Python, the lines below it are its source: indented further than the frame. */
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
