import type { LibraryRunRecord } from '@model-snippets/core/libraries'
import { examplesOf } from './subjects.ts'
import type { TwinLibrary } from './twin-library.ts'

/** Returns a library's current examples without a recorded run, as `model place`. */
export const missingRuns = (library: TwinLibrary, { texts }: LibraryRunRecord): readonly string[] =>
  library.subjects.flatMap((subject) =>
    examplesOf(library, subject).flatMap(({ digest, place }) =>
      Object.hasOwn(texts, digest) ? [] : [`${subject.record.id} ${place}`],
    ),
  )
