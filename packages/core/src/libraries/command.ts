import type { CodeTag } from '../languages/printing/code.ts'
import { code } from '../languages/shell/writer.ts'
import { toVisibleText } from '../values/visible-text.ts'

/**
 * Writes shell commands with arguments, like the shell's `code`, for texts from a model's record. It never throws:
 * characters that a command can't contain become U+FFFD. Hugging Face ids never start with a hyphen, so they aren't
 * options, and never leave the reader's folder.
 *
 * @example
 * command`hf download ${model.id} --local-dir ${nameOf(model)}`
 */
export const command: CodeTag = (strings, ...holes) =>
  code(strings, ...holes.map((hole) => (typeof hole === 'string' ? toArgument(hole) : hole)))

const toArgument = (text: string): string => toVisibleText(text).replace(/^(?:-|\.\.?(?=\/|$))/, '\ufffd')
