import type { LibrarySummary } from '../../domain/libraries/library-list-data.ts'
import { MissingPage } from '../../ui/missing-page.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'
import { LibraryList } from './library-list.tsx'

/** What a missing library carries to its page. */
export interface MissingLibraryData {
  readonly asked: string
  readonly near: readonly LibrarySummary[]
}

export const MissingLibrary = ({ asked, near }: MissingLibraryData) => {
  const texts = useTexts()
  return (
    <MissingPage asked={asked} list="/libraries" texts={texts}>
      {near.length === 0 ? undefined : <LibraryList libraries={near} />}
    </MissingPage>
  )
}
