import type { ModelRecord } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import type { ServedWeights } from '@model-snippets/core/libraries'
import type { SystemProgram } from './system-programs.ts'

/** How an example shows its result. */
export type Shown =
  /** It prints something that matches this. */
  | { readonly prints: RegExp }
  /** It writes a file whose content matches its extension. */
  | { readonly saves: string }

/** A model that is made, and whose examples run. */
export interface LibrarySubject {
  /** The model record for the examples. */
  readonly record: ModelRecord
  /** What `make.py` makes for this id, in the script's own terms. */
  readonly make: string
  /** What is made instead of a model that is always large; absent if a complete small model is made. */
  readonly weights?: ServedWeights
  /** Other models that the examples download: what is made, by id. */
  readonly others?: Readonly<Record<string, string>>
  /** Files that the examples read from other sites: core's samples, by URL. */
  readonly web?: Readonly<Record<string, string>>
  /** Files next to the examples: core's samples, by the name that the examples use. */
  readonly files?: Readonly<Record<string, string>>
  /** System programs that the examples' first line requires. */
  readonly programs?: readonly SystemProgram[]
  /** What each Python or JavaScript example shows, in order; by default, it prints anything. */
  readonly shows?: readonly Shown[]
  /** Positions of Python or JavaScript examples that don't run: those for other models or other places. */
  readonly leaves?: readonly number[]
}

/** How one library's examples run. The folder has the library's name, and also contains `make.py`. */
export interface TwinLibrary {
  /** The library's key. */
  readonly key: string
  /** The Python release, such as `3.10`, if the library doesn't support the default one. */
  readonly python?: string
  /** System headers that its first line requires. */
  readonly builtWith?: readonly SystemProgram[]
  /** Packages for the maker script that the examples don't install: arguments of `pip install`. */
  readonly makersNeed?: readonly string[]
  /** Whether importing takes so long that it's done once, and each example runs in a fork of that process. */
  readonly isForked?: boolean
  readonly subjects: readonly LibrarySubject[]
}

/**
 * Returns the record of a catalog model, whose page shows the examples that run.
 *
 * @throws Error if the model isn't in the catalog
 */
export function catalogued(id: string): ModelRecord {
  const record = findModel(id)
  if (record === undefined) throw new Error(`The catalogue does not hold ${id}`)
  return record
}

/** Returns a model record for a library without a model in the catalog. */
export const sampled = (library: string, facts: Partial<ModelRecord> = {}): ModelRecord => ({
  ...facts,
  id: 'owner/model',
  library_name: library,
})
