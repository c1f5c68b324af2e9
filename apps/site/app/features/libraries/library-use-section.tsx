import type { ModelRecord } from '@model-snippets/core'
import { Link } from 'react-router'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import { withKnown } from '../../domain/libraries/known-examples.ts'
import type { LibraryUse } from '../../domain/libraries/library-use.ts'
import { useTexts } from '../../ui/texts/libraries.ts'
import { LibraryCheckLine } from './library-check-line.tsx'
import { LibraryExamples } from './library-examples.tsx'
import { libraryPath } from './library-path.ts'
import { useWrittenExamples } from './use-written-examples.ts'

interface LibraryUseSectionProps {
  readonly model: ModelRecord
  /** Whether the page has a form that says what is asked. */
  readonly hasForm: boolean
  /** What the form asks for. */
  readonly request: RequestSource
  readonly uses: readonly LibraryUse[]
}

/** How to run a model with the libraries that its record names, on the reader's own machine. */
export function LibraryUseSection({ model, hasForm, request, uses }: LibraryUseSectionProps) {
  const texts = useTexts()
  const written = useWrittenExamples(model, request)
  return (
    <section aria-labelledby="library-use-title" className="mt-10 grid border-t border-line pt-8 first:mt-2">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        <div>
          <h2 id="library-use-title" className="text-xl font-semibold tracking-[-0.015em]">
            {texts.use.title}
          </h2>
          <p className="mt-2 max-w-[62ch] text-sm text-muted">
            {texts.use.lead}{' '}
            {hasForm ? (
              <a href="#request-title" className="link">
                {texts.use.toForm}
              </a>
            ) : null}
          </p>
        </div>
        {uses.map(({ key, label, examples, isCompleted, check }) => (
          <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h3 className="font-semibold">
              <Link
                prefetch="intent"
                to={`${libraryPath(key)}?${new URLSearchParams({ model: model.id })}`}
                className="link"
              >
                {label}
              </Link>
            </h3>
            {check === undefined ? null : <LibraryCheckLine check={check} />}
            <LibraryExamples
              label={label}
              examples={withKnown(written?.get(key) ?? examples, examples)}
              isCompleted={isCompleted}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
