import type { TaskCall } from '../../call/call.ts'
import { type TaskShape, taskShapeOf } from '../clients/task-shape.ts'
import type { Piece } from './code.ts'
import { type Head, Program } from './program.ts'

/**
 * Returns a language's function that makes raw clients' renderers of tasks. As with chats, a program is compiled once
 * for each shape, and only slots read the call.
 *
 * @param head returns what comes before the program's text
 */
// @__NO_SIDE_EFFECTS__
export const taskCompiler =
  (head: Head) =>
  (write: (shape: TaskShape) => Piece): ((call: TaskCall) => string) => {
    // Shapes are limited in number, and a program is kept only as long as its shape.
    const programs = new WeakMap<TaskShape, Program>()
    return (call) => {
      const shape = taskShapeOf(call)
      let program = programs.get(shape)
      if (program === undefined) {
        program = new Program(write(shape), head)
        programs.set(shape, program)
      }
      return program.fill(call)
    }
  }
