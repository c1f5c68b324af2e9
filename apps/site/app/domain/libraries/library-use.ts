import type { ModelRecord } from '@model-snippets/core'
import type { LibraryLanguage, LibraryRequest } from '@model-snippets/core/libraries'
import { completedRecord, loadLibrary } from '@model-snippets/core/libraries/on-demand'
import { type CodeLines, plainLines } from '@model-snippets/react'
import { highlight } from '@model-snippets/react/highlight'
import { type LibraryCheck, libraryCheckOf } from './library-check.ts'
import { recordOf } from './library-language.ts'
import { type ExampleRun, withRun } from './library-run.ts'
import { writtenExamples } from './written-examples.ts'

/** One example of a library, with highlighting. */
export interface ShownExample {
  readonly language: LibraryLanguage
  readonly content: string
  /** Undefined while it isn't highlighted. */
  readonly lines?: CodeLines
  /** Options of the form that change nothing in it. */
  readonly ignored?: readonly string[]
  /** Undefined if this exact text wasn't run. */
  readonly run?: ExampleRun
}

/** The examples of one library for a model. */
export interface LibraryUse {
  readonly key: string
  readonly label: string
  readonly examples: readonly ShownExample[]
  /** True when the examples name classes by the model's task, because its record names none. */
  readonly isCompleted: boolean
  readonly check: LibraryCheck | undefined
}

/** Highlights an example if its language has a grammar here. */
export const withColours = (example: Omit<ShownExample, 'lines'>): ShownExample => {
  const { language, content, ignored, run } = example
  const record = recordOf(language)
  return {
    language,
    content,
    ...(ignored === undefined ? {} : { ignored }),
    ...(run === undefined ? {} : { run }),
    lines: record === undefined ? plainLines(content) : highlight(content, record.id),
  }
}

/**
 * How to use a model with each library that its record names.
 *
 * @param request what the reader asks; the examples' own input when not given
 * @returns empty where no library that the record names has an example
 */
export async function readLibraryUses(
  model: ModelRecord,
  request: LibraryRequest = {},
): Promise<readonly LibraryUse[]> {
  const { isCompleted } = completedRecord(model)
  const examples = await writtenExamples(model, request)
  return Promise.all(
    [...examples].map(async ([key, written]) => {
      const library = await loadLibrary(key)
      return {
        key,
        label: library.prettyLabel,
        examples: (await Promise.all(written.map((snippet) => withRun(snippet, model.id)))).map(withColours),
        isCompleted: isCompleted && key === 'transformers',
        check: libraryCheckOf(library),
      }
    }),
  )
}
