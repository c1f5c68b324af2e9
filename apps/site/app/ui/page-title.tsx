import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PageTitleProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The language of both, if it isn't the page's. */
  readonly lang?: string
  /** The list that the page is an entry of. */
  readonly list?: { readonly path: string; readonly label: string }
}

/** The title and lead of a page. */
export const PageTitle = ({ title, lead, lang, list }: PageTitleProps) => (
  <>
    {list === undefined ? null : (
      <p className="mb-3 text-sm">
        <Link to={list.path} prefetch="intent" className="link text-muted">
          {list.label}
        </Link>
      </p>
    )}
    <h1 lang={lang} className="title">
      {title}
    </h1>
    {lead === undefined ? null : (
      <p lang={lang} className="mt-3 max-w-[80ch] text-base leading-relaxed text-muted">
        {lead}
      </p>
    )}
  </>
)
