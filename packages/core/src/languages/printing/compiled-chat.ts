import type { ChatCall } from '../../call/call.ts'
import { type ChatShape, chatShapes, type OwnFacts } from '../../call/chat-shape.ts'
import type { Piece } from './code.ts'
import { type Head, Program } from './program.ts'

/** The most programs that a renderer keeps. All questions that people ask need far fewer. */
export const MOST_PROGRAMS = 200

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
