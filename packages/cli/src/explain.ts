import { SnippetInputError } from '@model-snippets/core'
import { UsageError } from './usage-error.ts'

/** The generator's refusal of an option is the caller's to put right. */
export function explain<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SnippetInputError) throw new UsageError(error.message.replace(/^\[[^\]]*\] /, ''))
    throw error
  }
}
