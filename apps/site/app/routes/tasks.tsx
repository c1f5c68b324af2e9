import { Link, useNavigation } from 'react-router'
import { searchTasks } from '../domain/tasks/task-list-data.ts'
import { TaskList } from '../features/tasks/task-list.tsx'
import { LiveSearchForm } from '../ui/live-search-form.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { localeOf, pageMeta } from '../ui/page-meta.ts'
import { textsOf as pageTextsOf } from '../ui/texts/pages.ts'
import { textsOf, useTexts } from '../ui/texts/tasks.ts'
import type { Route } from './+types/tasks.ts'

const LONGEST_QUERY = 200

export function loader({ request }: Route.LoaderArgs) {
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  return { query, groups: searchTasks(query) }
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadPatiently(serverLoader, request.signal)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const locale = localeOf(matches)
  const texts = textsOf(locale)
  return pageMeta({
    title: `${texts.list.pageTitle(loaderData?.query ?? '')} · ${pageTextsOf(locale).site.name}`,
    description: texts.list.description,
    path: '/tasks',
    locale,
  })
}

export default function Tasks({ loaderData: { query, groups } }: Route.ComponentProps) {
  const texts = useTexts()
  const isSearching = useNavigation().location?.pathname === '/tasks'
  const count = groups.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return (
    <div>
      <h1 className="title">{texts.list.title}</h1>
      <p className="mt-3 max-w-[80ch] text-base leading-relaxed text-muted">{texts.list.lead}</p>
      <div className="mt-6">
        <LiveSearchForm
          action="/tasks"
          query={query}
          live
          label={texts.list.searchLabel}
          placeholder={texts.list.searchPlaceholder}
          button={texts.list.search}
        />
      </div>
      <p role="status" className="mt-8 text-sm text-muted">
        {count === 0 ? texts.list.empty(query) : texts.list.count(count, query)}
      </p>
      <div aria-busy={isSearching} className="transition-opacity aria-busy:opacity-60">
        {count === 0 ? (
          <p className="mt-3 text-muted">
            {texts.list.emptyHint}{' '}
            <Link to="/tasks" className="link text-ink">
              {texts.list.showAll}
            </Link>
          </p>
        ) : (
          <>
            <nav aria-label={texts.list.kinds} className="not-printed mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {groups.map(({ modality }) => (
                <a key={modality} href={`#${modality}`} className="link">
                  {texts.modalities[modality]}
                </a>
              ))}
            </nav>
            {groups.map(({ modality, tasks }) => (
              <section key={modality} aria-labelledby={modality} className="mt-10">
                <h2 id={modality} className="mb-3 scroll-mt-6 heading">
                  {texts.modalities[modality]}
                </h2>
                <TaskList tasks={tasks} />
              </section>
            ))}
          </>
        )}
      </div>
    </div>
  )
}
