/**
 * A text of a template, and the hole behind it, or the holes. What is printed everywhere stands together, and each step
 * leads to the next one: there are many, and the processor waits for each part of one that lies elsewhere.
 */
export interface Step {
  /** The text up to its last line break, and what follows that. */
  readonly above: string
  readonly line: string
  /** How many holes make up a line with nothing else in it, which is left out where these are empty; else 0. */
  readonly optional: number
  /** The place of the hole among those of the template, or of the first one; -1 behind the last one. */
  readonly hole: number
  /** Set for all but the last one. */
  next: Step | undefined
  /** The indentation of the line that the hole stands on, and its columns. */
  readonly indent: string
  readonly column: number
  /** Columns that are kept free behind the hole: one for a comma, none where it is all that a call is given. */
  readonly reserve: 0 | 1
  /** The text where nothing of the template has been printed yet: no line is there for it to follow. */
  readonly firstAbove: string
  readonly firstLine: string
}

/** A line with holes, or one without. */
interface Row {
  readonly indent: string
  /** What the line begins with, without its indentation; then what stands behind each hole. */
  readonly texts: readonly string[]
}

/** The text of a template, cut up into its lines. */
export class CutTemplate {
  readonly #rows: readonly Row[]
  /** By the indentation of the place where a piece stands: there are as many as renderers have levels. */
  readonly #steps = new Map<string, Step | undefined>()
  /** What was asked for last: most templates stand at one place. */
  #indent = ''
  #stepsThere: Step | undefined

  constructor(strings: readonly string[], hasTabs: boolean) {
    const all = linesOf(strings.map(asCode))
    const isBlock = strings[0]?.startsWith('\n') === true
    this.#rows = (isBlock ? withoutMargin(withoutEnds(all)) : all).map((line) => rowOf(line, hasTabs))
  }

  /** What is printed first where the template's further lines are indented so; undefined for an empty template. */
  stepsAt(indent: string): Step | undefined {
    if (this.#stepsThere !== undefined && indent === this.#indent) return this.#stepsThere
    const steps = this.#steps.get(indent) ?? stepsOf(this.#rows, indent)
    this.#steps.set(indent, steps)
    this.#indent = indent
    this.#stepsThere = steps
    return steps
  }
}

function rowOf([own = '', ...others]: Line, hasTabs: boolean): Row {
  const text = own.trimStart()
  const indent = own.slice(0, own.length - text.length)
  return { indent: hasTabs ? indent.replaceAll('    ', '\t') : indent, texts: [text, ...others] }
}

/** Columns of a tab. */
const TAB = 4

/** Columns of an indentation. */
const columnsOf = (indent: string): number => indent.replaceAll('\t', ' '.repeat(TAB)).length

const startOf = (place: number, outer: string): string => (place === 0 ? '' : `\n${outer}`)

function stepsOf(rows: readonly Row[], outer: string): Step | undefined {
  const steps: Step[] = []
  let text = ''
  let lead = 0
  const add = (hole: number, reserve: 0 | 1, indent: string, optional: number): void => {
    const end = text.lastIndexOf('\n') + 1
    const step: Step = {
      above: text.slice(0, end),
      line: text.slice(end),
      optional,
      hole,
      next: undefined,
      indent,
      column: columnsOf(indent),
      reserve,
      firstAbove: text.slice(lead, end),
      firstLine: text.slice(Math.max(lead, end)),
    }
    const last = steps.at(-1)
    if (last !== undefined) last.next = step
    steps.push(step)
    text = ''
    lead = 0
  }
  let hole = 0
  for (const [place, { indent, texts }] of rows.entries()) {
    const [first = '', ...others] = texts
    const inner = outer + indent
    const isOptional = others.length > 0 && texts.every((each) => each === '')
    const isBlankRow = others.length === 0 && indent + first === ''
    const start = startOf(place, isBlankRow ? '' : outer)
    // A line that may be left out takes its line break along.
    if (isOptional && (text !== '' || (place > 0 && steps.length === 0))) add(-1, 1, outer, 0)
    if (text === '' && steps.length > 0) lead = start.length
    text += start + indent + first
    if (isOptional) {
      add(hole, 1, inner, others.length)
      hole += others.length
      continue
    }
    for (const [behind, after] of others.entries()) {
      const isSole = texts[behind]?.endsWith('(') === true && after.startsWith(')')
      add(hole, isSole ? 0 : 1, inner, 0)
      hole++
      text = after
    }
  }
  if (text !== '') add(-1, 1, outer, 0)
  return steps[0]
}

/** Written as it stands, but for the two characters that end code in a template. */
const asCode = (text: string): string => text.replace(/\\(`|\$\{)/g, '$1')

/** A line as the texts around its holes. */
type Line = readonly string[]

function linesOf(strings: readonly string[]): readonly Line[] {
  const lines: string[][] = []
  for (const [place, text] of strings.entries()) {
    const [first = '', ...others] = text.split('\n')
    if (place === 0) lines.push([first])
    else lines.at(-1)?.push(first)
    for (const other of others) lines.push([other])
  }
  return lines
}

const isBlank = (line: Line): boolean => line.length === 1 && line[0]?.trim() === ''

/** A block without the line breaks behind its first and before its last backtick. */
function withoutEnds(lines: readonly Line[]): readonly Line[] {
  const last = lines.at(-1)
  return lines.slice(1, last !== undefined && lines.length > 2 && isBlank(last) ? -1 : undefined)
}

const widthOf = ([text = '']: Line): number => text.length - text.trimStart().length

/** Lines without the indentation that all of them have. */
function withoutMargin(lines: readonly Line[]): readonly Line[] {
  const margin = Math.min(...lines.filter((line) => !isBlank(line)).map(widthOf))
  return lines.map((line) => (isBlank(line) ? [''] : [line[0]?.slice(margin) ?? '', ...line.slice(1)]))
}
