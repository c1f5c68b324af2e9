import { useMemo } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { LIBRARY_FILTERS } from '../domain/libraries/library-filters.ts'
import { LISTED } from '../domain/libraries/library-list-data.ts'
import { parsePage } from '../domain/models/filters.ts'
import { finderOf, queryOf } from '../domain/search/ranked.ts'
import { LibraryList } from '../features/libraries/library-list.tsx'
import { FilterBox } from '../ui/filter-box.tsx'
import { HintLink } from '../ui/hint-link.tsx'
import { LiveSearchForm } from '../ui/live-search-form.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { PageLinks } from '../ui/page-links.tsx'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { textsOf, useTexts } from '../ui/texts/libraries.ts'
import type { Route } from './+types/libraries.ts'

/** The number of libraries on a page. */
const PAGE_SIZE = 40

export const loader = () => ({ libraries: LISTED })

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

/** The page searches in the browser. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ location, matches }) =>
  namedPageMeta(matches, '/libraries', (locale) => {
    const { pageTitle, description } = textsOf(locale).list
    return { title: pageTitle(queryOf(location.search)), description }
  })

export default function Libraries({ loaderData: { libraries: all } }: Route.ComponentProps) {
  const texts = useTexts()
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const query = queryOf(search)
  const find = useMemo(() => finderOf(all), [all])
  const filters = LIBRARY_FILTERS.filter((name) => parameters.get(name) === 'true')
  const found = find(query).filter(({ passes }) => filters.every((name) => passes.includes(name)))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(parsePage(parameters), pages)
  const libraries = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return (
    <div>
      <PageTitle title={texts.list.title} lead={texts.list.lead} />
      <div className="mt-6">
        <LiveSearchForm action="/libraries" query={query} live texts={texts.list}>
          <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <legend className="float-start me-4 text-muted">{texts.list.filters}</legend>
            {LIBRARY_FILTERS.map((name) => (
              <FilterBox key={name} name={name} isOn={filters.includes(name)} label={texts.list.filter[name]} />
            ))}
          </fieldset>
        </LiveSearchForm>
      </div>
      <section className="mt-10" aria-label={texts.list.title}>
        <p role="status" className="mb-3 text-sm text-muted">
          {libraries.length === 0 ? texts.list.empty : texts.list.count(found.length, all.length)}
        </p>
        {libraries.length === 0 ? (
          <HintLink text={texts.list.emptyHint} to="/libraries" link={texts.list.showAll} />
        ) : (
          <>
            <LibraryList libraries={libraries} />
            <PageLinks page={page} pages={pages} pathOf={(other) => pagePath(query, filters, other)} />
          </>
        )}
      </section>
    </div>
  )
}

/** The URL of another page of the list. */
function pagePath(query: string, filters: readonly string[], page: number) {
  const parameters = new URLSearchParams(query === '' ? {} : { q: query })
  for (const name of filters) parameters.set(name, 'true')
  if (page > 1) parameters.set('page', String(page))
  return `/libraries?${parameters}`
}
