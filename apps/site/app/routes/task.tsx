import { data, isRouteErrorResponse, Link } from 'react-router'
import { MissingTask, type MissingTaskData } from '../features/tasks/missing-task.tsx'
import { isTask, nearTasks, pipelineOf, summaryOf } from '../features/tasks/task-list-data.ts'
import { taskPath } from '../features/tasks/task-path.ts'
import { FailedPage } from '../ui/message-page.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { texts as pageTexts } from '../ui/texts/pages.ts'
import { texts } from '../ui/texts/tasks.ts'
import type { Route } from './+types/task.ts'

export function loader({ params: { task } }: Route.LoaderArgs) {
  if (!isTask(task)) throw data({ asked: task.slice(0, 300), near: nearTasks(task) } satisfies MissingTaskData, 404)
  return { id: task, name: pipelineOf(task).name, summary: summaryOf(task) }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: `${texts.page.pageTitle(loaderData.name)} · ${pageTexts.site.name}`,
        description: loaderData.summary,
        path: taskPath(loaderData.id),
      })

export default function Task({ loaderData: { name, summary } }: Route.ComponentProps) {
  return (
    <header className="mb-10">
      <p className="mb-3 text-sm">
        <Link to="/tasks" className="link text-muted">
          {texts.page.all}
        </Link>
      </p>
      <h1 className="text-3xl leading-[1.1] font-semibold tracking-[-0.025em] wrap-anywhere sm:text-[2.5rem]">
        {name}
      </h1>
      <p className="mt-4 max-w-[62ch] text-[1.0625rem] leading-relaxed text-muted">{summary}</p>
    </header>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <MissingTask {...(error.data as MissingTaskData)} /> : <FailedPage />
}
