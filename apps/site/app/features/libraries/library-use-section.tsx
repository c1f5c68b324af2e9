import { Link } from 'react-router'
import type { LibraryUse } from '../../domain/libraries/library-use.ts'
import { LeadSection } from '../../ui/lead-section.tsx'
import { useTexts } from '../../ui/texts/libraries.ts'
import { LibraryCheckLine } from './library-check-line.tsx'
import { LibraryExamples } from './library-examples.tsx'
import { libraryPath } from './library-path.ts'

interface LibraryUseSectionProps {
  /** The model's ID. */
  readonly id: string
  /** The URL of the form that shapes the request, if there is one. */
  readonly toForm: string | undefined
  readonly uses: readonly LibraryUse[]
}

/** How to run a model on the reader's machine, with the libraries in its record. */
export function LibraryUseSection({ id, toForm, uses }: LibraryUseSectionProps) {
  const texts = useTexts()
  return (
    <LeadSection id="library-use-title" texts={texts.use} toForm={toForm}>
      <LibraryUses id={id} uses={uses} />
    </LeadSection>
  )
}

/** The examples of each library that can run a model. */
export function LibraryUses({ id, uses }: Pick<LibraryUseSectionProps, 'id' | 'uses'>) {
  return uses.map(({ key, label, examples, isCompleted, check }) => (
    <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-medium">
        <Link prefetch="intent" to={`${libraryPath(key)}?${new URLSearchParams({ model: id })}`} className="link">
          {label}
        </Link>
      </h3>
      {check === undefined ? null : <LibraryCheckLine check={check} />}
      <LibraryExamples label={label} examples={examples} isCompleted={isCompleted} />
    </div>
  ))
}
