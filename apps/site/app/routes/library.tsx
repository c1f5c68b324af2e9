import { data, useNavigation } from 'react-router'
import { codeEndings } from '../domain/libraries/library-code-forms.ts'
import { hasLibrary, type LibrarySummary, nearLibraries } from '../domain/libraries/library-list-data.ts'
import { readLibraryPage } from '../domain/libraries/library-page-data.ts'
import { withColours } from '../domain/libraries/library-use.ts'
import { LibraryCheckDetails } from '../features/libraries/library-check-details.tsx'
import { LibraryCheckLine } from '../features/libraries/library-check-line.tsx'
import { LibraryExamples } from '../features/libraries/library-examples.tsx'
import { LibraryFacts } from '../features/libraries/library-facts.tsx'
import { LibraryList } from '../features/libraries/library-list.tsx'
import { libraryPath } from '../features/libraries/library-path.ts'
import { ModelChoice } from '../features/libraries/model-choice.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { EntryError, type MissingEntry } from '../ui/missing-page.tsx'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Section } from '../ui/section.tsx'
import { textsOf, useTexts } from '../ui/texts/libraries.ts'
import type { Route } from './+types/library.ts'

export async function loader({ request, params: { key } }: Route.LoaderArgs) {
  if (!hasLibrary(key)) {
    throw data({ asked: key.slice(0, 300), near: nearLibraries(key) } satisfies MissingEntry<LibrarySummary>, 404)
  }
  const asked = new URL(request.url).searchParams.get('model') ?? ''
  const { examples, chosen, problem, ...page } = await readLibraryPage(key, asked)
  const { id, library_name: library } = chosen.record
  return {
    ...page,
    chosen: { id, kind: chosen.kind, library, problem },
    examples: examples.map(withColours),
    forms: ['.json', '.md', ...codeEndings(examples)],
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { key, label, examples } = loaderData
  const hasExample = examples.length > 0
  return namedPageMeta(matches, libraryPath(key), (locale) => {
    const { pageTitle, description } = textsOf(locale).page
    return { title: pageTitle(label, hasExample), description: description(label, hasExample) }
  })
}

export default function Library({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { key, label, check, names, models, chosen, examples, isCompleted, hasExample, forms } = loaderData
  const isLoading = useNavigation().location?.pathname === libraryPath(key)
  return (
    <>
      <header className="mb-6">
        <PageTitle title={label} list={{ path: '/libraries', label: texts.page.all }} />
      </header>
      <div className="beside gap-y-10">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          <Section title={texts.page.example}>
            {hasExample ? (
              <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
                {/* Each library gets a new form. */}
                <ModelChoice key={key} libraryKey={key} chosen={chosen} models={models} />
                {check === undefined ? null : <LibraryCheckLine check={check} />}
                <div aria-busy={isLoading} className="transition-opacity aria-busy:opacity-60">
                  {examples.length > 0 ? (
                    <LibraryExamples label={label} examples={examples} isCompleted={isCompleted} />
                  ) : chosen.problem === undefined ? (
                    <p className="text-muted">{texts.page.noExampleHere}</p>
                  ) : null}
                </div>
              </div>
            ) : (
              <p className="mt-2 max-w-[62ch] text-muted">{texts.page.noExample}</p>
            )}
          </Section>
          {names === undefined ? null : <LibraryCheckDetails names={names} />}
        </div>
        <LibraryFacts
          library={loaderData}
          forms={forms}
          search={chosen.kind === 'sample' ? '' : `?${new URLSearchParams({ model: chosen.id })}`}
        />
      </div>
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <EntryError<LibrarySummary> error={error} list="/libraries" texts={useTexts()}>
    {(near) => <LibraryList libraries={near} />}
  </EntryError>
)
