import type { Readable, Writable } from 'node:stream'
import { autocomplete, isCancel } from '@clack/prompts'
import { MODELS } from '@model-snippets/core/catalogue'
import { UsageError } from './usage-error.ts'

/** Where the question is asked; tests have their own. */
interface Terminal {
  readonly input?: Readable
  readonly output: Writable
}

/**
 * Lets the user choose a model from the catalogue on the terminal. Standard output stays free for the code.
 *
 * @throws UsageError when the user cancels
 */
export async function askForModel(terminal: Terminal = { output: process.stderr }): Promise<string> {
  const answer = await autocomplete({
    message: 'Which model?',
    options: MODELS.map((model) => ({ value: model.id, label: model.id })),
    maxItems: 10,
    // If the list is empty, Enter returns undefined.
    validate: (id) => (id === undefined ? 'No model in the catalog matches. Try another word.' : undefined),
    ...terminal,
  })
  if (isCancel(answer)) throw new UsageError('no model selected')
  return answer
}
