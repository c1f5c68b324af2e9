import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { LiveSearchForm, type SearchTexts } from './live-search-form.tsx'
import { FailedPage, MessagePage } from './message-page.tsx'

/** The data for the page of a missing entry of a list. */
export interface MissingEntry<Entry> {
  /** The requested key. */
  readonly asked: string
  /** Entries with similar names. */
  readonly near: readonly Entry[]
}

interface EntryErrorProps<Entry> {
  readonly error: unknown
  /** The URL of the complete list. */
  readonly list: string
  readonly texts: {
    readonly missing: { readonly title: string; readonly lead: string; readonly near: string }
    readonly list: SearchTexts
  }
  /** Shows the entries with similar names. */
  readonly children: (near: readonly Entry[]) => ReactNode
}

/** Says that an entry doesn't exist, with a search and similar entries, or that its page failed. */
export function EntryError<Entry>({ error, list, texts, children }: EntryErrorProps<Entry>) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailedPage />
  const { asked, near } = error.data as MissingEntry<Entry>
  return (
    <MessagePage title={texts.missing.title} lead={texts.missing.lead}>
      <p className="mb-6 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{asked}</p>
      <LiveSearchForm action={list} query="" texts={texts.list} />
      {near.length === 0 ? null : (
        <section className="mt-10">
          <h2 className="mb-3 text-sm font-medium text-muted">{texts.missing.near}</h2>
          {children(near)}
        </section>
      )}
    </MessagePage>
  )
}
