import { createHash } from 'node:crypto'
import {
  completedRecord,
  digestedLibraryText,
  LIBRARIES,
  type LibrarySnippet,
  snippetsOfLibrary,
} from '@model-snippets/core/libraries'
import type { LibrarySubject, Shown, TwinLibrary } from './twin-library.ts'

/** An example that runs, and what it must show. */
export interface RunnableExample {
  readonly snippet: LibrarySnippet
  /** As in the record. */
  readonly digest: string
  /** Its position among the model's examples. */
  readonly place: number
  /** Undefined for an install command, which runs when the environment is created. */
  readonly shown: Shown | undefined
}

const ANYTHING: Shown = { prints: /\S/ }

const INSTALLS = /^(?:(?:#|$).*\n)*pip install (?!git\+https:\/\/huggingface\.co\/)[^\n]+\n?$/

/** Whether a shell example only installs something other than a model. Models aren't served to git here. */
export const onlyInstalls = ({ language, content }: Pick<LibrarySnippet, 'language' | 'content'>): boolean =>
  language === 'sh' && INSTALLS.test(content)

/** Returns the examples on a subject's page, as far as they run. */
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
