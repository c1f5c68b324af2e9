import { createHash } from 'node:crypto'
import {
  completedRecord,
  digestedLibraryText,
  LIBRARIES,
  type LibrarySnippet,
  snippetsOfLibrary,
} from '@model-snippets/core/libraries'
import type { LibrarySubject, Shown, TwinLibrary } from './twin-library.ts'

/** One example that is run, and what it should show. */
export interface RunnableExample {
  readonly snippet: LibrarySnippet
  /** As the record has it. */
  readonly digest: string
  /** Its place among all examples of its model. */
  readonly place: number
  /** Undefined for a command that installs: it is run where the environment is made. */
  readonly shown: Shown | undefined
}

const ANYTHING: Shown = { prints: /\S/ }

const INSTALLS = /^(?:(?:#|$).*\n)*pip install (?!git\+https:\/\/huggingface\.co\/)[^\n]+\n?$/

/** Whether an example of the shell does nothing but install what is no model: git is not given models here. */
export const onlyInstalls = ({ language, content }: Pick<LibrarySnippet, 'language' | 'content'>): boolean =>
  language === 'sh' && INSTALLS.test(content)

/** The examples that the pages show for the record of a subject, as far as they are run. */
export function examplesOf(
  { key }: TwinLibrary,
  { record, shows = [], leaves = [] }: LibrarySubject,
): readonly RunnableExample[] {
  const library = LIBRARIES[key]
  if (library === undefined) throw new Error(`No library has the key ${key}`)
  const completed = completedRecord(record)
  const snippets = snippetsOfLibrary(library, completed.record).slice(0, completed.count)
  const programs = snippets.filter(({ language }) => language === 'python' || language === 'js')
  return snippets
    .filter((snippet) => programs.includes(snippet) || onlyInstalls(snippet))
    .filter((snippet) => !leaves.includes(programs.indexOf(snippet)))
    .map((snippet) => {
      const program = programs.indexOf(snippet)
      return {
        snippet,
        digest: createHash('sha256').update(digestedLibraryText(snippet, record.id)).digest('hex'),
        place: snippets.indexOf(snippet),
        shown: program < 0 ? undefined : (shows[program] ?? ANYTHING),
      }
    })
}
