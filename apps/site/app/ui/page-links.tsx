import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyle } from './button.tsx'
import { useTexts } from './texts/models.ts'

interface PageLinksProps {
  readonly page: number
  readonly pages: number
  /** The URL of a page of the list. */
  readonly pathOf: (page: number) => string
}

/** Links to the other pages of a list; nothing if there are none. */
export function PageLinks({ page, pages, pathOf }: PageLinksProps) {
  const texts = useTexts()
  if (pages === 1) return null
  return (
    <nav aria-label={texts.pages} className="not-printed mt-4 flex items-center justify-between gap-4 text-sm">
      <PageLink to={page > 1 ? pathOf(page - 1) : undefined} rel="prev">
        {texts.previous}
      </PageLink>
      <span className="text-muted">{texts.page(page, pages)}</span>
      <PageLink to={page < pages ? pathOf(page + 1) : undefined} rel="next">
        {texts.next}
      </PageLink>
    </nav>
  )
}

interface PageLinkProps {
  readonly to: string | undefined
  readonly rel: string
  readonly children: ReactNode
}

const PageLink = ({ to, rel, children }: PageLinkProps) => (
  <span className="min-w-20 last:text-end">
    {to === undefined ? null : (
      <Link to={to} rel={rel} className={buttonStyle()}>
        {children}
      </Link>
    )}
  </span>
)
