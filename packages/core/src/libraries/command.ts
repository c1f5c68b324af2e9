import type { CodeTemplate } from '../languages/code-template.ts'
import { shell } from '../languages/shell.ts'

/**
 * What no argument of a process can carry (NUL, lone surrogates), and what would steer the terminal or reorder the line
 * that a reader copies: no id of a hub holds any of it.
 */
const NOT_CARRIED = /[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/gu

/**
 * Shell commands with words, as `shell.code`, for texts from a model's record: it never throws, because what has no
 * place in a command is shown as U+FFFD.
 *
 * @example
 * command`hf download ${model.id} --local-dir ${nameOf(model)}\n`
 */
export const command: CodeTemplate = (lines, ...values) =>
  shell.code(lines, ...values.map((value) => (typeof value === 'string' ? carried(value) : value)))

/** The text as a command can carry it. */
export const carried = (text: string): string => text.replace(NOT_CARRIED, '\ufffd')
