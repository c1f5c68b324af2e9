import type { ModelRecord } from '@model-snippets/core'
import { findModel, MODELS } from '@model-snippets/core/catalogue'
import {
  completedRecord,
  type Library,
  loadLibrary,
  problemOfId,
  snippetsOfLibrary,
} from '@model-snippets/core/libraries/on-demand'
import { isCode } from './explanation.ts'
import { checkedNamesOf, libraryCheckOf } from './library-check.ts'
import { withRun } from './library-run.ts'
import { SAMPLE_RECORDS } from './sample-records.ts'

const LONGEST_MODEL_ID = 200

/** The model that a library's examples are written for. */
interface ChosenModel {
  readonly record: ModelRecord
  /** `catalogue`: its record is known. `named`: only its name is known. `sample`: it's made up. */
  readonly kind: 'catalogue' | 'named' | 'sample'
}

/** The data of a library's page, without highlighted code. */
export type LibraryPage = Awaited<ReturnType<typeof readLibraryPage>>

/**
 * Loads one library alone, and writes its examples for a model.
 *
 * @param key key of the library
 * @param asked id of the model; without it, one that the library has an example for
 * @throws Error when no library has the key
 */
export async function readLibraryPage(key: string, asked: string) {
  const library = await loadLibrary(key)
  const { prettyLabel, repoName, repoUrl, docsUrl, filter, countDownloads, releases, examples } = library
  const models = MODELS.filter(({ library_name }) => library_name === key)
  const chosen = chooseModel(library, models, asked.trim().slice(0, LONGEST_MODEL_ID))
  const { record, isCompleted, count } = completedRecord(chosen.record)
  const problem = problemOfId(record.id)
  const snippets = snippetsOfLibrary(library, record).slice(0, key === 'transformers' ? count : undefined)
  return {
    key,
    label: prettyLabel,
    repoName,
    repoUrl,
    docsUrl,
    isFilter: filter === true,
    countDownloads,
    releases,
    hasExample: examples !== undefined,
    check: libraryCheckOf(library),
    names: checkedNamesOf(key),
    models: models.map(({ id }) => id),
    chosen,
    examples: await Promise.all(snippets.map((snippet) => withRun(snippet, record.id))),
    /** Why there's no example for the requested ID, as every surface says it. */
    problem: problem === undefined ? undefined : `model.id: ${problem}`,
    /** True when the examples name classes by the model's task, because its record names none. */
    isCompleted: isCompleted && key === 'transformers',
  }
}

function chooseModel({ key, examples }: Library, models: readonly ModelRecord[], asked: string): ChosenModel {
  if (asked !== '') {
    const known = findModel(asked)
    return known === undefined
      ? { record: { ...sampleOf(key), id: asked }, kind: 'named' }
      : { record: known, kind: 'catalogue' }
  }
  const usable = models.filter((model) => (examples?.(completedRecord(model).record) ?? []).some(isCode))
  // A model without tags shows the plain case: no adapter and no custom code.
  const record = usable.find(({ tags = [] }) => tags.length === 0) ?? usable[0]
  return record === undefined ? { record: sampleOf(key), kind: 'sample' } : { record, kind: 'catalogue' }
}

const sampleOf = (key: string): ModelRecord => ({
  ...(Object.hasOwn(SAMPLE_RECORDS, key) ? SAMPLE_RECORDS[key] : {}),
  id: 'owner/model',
  library_name: key,
})
