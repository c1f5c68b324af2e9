import type { CodeTemplate } from '../languages/printing/code-template.ts'
import { shell } from '../languages/shell/writer.ts'
import { toVisibleText } from '../values/visible-text.ts'

/**
 * Shell commands with words, as `shell.code`, for texts from a model's record: it never throws, because what has no
 * place in a command is shown as U+FFFD. No id of a hub starts with a hyphen, which would make it an option, or is a
 * step out of the reader's folder.
 *
 * @example
 * command`hf download ${model.id} --local-dir ${nameOf(model)}\n`
 */
export const command: CodeTemplate = (lines, ...values) =>
  shell.code(lines, ...values.map((value) => (typeof value === 'string' ? toArgument(value) : value)))

const toArgument = (text: string): string => toVisibleText(text).replace(/^(?:-|\.\.?(?=\/|$))/, '\ufffd')
