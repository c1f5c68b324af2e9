import { Link } from 'react-router'
import type { LibraryUse } from '../../domain/libraries/library-use.ts'
import { useTexts } from '../../ui/texts/libraries.ts'
import { LibraryCheckLine } from './library-check-line.tsx'
import { LibraryExamples } from './library-examples.tsx'
import { libraryPath } from './library-path.ts'

interface LibraryUseSectionProps {
  /** The model's id. */
  readonly id: string
  /** Where the form is that says what is asked; undefined where there is none. */
  readonly toForm: string | undefined
  readonly uses: readonly LibraryUse[]
}

/** How to run a model with the libraries that its record names, on the reader's own machine. */
export function LibraryUseSection({ id, toForm, uses }: LibraryUseSectionProps) {
  const texts = useTexts()
  return (
    <section
      aria-labelledby="library-use-title"
      className="grid not-first-of-type:mt-10 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-10"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h2 id="library-use-title" className="heading">
            {texts.use.title}
          </h2>
          <p className="mt-2 max-w-[62ch] text-sm text-muted">
            {texts.use.lead}{' '}
            {toForm === undefined ? null : (
              <Link to={toForm} className="link">
                {texts.use.toForm}
              </Link>
            )}
          </p>
        </div>
        {uses.map(({ key, label, examples, isCompleted, check }) => (
          <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h3 className="font-medium">
              <Link prefetch="intent" to={`${libraryPath(key)}?${new URLSearchParams({ model: id })}`} className="link">
                {label}
              </Link>
            </h3>
            {check === undefined ? null : <LibraryCheckLine check={check} />}
            <LibraryExamples label={label} examples={examples} isCompleted={isCompleted} />
          </div>
        ))}
      </div>
    </section>
  )
}
