import { LiveSearchForm } from '../../ui/live-search-form.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { texts } from '../../ui/texts/libraries.ts'
import { LibraryList } from './library-list.tsx'
import type { LibrarySummary } from './library-list-data.ts'

/** What a missing library carries to its page. */
export interface MissingLibraryData {
  readonly asked: string
  readonly near: readonly LibrarySummary[]
}

export const MissingLibrary = ({ asked, near }: MissingLibraryData) => (
  <MessagePage title={texts.missing.title} lead={texts.missing.lead}>
    <p className="mb-8 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{asked}</p>
    <LiveSearchForm
      action="/libraries"
      query=""
      label={texts.list.searchLabel}
      placeholder={texts.list.searchPlaceholder}
      button={texts.list.search}
    />
    {near.length === 0 ? null : (
      <section className="mt-10">
        <h2 className="mb-3 text-sm font-medium text-muted">{texts.missing.near}</h2>
        <LibraryList libraries={near} />
      </section>
    )}
  </MessagePage>
)
