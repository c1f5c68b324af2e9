import type { CodeTag } from '../languages/printing/code.ts';
/**
 * Shell commands with words, as the shell's `code`, for texts from a model's record: it never throws, because what has
 * no place in a command is shown as U+FFFD. No id of a hub starts with a hyphen, which would make it an option, or is a
 * step out of the reader's folder.
 *
 * @example
 * command`hf download ${model.id} --local-dir ${nameOf(model)}`
 */
export declare const command: CodeTag;
