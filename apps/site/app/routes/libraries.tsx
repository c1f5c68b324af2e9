import { Link, useNavigation } from 'react-router'
import { LIBRARY_FILTERS, type LibraryFilter, searchLibraries } from '../domain/libraries/library-list-data.ts'
import { parsePage } from '../domain/models/filters.ts'
import { LibraryList } from '../features/libraries/library-list.tsx'
import { FilterBox } from '../ui/filter-box.tsx'
import { LiveSearchForm } from '../ui/live-search-form.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { PageLinks } from '../ui/page-links.tsx'
import { localeOf, pageMeta } from '../ui/page-meta.ts'
import { textsOf, useTexts } from '../ui/texts/libraries.ts'
import { textsOf as pageTextsOf } from '../ui/texts/pages.ts'
import type { Route } from './+types/libraries.ts'

const LONGEST_QUERY = 200
/** How many libraries a page shows. */
const PAGE_SIZE = 40

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const filters = LIBRARY_FILTERS.map((name) => ({ name, isOn: searchParams.get(name) === 'true' }))
  const on = filters.flatMap(({ name, isOn }): LibraryFilter[] => (isOn ? [name] : []))
  const found = searchLibraries(query, on)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(parsePage(searchParams), pages)
  return {
    query,
    filters,
    libraries: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    found: found.length,
    page,
    pages,
    all: searchLibraries('').length,
  }
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadPatiently(serverLoader, request.signal)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const locale = localeOf(matches)
  const texts = textsOf(locale)
  return pageMeta({
    title: `${texts.list.pageTitle(loaderData?.query ?? '')} · ${pageTextsOf(locale).site.name}`,
    description: texts.list.description,
    path: '/libraries',
    locale,
  })
}

export default function Libraries({ loaderData }: Route.ComponentProps) {
  const { query, filters, libraries, found, page, pages, all } = loaderData
  const texts = useTexts()
  const isSearching = useNavigation().location?.pathname === '/libraries'
  return (
    <div>
      <h1 className="title">{texts.list.title}</h1>
      <p className="mt-3 max-w-[80ch] text-base leading-relaxed text-muted">{texts.list.lead}</p>
      <div className="mt-6">
        <LiveSearchForm
          action="/libraries"
          query={query}
          live
          label={texts.list.searchLabel}
          placeholder={texts.list.searchPlaceholder}
          button={texts.list.search}
        >
          <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
            <legend className="float-start me-5 text-muted">{texts.list.filters}</legend>
            {filters.map(({ name, isOn }) => (
              <FilterBox key={name} name={name} isOn={isOn} label={texts.list.filter[name]} />
            ))}
          </fieldset>
        </LiveSearchForm>
      </div>
      <section className="mt-8" aria-label={texts.list.title}>
        <p role="status" className="mb-3 text-sm text-muted">
          {libraries.length === 0 ? texts.list.empty : texts.list.count(found, all)}
        </p>
        <div aria-busy={isSearching} className="transition-opacity aria-busy:opacity-60">
          {libraries.length === 0 ? (
            <p className="text-muted">
              {texts.list.emptyHint}{' '}
              <Link to="/libraries" className="link text-ink">
                {texts.list.showAll}
              </Link>
            </p>
          ) : (
            <>
              <LibraryList libraries={libraries} />
              <PageLinks page={page} pages={pages} pathOf={(other) => pagePath(query, filters, other)} />
            </>
          )}
        </div>
      </section>
    </div>
  )
}

/** The address of another page of the same list. */
function pagePath(query: string, filters: readonly { readonly name: string; readonly isOn: boolean }[], page: number) {
  const parameters = new URLSearchParams(query === '' ? {} : { q: query })
  for (const { name, isOn } of filters) if (isOn) parameters.set(name, 'true')
  if (page > 1) parameters.set('page', String(page))
  return `/libraries?${parameters}`
}
