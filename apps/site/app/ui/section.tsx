import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly id?: string
  readonly title: ReactNode
  /** The language of the title, where it is not that of the page. */
  readonly lang?: string
  readonly lead?: ReactNode
  /** How its title looks; `sr-only` where readers see what it is. */
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
