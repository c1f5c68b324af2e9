import { clsx } from 'clsx'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface ExternalLinkProps {
  readonly href: string
  /** Names the link for screen readers if its text isn't enough. */
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link to another site. Nothing loads from there before the reader follows it. */
export const ExternalLink = ({ href, label, className, children }: ExternalLinkProps) => (
  <a href={href} rel="noreferrer" target="_blank" aria-label={label} className={clsx('link', className)}>
    {children}
    {/* Stays on the last word's line. */}
    {'\u2060'}
    <ArrowUpRight className="ms-0.5 inline size-3.5 align-[-0.1em] text-muted rtl:-scale-x-100" />
  </a>
)
