import { clsx } from 'clsx'
import { BadgeCheck } from 'lucide-react'
import { Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isHubOn, parseCursor, searchHub } from '../domain/hub/hub.server.ts'
import { formatFilters, isEverything, listPath, NO_FILTERS, parseFilters, parsePage } from '../domain/models/filters.ts'
import { readPreferences } from '../domain/preferences/cookies.ts'
import { HubResults } from '../features/hub/hub-results.tsx'
import { homeExample } from '../features/models/home-example.server.ts'
import { HomeExample } from '../features/models/home-example.tsx'
import { FilterFields } from '../features/models/model-filters.tsx'
import { ModelResults } from '../features/models/model-results.tsx'
import { CATALOGUE_SIZE, labelOf, searchWithPrices } from '../features/models/search-catalogue.server.ts'
import { useModelSearch } from '../features/models/use-model-search.ts'
import { LiveSearchForm } from '../ui/live-search-form.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { localeOf, pageMeta } from '../ui/page-meta.ts'
import { textsOf, useTexts } from '../ui/texts/pages.ts'
import type { Route } from './+types/home.ts'

const POPULAR_TASKS = [
  'conversational',
  'text-to-image',
  'automatic-speech-recognition',
  'text-to-speech',
  'feature-extraction',
  'text-to-video',
]

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filters = parseFilters(searchParams)
  const page = parsePage(searchParams)
  // An open page asks the hub itself and shows the rest meanwhile.
  const isOpen = request.headers.get('sec-fetch-dest') === 'empty'
  return {
    address: formatFilters(filters, page).toString(),
    list: await searchWithPrices(filters, page),
    hub:
      isOpen && isHubOn
        ? ({ kind: 'unasked' } as const)
        : await searchHub(filters, { cursor: parseCursor(searchParams), isPatient: false }),
    size: CATALOGUE_SIZE,
    example: homeExample(readPreferences(request.headers.get('cookie'))),
    tasks: POPULAR_TASKS.map((task) => ({ task, label: labelOf('task', task) })),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

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
  const { example, tasks } = loaderData
  const parts = [
    <ModelResults key="catalogue" state={state} size={loaderData.size} />,
    <HubResults key="hub" state={state} size={loaderData.size} />,
  ]
  return (
    <div>
      <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="min-w-0">
          <h1 className="title">{texts.home.title}</h1>
          <p className="mt-3 mb-6 max-w-[62ch] text-base leading-relaxed text-muted">{texts.home.lead}</p>
          <LiveSearchForm action="/" query={list.filters.query} live texts={texts.home}>
            <FilterFields list={list} />
          </LiveSearchForm>
          <nav aria-label={texts.home.tasks} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {tasks.map(({ task, label }) => (
              <Link key={task} to={listPath({ ...NO_FILTERS, task })} lang="en" className="link">
                {label}
              </Link>
            ))}
          </nav>
          <p className="mt-4 flex max-w-[62ch] gap-2 text-sm text-muted">
            <BadgeCheck className="mt-0.5 size-4 flex-none text-proof" />
            {texts.home.proof}
          </p>
        </div>
        {example === undefined ? null : (
          // On narrow screens, it would separate the search field from the results.
          <div className={clsx('min-w-0', !isEverything(list.filters) && 'max-lg:hidden')}>
            <HomeExample {...example} />
          </div>
        )}
      </div>
      {/* If a provider is chosen, the models that it's known to serve come first. */}
      <div>{list.filters.provider === '' ? parts : parts.toReversed()}</div>
    </div>
  )
}
