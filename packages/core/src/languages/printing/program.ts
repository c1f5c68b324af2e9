import type { Call } from '../../call/call.ts'
import type { Import, Piece } from './code.ts'
import { type CompiledProgram, compile, fill } from './print-code.ts'

/** Returns what a program that imports something starts with. */
export type Head = (imports: readonly Import[]) => string

/** A program for one shape. It keeps only what renderers determine: text, slots, and imports. */
export class Program {
  readonly #compiled: CompiledProgram
  readonly #head: Head
  /** The last imports that values needed besides the program's own, which differ rarely, and the start with both. */
  #more: readonly Import[] = []
  #start: string

  constructor(piece: Piece, head: Head) {
    this.#compiled = compile(piece)
    this.#head = head
    this.#start = head(this.#compiled.imports)
  }

  fill(call: Call): string {
    const { text, imports } = fill(this.#compiled, call)
    if (!isSame(imports, this.#more)) {
      this.#more = imports
      this.#start = this.#head([...this.#compiled.imports, ...imports])
    }
    return `${this.#start}${text}\n`
  }
}

const isSame = (some: readonly Import[], others: readonly Import[]): boolean =>
  some.length === others.length && some.every((each, place) => each === others[place])
