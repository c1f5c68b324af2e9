import { CodeNode, type Value } from '../../values/value.ts'
import {
  type Import,
  JoinedPiece,
  LiteralPiece,
  type Piece,
  type Place,
  type PrintValue,
  TemplatePiece,
  TextPiece,
} from './code.ts'
import type { Step } from './cut-template.ts'

/** A printed piece. */
export interface Printed {
  readonly text: string
  /** Those of all names in it, each once, in the order in which they stand. */
  readonly imports: readonly Import[]
}

/** Pieces may stand within each other so deep; renderers need about ten. */
const DEEPEST = 200

/** Prints a piece, as a program begins: at the start of a line. */
export function print(piece: Piece): Printed {
  const printer = new Printer()
  printer.addPiece(piece, '', 0)
  return { text: printer.whole(), imports: [...printer.imports] }
}

const ANYWHERE: Place = {
  column: 0,
  used: 0,
  code: () => {
    throw new TypeError('[model-snippets] a text holds no piece of code')
  },
}

/** Characters after which what is printed is put away, so that no line start is looked for in it. */
const LONG = 2048

/** What has been printed. It lives as long as one program is printed. */
class Printer {
  readonly imports = new Set<Import>()
  /** What has been put away, and the column at which it ends. */
  #done = ''
  #column = 0
  /** What follows that. */
  #text = ''
  #depth = 0

  whole(): string {
    return this.#done + this.#text
  }

  /**
   * @param indent the indentation of the line that it stands on, for its further lines
   * @param column the columns of that
   */
  addPiece(piece: CodeNode, indent: string, column: number): void {
    if (++this.#depth > DEEPEST)
      throw new RangeError('[model-snippets] pieces of code stand too deep within each other')
    if (piece instanceof TemplatePiece) this.#addTemplate(piece, indent)
    else if (piece instanceof TextPiece) {
      for (const each of piece.imports) this.imports.add(each)
      this.#text += piece.text
    } else if (piece instanceof LiteralPiece) this.#addLiteral(piece.value, piece.literal, indent, column, 1)
    else if (piece instanceof JoinedPiece) this.#addJoined(piece, indent, column)
    else throw new TypeError('[model-snippets] not a piece of code')
    this.#depth--
  }

  #addTemplate(piece: TemplatePiece, indent: string): void {
    const steps = piece.template.stepsAt(indent)
    let isEmpty = true
    for (let place = 0; place < steps.length; place++) {
      const step = steps[place] as Step
      if (step.optional > 0) {
        if (this.#addOptional(piece, steps, place, isEmpty)) isEmpty = false
        place += step.optional - 1
        continue
      }
      this.#addText(step, isEmpty)
      isEmpty = false
      if (step.hole !== -1) this.#addHole(piece, step)
    }
  }

  #addText({ text, lead }: Step, isEmpty: boolean): void {
    this.#text += isEmpty && lead > 0 ? text.slice(lead) : text
  }

  /** @returns whether its holes added anything; if not, there is no line either */
  #addOptional(piece: TemplatePiece, steps: readonly Step[], first: number, isEmpty: boolean): boolean {
    const known = this.#text
    const { optional } = steps[first] as Step
    this.#addText(steps[first] as Step, isEmpty)
    const length = this.#length()
    for (let place = first; place < first + optional; place++) this.#addHole(piece, steps[place] as Step)
    if (this.#length() > length) return true
    this.#text = known
    return false
  }

  #addHole({ holes, literal }: TemplatePiece, { hole, indent, column, reserve }: Step): void {
    const value = holes[hole]
    if (value === undefined) return
    // Where a text stands changes nothing of its literal.
    if (typeof value === 'string') this.#text += literal(value, ANYWHERE)
    else if (!(value instanceof CodeNode)) this.#addLiteral(value, literal, indent, column, reserve)
    else if (value instanceof LiteralPiece) this.#addLiteral(value.value, value.literal, indent, column, reserve)
    else this.addPiece(value, indent, column)
  }

  #addLiteral(value: Value, literal: PrintValue, indent: string, column: number, reserve: number): void {
    // Tabs stand at the start of a line alone.
    const used = this.#columnNow() - indent.length + column + reserve
    this.#text += literal(value, { column, used, code: this.#printInner })
  }

  /** The column at which the next text starts. */
  #columnNow(): number {
    const text = this.#text
    const lastBreak = text.lastIndexOf('\n')
    const column = lastBreak === -1 ? this.#column + text.length : text.length - lastBreak - 1
    if (text.length > LONG) {
      this.#done += text
      this.#column = column
      this.#text = ''
    }
    return column
  }

  #length(): number {
    return this.#done.length + this.#text.length
  }

  /** The text of a piece within a value, which is put into its line later. */
  readonly #printInner = (piece: CodeNode): string => {
    const [done, column, text] = [this.#done, this.#column, this.#text]
    this.#done = this.#text = ''
    this.#column = 0
    this.addPiece(piece, '', 0)
    const inner = this.whole()
    this.#done = done
    this.#column = column
    this.#text = text
    return inner
  }

  #addJoined({ pieces, between }: JoinedPiece, indent: string, column: number): void {
    const separator = between.endsWith('\n') ? between + indent : between
    let isFirst = true
    for (const piece of pieces) {
      const known = this.#text
      if (!isFirst) this.#text += separator
      const length = this.#length()
      this.addPiece(piece, indent, column)
      if (this.#length() > length) isFirst = false
      else this.#text = known
    }
  }
}
