import { highlight } from '@model-snippets/react/highlight'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { chooseTab, parseChoice } from '../domain/examples/choice.ts'
import { readPreferences } from '../domain/preferences/cookies.ts'
import { isTask, nearTasks, pipelineOf } from '../domain/tasks/task-list-data.ts'
import { readTaskPage } from '../domain/tasks/task-page-data.ts'
import { taskPath } from '../domain/tasks/task-path.ts'
import { MissingTask, type MissingTaskData } from '../features/tasks/missing-task.tsx'
import { RepoList, RepoSection } from '../features/tasks/repo-list.tsx'
import { TaskDemo } from '../features/tasks/task-demo.tsx'
import { TaskExample } from '../features/tasks/task-example.tsx'
import { TaskFacts } from '../features/tasks/task-facts.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { FailedPage } from '../ui/message-page.tsx'
import { namedPageMeta } from '../ui/page-meta.ts'
import { textsOf, useTexts } from '../ui/texts/tasks.ts'
import type { Route } from './+types/task.ts'

export async function loader({ request, params: { task } }: Route.LoaderArgs) {
  if (!isTask(task)) throw data({ asked: task.slice(0, 300), near: nearTasks(task) } satisfies MissingTaskData, 404)
  const page = await readTaskPage(task)
  const { language, clients } = readPreferences(request.headers.get('cookie'))
  const remembered = { language, client: language === undefined ? undefined : clients[language] }
  const asked = [parseChoice(new URL(request.url).searchParams), remembered]
  const { examples = [], missing = [] } = page.example ?? {}
  const tab = chooseTab(examples, missing, ...asked)
  const shown = examples.find((example) => example === tab)
  return {
    ...page,
    modality: pipelineOf(task).modality,
    asked,
    clients,
    highlighted:
      shown === undefined ? undefined : { code: shown.content, lines: highlight(shown.content, shown.language) },
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { id, name, summary } = loaderData
  return namedPageMeta(matches, taskPath(id), (locale) => ({
    title: textsOf(locale).page.pageTitle(name),
    description: summary,
  }))
}

export default function Task({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { id, name, summary, isPlaceholder, canonical, demo, example, asked, clients, highlighted } = loaderData
  const { models, modelCount, datasets, metrics, spaces } = loaderData
  return (
    <>
      <header className="mb-6">
        <p className="mb-3 text-sm">
          <Link to="/tasks" prefetch="intent" className="link text-muted">
            {texts.page.all}
          </Link>
        </p>
        <h1 lang="en" className="title">
          {name}
        </h1>
        <p lang="en" className="mt-3 max-w-[80ch] text-base leading-relaxed text-muted">
          {summary}
        </p>
        {canonical === undefined ? null : (
          <p className="mt-3 text-sm text-muted">
            {isPlaceholder ? texts.page.placeholder : texts.page.caseOf}{' '}
            <Link lang="en" prefetch="intent" to={taskPath(canonical.id)} className="link text-ink">
              {canonical.name}
            </Link>
            .
          </p>
        )}
        {demo === undefined ? <p className="mt-3 text-sm text-muted">{texts.page.undescribed}</p> : null}
      </header>
      <div className="beside gap-y-10">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          {demo === undefined ? null : <TaskDemo demo={demo} />}
          {example === undefined ? (
            <p className="text-muted">{texts.example.none}</p>
          ) : (
            // Another task begins with its own choice of client.
            <TaskExample key={id} example={example} asked={asked} clients={clients} highlighted={highlighted} />
          )}
        </div>
        <TaskFacts task={loaderData} />
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-2">
        {models.length + modelCount === 0 ? null : (
          <RepoSection id="models" title={texts.page.models}>
            {models.length === 0 ? null : <RepoList repos={models} folder="" />}
            {modelCount === 0 ? null : (
              <p className="mt-3 text-sm">
                <Link to={`/?${new URLSearchParams({ task: id })}`} className="link">
                  {texts.page.modelsInCatalogue(modelCount)}
                </Link>
              </p>
            )}
          </RepoSection>
        )}
        {datasets.length === 0 ? null : (
          <RepoSection id="datasets" title={texts.page.datasets}>
            <RepoList repos={datasets} folder="datasets/" />
          </RepoSection>
        )}
        {metrics.length === 0 ? null : (
          <RepoSection id="metrics" title={texts.page.metrics}>
            <RepoList repos={metrics} />
          </RepoSection>
        )}
        {spaces.length === 0 ? null : (
          <RepoSection id="spaces" title={texts.page.spaces}>
            <RepoList repos={spaces} folder="spaces/" />
          </RepoSection>
        )}
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <MissingTask {...(error.data as MissingTaskData)} /> : <FailedPage />
}
