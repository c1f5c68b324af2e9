export { problemOfId } from '../model/hub-id.ts'
export type { LibraryRequest } from './asked.ts'
export { CHECKED_LIBRARIES, type CheckedLibraries, type CheckedLibrary } from './checked.ts'
export { type CompletedRecord, completedRecord } from './completed-record.ts'
export { type CompletedSnippets, getCompletedLibrarySnippets } from './completed-snippets.ts'
export { LIBRARIES } from './index.generated.ts'
export type { Library, LibraryExample, LibraryLanguage, LibraryReleases } from './library.ts'
export { type LibrarySnippet, snippetsOfLibrary } from './library-snippets.ts'
export {
  digestedLibraryText,
  findLibraryRun,
  LIBRARY_RUNS,
  type LibraryRelease,
  type LibraryRun,
  type LibraryRunModel,
  type LibraryRunRecord,
  libraryExampleDigest,
  type ServedWeights,
} from './runs.ts'
export { getLibrarySnippets } from './snippets.ts'
export { type LibraryUiElement, MODEL_LIBRARIES_UI_ELEMENTS } from './ui-elements.ts'
