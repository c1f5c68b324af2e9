import type { ModelRecord } from '@model-snippets/core'
import type { LibraryLanguage } from '@model-snippets/core/libraries'
import { completedRecord, loadLibrary, loadLibrarySnippets } from '@model-snippets/core/libraries/on-demand'
import { type CodeLines, plainLines } from '@model-snippets/react'
import { highlight } from '@model-snippets/react/highlight'
import { type LibraryCheck, libraryCheckOf } from './library-check.ts'
import { recordOf } from './library-language.ts'

/** One example of a library, with its colours. */
export interface ShownExample {
  readonly language: LibraryLanguage
  readonly content: string
  readonly lines: CodeLines
}

/** What one library writes for a model. */
export interface LibraryUse {
  readonly key: string
  readonly label: string
  readonly examples: readonly ShownExample[]
  /** True when the examples name classes by the model's task, because its record names none. */
  readonly isCompleted: boolean
  readonly check: LibraryCheck | undefined
}

/** Finds the colours of an example, as far as its language has some here. */
export const withColours = (example: Pick<ShownExample, 'language' | 'content'>): ShownExample => {
  const { language, content } = example
  const record = recordOf(language)
  return { language, content, lines: record === undefined ? plainLines(content) : highlight(content, record.id) }
}

/**
 * How to use a model with each library that its record names. Loads those libraries alone.
 *
 * @returns empty where no library that the record names has an example
 */
export async function readLibraryUses(model: ModelRecord): Promise<readonly LibraryUse[]> {
  const { record, isCompleted, count } = completedRecord(model)
  const snippets = await loadLibrarySnippets(record)
  const keys = [...new Set(snippets.map(({ library }) => library))]
  return Promise.all(
    keys.map(async (key) => {
      const library = await loadLibrary(key)
      return {
        key,
        label: library.prettyLabel,
        examples: snippets
          .filter((snippet) => snippet.library === key)
          .slice(0, key === 'transformers' ? count : undefined)
          .map(withColours),
        isCompleted: isCompleted && key === 'transformers',
        check: libraryCheckOf(library),
      }
    }),
  )
}
