import { useMemo } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { finderOf, queryOf } from '../domain/search/ranked.ts'
import { listedTasks } from '../domain/tasks/task-list-data.ts'
import { TaskList } from '../features/tasks/task-list.tsx'
import { HintLink } from '../ui/hint-link.tsx'
import { LiveSearchForm } from '../ui/live-search-form.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { textsOf, useTexts } from '../ui/texts/tasks.ts'
import type { Route } from './+types/tasks.ts'

export const loader = () => ({ tasks: listedTasks() })

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

/** The page searches in the browser. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ location, matches }) =>
  namedPageMeta(matches, '/tasks', (locale) => {
    const { pageTitle, description } = textsOf(locale).list
    return { title: pageTitle(queryOf(location.search)), description }
  })

export default function Tasks({ loaderData: { tasks: all } }: Route.ComponentProps) {
  const texts = useTexts()
  const query = queryOf(useLocation().search)
  const find = useMemo(() => finderOf(all), [all])
  const tasks = find(query)
  // With a query, the modality of the best match comes first.
  const modalities = [...new Set(tasks.map(({ modality }) => modality))]
  return (
    <div>
      <PageTitle title={texts.list.title} lead={texts.list.lead} />
      <div className="mt-6">
        <LiveSearchForm action="/tasks" query={query} live texts={texts.list} />
      </div>
      <p role="status" className="mt-10 text-sm text-muted">
        {tasks.length === 0 ? texts.list.empty(query) : texts.list.count(tasks.length, query)}
      </p>
      {tasks.length === 0 ? (
        <HintLink text={texts.list.emptyHint} to="/tasks" link={texts.list.showAll} className="mt-3" />
      ) : (
        <>
          <nav aria-label={texts.list.kinds} className="not-printed mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {modalities.map((modality) => (
              <a key={modality} href={`#${modality}`} className="link">
                {texts.modalities[modality]}
              </a>
            ))}
          </nav>
          {modalities.map((modality) => (
            <section key={modality} aria-labelledby={modality} className="mt-10">
              <h2 id={modality} className="mb-3 scroll-mt-6 heading">
                {texts.modalities[modality]}
              </h2>
              <TaskList tasks={tasks.filter((task) => task.modality === modality)} />
            </section>
          ))}
        </>
      )}
    </div>
  )
}
