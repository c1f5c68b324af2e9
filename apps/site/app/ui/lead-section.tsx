import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Section } from './section.tsx'

interface LeadSectionProps {
  /** The anchor of the part. */
  readonly id: string
  readonly texts: { readonly title: string; readonly lead: string; readonly toForm: string }
  /** The URL of the form that shapes the request, if there is one. */
  readonly toForm: string | undefined
  readonly children: ReactNode
}

/** A part of a model's page, with a lead that links to the form. */
export const LeadSection = ({ id, texts, toForm, children }: LeadSectionProps) => (
  <Section
    id={id}
    title={texts.title}
    lead={
      <>
        {texts.lead}{' '}
        {toForm === undefined ? null : (
          <Link to={toForm} className="link">
            {texts.toForm}
          </Link>
        )}
      </>
    }
    className="min-w-0 not-first-of-type:mt-10 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-10"
  >
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
  </Section>
)
