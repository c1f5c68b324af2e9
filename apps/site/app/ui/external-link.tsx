import { clsx } from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface ExternalLinkProps {
  readonly href: string
  /** Names the link for screen readers, where its text alone would not. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link that leads away from the site; nothing is loaded from there before it is followed. */
export const ExternalLink = ({ href, label, className, children }: ExternalLinkProps) => (
  <a href={href} rel="noreferrer" target="_blank" aria-label={label} className={clsx('link', className)}>
    {children}
    {/* Stays on the line of the last word. */}
    {'\u2060'}
    <ArrowUpRight className="ms-0.5 inline size-3.5 align-[-0.1em] text-muted rtl:-scale-x-100" />
  </a>
)
