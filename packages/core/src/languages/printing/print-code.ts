import type { Call } from '../../call/call.ts'
import { CodeNode, type Value } from '../../values/value.ts'
import {
  type Hole,
  type Import,
  JoinedPiece,
  LiteralPiece,
  type Piece,
  type Place,
  type PlaceInValue,
  type PrintValue,
  SlotPiece,
  TemplatePiece,
  TextPiece,
} from './code.ts'
import type { Step } from './cut-template.ts'

/** A printed piece. */
export interface Printed {
  readonly text: string
  /** The imports of all names in it, without duplicates, in order of appearance. */
  readonly imports: readonly Import[]
}

/** How deep pieces can be nested; renderers need about ten. */
const DEEPEST = 200

/**
 * Prints a piece as the start of a program.
 *
 * @param call what slots are filled from, if there are any
 */
export function print(piece: Piece, call?: Call): Printed {
  const printer = new Printer(call)
  printer.addPiece(piece, '', 0)
  return { text: printer.whole(), imports: printer.imports }
}

/** A program without the values of a call: text and slots. */
export interface CompiledProgram extends Cut {
  readonly slots: readonly PlacedSlot[]
  /** What the program imports, unless a value needs more. */
  readonly imports: readonly Import[]
}

/** A slot in a program, and the text after it. */
interface PlacedSlot extends OpenSlot, Cut {}

/** A slot, and what its place determines, as for the holes of a template. */
interface OpenSlot {
  readonly read: (call: never) => Hole
  readonly literal: PrintValue
  readonly indent: string
  readonly column: number
  readonly reserve: number
}

/** Stands for a slot while a program is compiled. No renderer's text contains it. */
const SLOT = '\0'

/** Compiles a program in which there are slots. */
export function compile(piece: Piece): CompiledProgram {
  const open: OpenSlot[] = []
  const printer = new Printer(undefined, open)
  printer.addPiece(piece, '', 0)
  const [first, ...others] = printer.whole().split(SLOT).map(cut) as [Cut, ...Cut[]]
  const slots = open.map((slot, place) => ({ ...slot, ...(others[place] as Cut) }))
  return { ...first, slots, imports: printer.imports }
}

/** A text up to its last line break, and after it. */
interface Cut {
  readonly above: string
  readonly line: string
}

function cut(text: string): Cut {
  const start = text.lastIndexOf('\n') + 1
  return { above: text.slice(0, start), line: text.slice(start) }
}

/** Fills the slots of a program; the imports are only those that the values need. */
export function fill(program: CompiledProgram, call: Call): Printed {
  const printer = new Printer(call)
  printer.addCompiled(program)
  return { text: printer.whole(), imports: printer.imports }
}

/** Checks whether one text comes before another. */
type Order = (one: string, other: string) => boolean

const asInAlphabet: Order = (one, other) => one < other

/** Returns the modules of imports, without duplicates, in alphabetical order. */
export function modulesOf(imports: readonly Import[]): readonly string[] {
  const modules: string[] = []
  for (const { module } of imports) if (!modules.includes(module)) insert(modules, module, asInAlphabet)
  return modules
}

/** Returns the names imported from a module, sorted and without duplicates; `itself` stands for the module. */
export function namesOf(module: string, imports: readonly Import[], itself: string, isBefore = asInAlphabet): string[] {
  const names: string[] = []
  for (const each of imports) {
    const { name = itself } = each
    if (each.module === module && !names.includes(name)) insert(names, name, isBefore)
  }
  return names
}

/** Inserts a text at its position. Programs have few imports, so this is faster than sorting. */
export function insert(sorted: string[], text: string, isBefore = asInAlphabet): void {
  let place = sorted.length
  for (; place > 0 && isBefore(text, sorted[place - 1] as string); place--) sorted[place] = sorted[place - 1] as string
  sorted[place] = text
}

const ANYWHERE: Place = {
  column: 0,
  used: 0,
  code: () => {
    throw new TypeError('[model-snippets] a string can’t contain code')
  },
}

const ALONE: PlaceInValue = { indent: '', column: 0, used: 0 }

/** Ends the attempt to print a value while a program is compiled, because there's a slot in it. */
const IN_VALUE = /* @__PURE__ */ new Error('[model-snippets] a slot is part of a value')

/** A slot in a list of pieces, where no template says how values are printed. */
const PIECE_ONLY: PrintValue = () => {
  throw new TypeError('[model-snippets] a slot outside a template must return a piece of code')
}

/** The output so far, for one program. */
class Printer {
  readonly imports: Import[] = []
  /** What slots are filled from. */
  readonly #call: Call | undefined
  /** The slots so far, if the program is compiled. */
  readonly #open: OpenSlot[] | undefined
  #isInValue = false
  /** All lines above the current one, whose literals may also contain line breaks. */
  #above = ''
  #line = ''
  #depth = 0

  constructor(call: Call | undefined, open?: OpenSlot[]) {
    this.#call = call
    this.#open = open
  }

  whole(): string {
    return this.#above + this.#line
  }

  /**
   * @param indent the indentation of its line, for further lines
   * @param column that indentation, in columns
   * @param reserve columns reserved after it
   */
  addPiece(piece: CodeNode, indent: string, column: number, reserve = 1): void {
    if (piece instanceof TextPiece) this.#addTextPiece(piece)
    else if (piece instanceof TemplatePiece) this.#addTemplate(piece, indent)
    else if (piece instanceof LiteralPiece) this.#addLiteral(piece.value, piece.literal, indent, column, reserve)
    else if (piece instanceof JoinedPiece) this.#addJoined(piece, indent, column)
    else if (piece instanceof SlotPiece) this.#addSlot(piece, PIECE_ONLY, indent, column, reserve)
    else throw new TypeError('[model-snippets] expected a piece of code')
  }

  #addTextPiece({ text, imports }: TextPiece): void {
    for (const each of imports) if (!this.imports.includes(each)) this.imports.push(each)
    this.#line += text
  }

  #addTemplate(piece: TemplatePiece, indent: string): void {
    this.#goDeeper()
    let isEmpty = true
    for (let step = piece.template.stepsAt(indent); step !== undefined; step = step.next) {
      if (step.optional > 0) {
        if (this.#addOptional(piece, step, isEmpty)) isEmpty = false
        continue
      }
      this.#addText(step, isEmpty)
      isEmpty = false
      if (step.hole !== -1) this.#addHole(piece, step, step.hole)
    }
    this.#depth--
  }

  #goDeeper(): void {
    if (++this.#depth > DEEPEST) throw new RangeError('[model-snippets] pieces of code are nested too deeply')
  }

  #addText(step: Step, isFirst: boolean): void {
    const above = isFirst ? step.firstAbove : step.above
    const line = isFirst ? step.firstLine : step.line
    if (above === '') this.#line += line
    else {
      // A piece that starts with a blank line leaves no indentation there.
      const isBlank = above[0] === '\n' && !this.#isInValue && !/\S/.test(this.#line)
      this.#above += (isBlank ? '' : this.#line) + above
      this.#line = line
    }
  }

  /** @returns whether its holes printed anything; if not, the line is left out */
  #addOptional(piece: TemplatePiece, step: Step, isEmpty: boolean): boolean {
    const behind = step.hole + step.optional
    let first = step.hole
    while (first < behind && piece.holes[first] === undefined) first++
    if (first === behind) return false
    const above = this.#above
    const line = this.#line
    this.#addText(step, isEmpty)
    const length = this.#length()
    for (let hole = first; hole < behind; hole++) this.#addHole(piece, step, hole)
    if (this.#length() > length) return true
    this.#above = above
    this.#line = line
    return false
  }

  #addHole({ holes, literal }: TemplatePiece, { indent, column, reserve }: Step, hole: number): void {
    const value = holes[hole]
    if (value === undefined) return
    // A string's literal doesn't depend on its position.
    if (typeof value === 'string') this.#line += literal(value, ANYWHERE)
    // The most frequent case.
    else if (value instanceof TemplatePiece) this.#addTemplate(value, indent)
    else if (value instanceof SlotPiece) this.#addSlot(value, literal, indent, column, reserve)
    else if (value instanceof CodeNode) this.addPiece(value, indent, column, reserve)
    else this.#addLiteral(value, literal, indent, column, reserve)
  }

  #addSlot({ read }: SlotPiece, literal: PrintValue, indent: string, column: number, reserve: number): void {
    if (this.#open === undefined) {
      this.#addValueOf({ read, literal, indent, column, reserve })
      return
    }
    if (this.#isInValue) throw IN_VALUE
    this.#open.push({ read, literal, indent, column, reserve })
    this.#line += SLOT
  }

  /** Fills a slot. */
  #addValueOf({ read, literal, indent, column, reserve }: OpenSlot): void {
    if (this.#call === undefined) throw new TypeError('[model-snippets] a slot needs a call')
    const length = this.#length()
    const value = read(this.#call as never)
    if (typeof value === 'string') this.#line += literal(value, ANYWHERE)
    else if (value instanceof CodeNode) this.addPiece(value, indent, column, reserve)
    else if (value !== undefined) this.#addLiteral(value, literal, indent, column, reserve)
    if (this.#length() === length) throw new TypeError('[model-snippets] a slot has printed nothing')
  }

  addCompiled({ above, line, slots }: CompiledProgram): void {
    this.#above = above
    this.#line = line
    for (const slot of slots) {
      this.#addValueOf(slot)
      if (slot.above === '') this.#line += slot.line
      else {
        this.#above += this.#line + slot.above
        this.#line = slot.line
      }
    }
  }

  #addLiteral(value: Value, literal: PrintValue, indent: string, column: number, reserve: number): void {
    if (this.#open === undefined || this.#isInValue) this.#addValue(value, literal, indent, column, reserve)
    else if (this.#line.includes(SLOT) || this.#hasSlot(value, literal, indent, column, reserve)) {
      // Only the values before it on the line, or in it, determine its layout.
      this.#open.push({ read: () => value, literal, indent, column, reserve })
      this.#line += SLOT
    }
  }

  /** Adds a value, unless there's a slot in it. */
  #hasSlot(value: Value, literal: PrintValue, indent: string, column: number, reserve: number): boolean {
    const above = this.#above
    const line = this.#line
    const depth = this.#depth
    try {
      this.#addValue(value, literal, indent, column, reserve)
      return false
    } catch (error) {
      if (error !== IN_VALUE) throw error
      this.#above = above
      this.#line = line
      this.#depth = depth
      this.#isInValue = false
      return true
    }
  }

  #addValue(value: Value, literal: PrintValue, indent: string, column: number, reserve: number): void {
    const columnNow = this.#line.length - this.#line.lastIndexOf('\n') - 1
    // Tabs only occur at the start of a line.
    const used = columnNow - indent.length + column + reserve
    this.#line += literal(value, { column, used, code: this.#printInner })
  }

  #length(): number {
    return this.#above.length + this.#line.length
  }

  /** Returns the text of a piece inside a value, to be inserted into its line later. */
  readonly #printInner = (piece: CodeNode, { indent, column, used }: PlaceInValue = ALONE): string => {
    const above = this.#above
    const line = this.#line
    const wasInValue = this.#isInValue
    this.#isInValue = true
    // Stands for the text already on its line, so that the piece is broken if the line gets too long.
    const before = ' '.repeat(used - column + indent.length)
    this.#above = ''
    this.#line = before
    this.addPiece(piece, indent, column)
    const inner = this.whole().slice(before.length)
    this.#above = above
    this.#line = line
    this.#isInValue = wasInValue
    return inner
  }

  #addJoined({ pieces, between }: JoinedPiece, indent: string, column: number): void {
    this.#goDeeper()
    const endsLine = between.endsWith('\n')
    let isFirst = true
    for (const piece of pieces) {
      const above = this.#above
      const line = this.#line
      if (!isFirst) {
        if (endsLine) {
          this.#above += line + between
          this.#line = indent
        } else this.#line += between
      }
      const length = this.#length()
      this.addPiece(piece, indent, column)
      if (this.#length() > length) isFirst = false
      else {
        this.#above = above
        this.#line = line
      }
    }
    this.#depth--
  }
}
