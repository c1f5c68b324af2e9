import type { ChatCall } from '../../call/call.ts'
import { type ChatShape, chatShapes, type OwnFacts } from '../../call/chat-shape.ts'
import type { Import, Piece } from './code.ts'
import { type CompiledProgram, compile, fill } from './print-code.ts'

/** Returns what a program that imports something starts with. */
export type Head = (imports: readonly Import[]) => string

/** The most programs that a renderer keeps. All questions that people ask need far fewer. */
export const MOST_PROGRAMS = 200

/** A program for one shape. It keeps only what renderers determine: text, slots, and imports. */
class Program {
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

  fill(call: ChatCall): string {
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

/**
 * Returns a language's function that makes renderers of chats.
 *
 * Such a renderer writes a program for a shape: it knows which statements there are, but none of the call's values,
 * for which it leaves slots. The program is compiled once for each shape; only slots read the call.
 *
 * @param head returns what comes before the program's text
 */
// @__NO_SIDE_EFFECTS__
export const chatCompiler =
  (head: Head) =>
  <Own extends object = object>(
    write: (shape: ChatShape & Own) => Piece,
    own: OwnFacts<Own> = {} as OwnFacts<Own>,
  ): ((call: ChatCall) => string) => {
    const { keyOf, shapeOf } = chatShapes(own)
    const programs = new Map<number, Program>()
    return (call) => {
      const key = keyOf(call)
      let program = programs.get(key)
      if (program === undefined) {
        program = new Program(write(shapeOf(call)), head)
        if (programs.size === MOST_PROGRAMS) programs.clear()
        programs.set(key, program)
      }
      return program.fill(call)
    }
  }
