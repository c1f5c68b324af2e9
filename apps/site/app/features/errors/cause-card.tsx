import type { Cause } from '@model-snippets/core/errors'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/errors.ts'

interface CauseCardProps {
  readonly cause: Pick<Cause, 'id' | 'source'>
  /** Whether the page itself says more, where the title leads. */
  readonly isLinked?: boolean
  /** What else the reader can do. */
  readonly children?: ReactNode
}

/** What a cause means, and what to do. */
export function CauseCard({ cause: { id, source }, isLinked = false, children }: CauseCardProps) {
  const texts = useTexts()
  const { title, meaning, action } = texts.causes[id]
  return (
    <div className="max-w-[76ch] rounded-xl border border-line bg-surface px-4 py-3 text-sm leading-6">
      <p className="font-medium">
        {isLinked ? (
          <a href={`#${id}`} className="link">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <p className="mt-1 text-muted">{meaning}</p>
      <p className="mt-1">
        <span className="font-medium">{texts.next}:</span> {action}
      </p>
      <p className="mt-1">
        <ExternalLink href={source.url}>
          <span lang="en">{source.label}</span>
        </ExternalLink>
      </p>
      {children}
    </div>
  )
}
