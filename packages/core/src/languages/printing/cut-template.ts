/**
 * Part of a template's text and the hole or holes after it. All fields needed for printing are in one object that links
 * to the next, because there are many, and each access to another object costs time.
 */
export interface Step {
  /** The text up to its last line break, and the text after it. */
  readonly above: string
  readonly line: string
  /** The number of holes that make up a line with nothing else, which is left out if they're empty; otherwise 0. */
  readonly optional: number
  /** The index of the hole in the template, or of the first of several; -1 after the last one. */
  readonly hole: number
  /** Set for all steps except the last one. */
  next: Step | undefined
  /** The indentation of the hole's line, and its columns. */
  readonly indent: string
  readonly column: number
  /** Columns reserved after the hole: one for a comma, none if the hole is a call's only argument. */
  readonly reserve: 0 | 1
  /** The text if nothing of the template has been printed yet, so there's no line before it. */
  readonly firstAbove: string
  readonly firstLine: string
}

/** A line, with or without holes. */
interface Row {
  readonly indent: string
  /** The start of the line without its indentation; then the text after each hole. */
  readonly texts: readonly string[]
}

/** A template's text, cut into lines. */
export class CutTemplate {
  readonly #rows: readonly Row[]
  /** Steps by the indentation of the piece's position. There are few: one for each nesting level in renderers. */
  readonly #steps = new Map<string, Step | undefined>()
  /** The last request: most templates always have the same position. */
  #indent = ''
  #stepsThere: Step | undefined

  constructor(strings: readonly string[], hasTabs: boolean) {
    const all = linesOf(strings.map(asCode))
    const isBlock = strings[0]?.startsWith('\n') === true
    this.#rows = (isBlock ? withoutMargin(withoutEnds(all)) : all).map((line) => rowOf(line, hasTabs))
  }

  /** Returns the first step of the template at an indentation; `undefined` for an empty template. */
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

/** Columns per tab. */
const TAB = 4

/** Returns an indentation's width in columns. */
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
    // If the line may be left out, its line break must be as well.
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

/** Returns the text unchanged, except for the two escapes in a template. */
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

/** Returns a block without the line breaks after its first backtick and before its last one. */
function withoutEnds(lines: readonly Line[]): readonly Line[] {
  const last = lines.at(-1)
  return lines.slice(1, last !== undefined && lines.length > 2 && isBlank(last) ? -1 : undefined)
}

const widthOf = ([text = '']: Line): number => text.length - text.trimStart().length

/** Returns lines without their common indentation. */
function withoutMargin(lines: readonly Line[]): readonly Line[] {
  const margin = Math.min(...lines.filter((line) => !isBlank(line)).map(widthOf))
  return lines.map((line) => (isBlank(line) ? [''] : [line[0]?.slice(margin) ?? '', ...line.slice(1)]))
}
