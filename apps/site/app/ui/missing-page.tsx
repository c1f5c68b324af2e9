import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { LiveSearchForm, type SearchTexts } from './live-search-form.tsx'
import { FailedPage, MessagePage } from './message-page.tsx'

/** What a missing entry of a list carries to its page. */
export interface MissingEntry<Entry> {
  /** What was asked for. */
  readonly asked: string
  /** What is called alike. */
  readonly near: readonly Entry[]
}

interface EntryErrorProps<Entry> {
  readonly error: unknown
  /** Address of the list that has it all. */
  readonly list: string
  readonly texts: {
    readonly missing: { readonly title: string; readonly lead: string; readonly near: string }
    readonly list: SearchTexts
  }
  /** Shows what is called alike. */
  readonly children: (near: readonly Entry[]) => ReactNode
}

/** Says that an entry of a list is not there, with a search and what is called alike; or that its page failed. */
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
