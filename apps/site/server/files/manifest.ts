import { type LanguageRecord, languageRecord } from '@model-snippets/core'
import type { Example, Proof } from '../../app/domain/examples/build-examples.ts'

/** A text file that belongs to an example. */
export interface TextFile {
  readonly name: string
  readonly text: string
}

/**
 * The file by which a package manager installs what an example needs: the exact release of the client that its example
 * ran with, and the ranges of the install command for all else.
 *
 * @param record the example's language
 * @returns undefined where there is nothing to install
 */
export function manifestOf(
  { language, install, proof, typescript }: Pick<Example, 'language' | 'install' | 'proof' | 'typescript'>,
  record: LanguageRecord = languageRecord(language),
): TextFile | undefined {
  const text = record.manifest?.text(install, (name) => (isProven(name, proof) ? proof.release : undefined), typescript)
  return text === undefined || record.manifest === undefined ? undefined : { name: record.manifest.fileName, text }
}

/** True for the package whose release is on record. Python's package index takes `-`, `_` and `.` for the same. */
const isProven = (name: string, proof: Proof | undefined): proof is Proof =>
  proof !== undefined && plainName(name) === plainName(proof.package)

const plainName = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')
