import { BadgeCheck } from 'lucide-react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isHubOn, parseCursor, searchHub } from '../domain/hub/hub.server.ts'
import { formatFilters, isEverything, parseFilters, parsePage } from '../domain/models/filters.ts'
import { readPreferences } from '../domain/preferences/cookies.ts'
import { HubResults } from '../features/hub/hub-results.tsx'
import { homeExample } from '../features/models/home-example.server.ts'
import { HomeExample, type HomeExampleData } from '../features/models/home-example.tsx'
import type { LoadedList } from '../features/models/list-state.ts'
import { FilterFields } from '../features/models/model-filters.tsx'
import { ModelResults } from '../features/models/model-results.tsx'
import { CATALOGUE_SIZE, searchWithPrices } from '../features/models/search-catalogue.server.ts'
import { SearchForm } from '../features/models/search-form.tsx'
import { useModelSearch } from '../features/models/use-model-search.ts'
import { loadPatiently } from '../ui/load-patiently.ts'
import { mergeClasses } from '../ui/merge-classes.ts'
import { localeOf, pageMeta } from '../ui/page-meta.ts'
import { textsOf, useTexts } from '../ui/texts/pages.ts'
import type { Route } from './+types/home.ts'

interface LoadedHome extends LoadedList {
  /** Undefined where something is looked for. */
  readonly example: HomeExampleData | undefined
}

export async function loader({ request }: Route.LoaderArgs): Promise<LoadedHome> {
  const { searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  const page = parsePage(searchParams)
  // A page that is already open asks the hub by itself, and shows the rest in the meantime.
  const isOpen = request.headers.get('sec-fetch-dest') === 'empty'
  return {
    address: formatFilters(filters, page).toString(),
    list: await searchWithPrices(filters, page),
    hub:
      isOpen && isHubOn
        ? { kind: 'unasked' }
        : await searchHub(filters, { cursor: parseCursor(searchParams), isPatient: false }),
    size: CATALOGUE_SIZE,
    example: isEverything(filters) ? homeExample(readPreferences(request.headers.get('cookie'))) : undefined,
  }
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadPatiently(serverLoader, request.signal)

/** The page itself searches. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const locale = localeOf(matches)
  const texts = textsOf(locale)
  const query = loaderData?.list.filters.query ?? ''
  return pageMeta({
    title: query === '' ? `${texts.site.name}: ${texts.site.tagline}` : `${query} · ${texts.site.name}`,
    description: texts.site.description,
    path: '/',
    locale,
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const state = useModelSearch(loaderData)
  const { list } = state
  // Who looks for something else wants to see that.
  const example = isEverything(list.filters) ? loaderData.example : undefined
  const parts = [
    <ModelResults key="catalogue" state={state} size={loaderData.size} />,
    <HubResults key="hub" state={state} size={loaderData.size} />,
  ]
  return (
    <div>
      <div
        className={mergeClasses('mb-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6', example && 'lg:grid-cols-2')}
      >
        <div className="min-w-0">
          <h1 className="text-3xl leading-[1.1] font-semibold tracking-[-0.025em] wrap-anywhere sm:text-4xl">
            {texts.home.title}
          </h1>
          <p className="mt-3 mb-6 max-w-[62ch] text-base leading-relaxed text-muted">{texts.home.lead}</p>
          <SearchForm query={list.filters.query} live>
            <FilterFields list={list} />
          </SearchForm>
          <p className="mt-4 flex max-w-[62ch] gap-2 text-sm text-muted">
            <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 flex-none text-proof" />
            {texts.home.proof}
          </p>
        </div>
        {example === undefined ? null : <HomeExample {...example} />}
      </div>
      {/* Of a provider's models, those come first that it is known to serve. */}
      <div>{list.filters.provider === '' ? parts : parts.toReversed()}</div>
    </div>
  )
}
