import type { CodeTemplate } from '../languages/code-template.ts'
import { shell } from '../languages/shell.ts'

/** What no argument of a process can carry: NUL and lone surrogates. */
const NOT_CARRIED = /\0|\p{Surrogate}/gu

/**
 * Shell commands with words, as `shell.code`, for texts from a model's record: it never throws, because what no command
 * can carry is shown as U+FFFD.
 *
 * @example
 * command`hf download ${model.id} --local-dir ${nameOf(model)}\n`
 */
export const command: CodeTemplate = (lines, ...values) =>
  shell.code(lines, ...values.map((value) => (typeof value === 'string' ? carried(value) : value)))

/** The text as a command can carry it. */
export const carried = (text: string): string => text.replace(NOT_CARRIED, '\ufffd')
