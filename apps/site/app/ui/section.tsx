import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly id?: string
  readonly title: ReactNode
  /** The language of the title, if it isn't the page's. */
  readonly lang?: string
  readonly lead?: ReactNode
  /** The classes of its title; `sr-only` if the content speaks for itself. */
  readonly titleClass?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page, named by its title. */
export const Section = ({ id, title, lang, lead, titleClass = 'heading', className, children }: SectionProps) => {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={className}>
      <h2 id={titleId} lang={lang} className={titleClass}>
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-2 mb-3 max-w-[62ch] text-sm text-muted wrap-anywhere">{lead}</p>}
      {children}
    </section>
  )
}
