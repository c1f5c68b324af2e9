import type { ModelRecord } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import type { ServedWeights } from '@model-snippets/core/libraries'
import type { SystemProgram } from './system-programs.ts'

/** What an example leaves that shows its result. */
export type Shown =
  /** What it prints fits this. */
  | { readonly prints: RegExp }
  /** It writes a file whose bytes are what its ending says. */
  | { readonly saves: string }

/** One model that is made, and whose examples are run. */
export interface LibrarySubject {
  /** The record that the examples are written from. */
  readonly record: ModelRecord
  /** What `make.py` makes for this id, in its own words. */
  readonly make: string
  /** What is made of a model that has one size only, which is large; absent where a small model is made whole. */
  readonly weights?: ServedWeights
  /** Other models that the examples fetch: what is made, by id. */
  readonly others?: Readonly<Record<string, string>>
  /** Files that the examples read elsewhere than on the hub: samples of core, by their addresses. */
  readonly web?: Readonly<Record<string, string>>
  /** Files beside the examples: samples of core, by the name that the examples read. */
  readonly files?: Readonly<Record<string, string>>
  /** Programs of the system that the first line of the examples asks the reader for. */
  readonly programs?: readonly SystemProgram[]
  /** What each example of Python or JavaScript shows, in their order; one that is left out prints anything. */
  readonly shows?: readonly Shown[]
  /** Places among the examples of Python or JavaScript of those that are not run: for models of another kind, or elsewhere. */
  readonly leaves?: readonly number[]
}

/** How the examples of one library are run. The folder is called like the library and holds `make.py`, too. */
export interface TwinLibrary {
  /** Key of the library. */
  readonly key: string
  /** The version of Python, `3.10`, where the library is not for the one that is there. */
  readonly python?: string
  /** Headers of the system that its first line asks the reader for. */
  readonly builtWith?: readonly SystemProgram[]
  /** What makes the models, and what the examples do not install: words for `pip install`. */
  readonly makersNeed?: readonly string[]
  /** Its imports take so long that they are done once, and each example is run in a fork of that process. */
  readonly isForked?: boolean
  readonly subjects: readonly LibrarySubject[]
}

/**
 * The record of a model of the catalogue: its page shows what is run.
 *
 * @throws Error for a model that the catalogue does not hold
 */
export function catalogued(id: string): ModelRecord {
  const record = findModel(id)
  if (record === undefined) throw new Error(`The catalogue does not hold ${id}`)
  return record
}

/** The record that the page of a library without a model in the catalogue is written for. */
export const sampled = (library: string, facts: Partial<ModelRecord> = {}): ModelRecord => ({
  ...facts,
  id: 'owner/model',
  library_name: library,
})
