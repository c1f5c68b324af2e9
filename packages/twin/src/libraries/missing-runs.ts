import type { LibraryRunRecord } from '@model-snippets/core/libraries'
import { examplesOf } from './subjects.ts'
import type { TwinLibrary } from './twin-library.ts'

/** The examples of a library that should run, and that the record does not hold as they are now: `model place`. */
export const missingRuns = (library: TwinLibrary, { texts }: LibraryRunRecord): readonly string[] =>
  library.subjects.flatMap((subject) =>
    examplesOf(library, subject).flatMap(({ digest, place }) =>
      Object.hasOwn(texts, digest) ? [] : [`${subject.record.id} ${place}`],
    ),
  )
