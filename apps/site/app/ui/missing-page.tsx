import type { ReactNode } from 'react'
import { LiveSearchForm, type SearchTexts } from './live-search-form.tsx'
import { MessagePage } from './message-page.tsx'

interface MissingPageProps {
  /** What was asked for. */
  readonly asked: string
  /** Address of the list that has it all. */
  readonly list: string
  readonly texts: {
    readonly missing: { readonly title: string; readonly lead: string; readonly near: string }
    readonly list: SearchTexts
  }
  /** What is called alike; undefined when nothing is. */
  readonly children: ReactNode | undefined
}

/** Says that an entry of a list is not there, with a search and what is called alike. */
export const MissingPage = ({ asked, list, texts, children }: MissingPageProps) => (
  <MessagePage title={texts.missing.title} lead={texts.missing.lead}>
    <p className="mb-6 max-h-32 overflow-hidden font-mono text-sm wrap-anywhere text-muted">{asked}</p>
    <LiveSearchForm action={list} query="" texts={texts.list} />
    {children === undefined ? null : (
      <section className="mt-10">
        <h2 className="mb-3 text-sm font-medium text-muted">{texts.missing.near}</h2>
        {children}
      </section>
    )}
  </MessagePage>
)
