import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface LeadSectionProps {
  /** The id of the title. */
  readonly id: string
  readonly texts: { readonly title: string; readonly lead: string; readonly toForm: string }
  /** Where the form is that says what is asked; undefined where there is none. */
  readonly toForm: string | undefined
  readonly children: ReactNode
}

/** A part of a model's page, with a lead that links to the form. */
export const LeadSection = ({ id, texts, toForm, children }: LeadSectionProps) => (
  <section
    aria-labelledby={id}
    className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 not-first-of-type:mt-10 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-10"
  >
    <div>
      <h2 id={id} className="heading">
        {texts.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-sm text-muted">
        {texts.lead}{' '}
        {toForm === undefined ? null : (
          <Link to={toForm} className="link">
            {texts.toForm}
          </Link>
        )}
      </p>
    </div>
    {children}
  </section>
)
