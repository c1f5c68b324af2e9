import type { Cause } from '@model-snippets/core/errors'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../ui/external-link.tsx'
import { useTexts } from '../../ui/texts/errors.ts'

interface CauseCardProps {
  readonly cause: Pick<Cause, 'id' | 'source'>
  /** Whether the title links to more on this page. */
  readonly isLinked?: boolean
  /** Further actions. */
  readonly children?: ReactNode
}

/** What a cause means, and what to do. */
export function CauseCard({ cause, isLinked = false, children }: CauseCardProps) {
  const { title } = useTexts().causes[cause.id]
  return (
    <div className="max-w-[76ch] rounded-xl border border-line bg-surface px-4 py-3 text-sm leading-6">
      <p className="font-medium">
        {isLinked ? (
          <a href={`#${cause.id}`} className="link">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <CauseAdvice {...cause} />
      {children}
    </div>
  )
}

/** The same without its title. */
export function CauseAdvice({ id, source }: CauseCardProps['cause']) {
  const texts = useTexts()
  const { meaning, action } = texts.causes[id]
  return (
    <>
      <p className="mt-1 text-muted">{meaning}</p>
      <p className="mt-1">
        <span className="font-medium">{texts.next}:</span> {action}{' '}
        <ExternalLink href={source.url}>
          <span lang="en">{source.label}</span>
        </ExternalLink>
      </p>
    </>
  )
}
