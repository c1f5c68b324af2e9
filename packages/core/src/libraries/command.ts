import type { CodeTemplate } from '../languages/code-template.ts'
import { shell } from '../languages/shell.ts'
import { carried } from './carried.ts'

/**
 * Shell commands with words, as `shell.code`, for texts from a model's record: it never throws, because what has no
 * place in a command is shown as U+FFFD.
 *
 * @example
 * command`hf download ${model.id} --local-dir ${nameOf(model)}\n`
 */
export const command: CodeTemplate = (lines, ...values) =>
  shell.code(lines, ...values.map((value) => (typeof value === 'string' ? carried(value) : value)))
