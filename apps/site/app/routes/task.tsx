import { highlight } from '@model-snippets/react/highlight'
import { data, Link } from 'react-router'
import { chooseTab, parseChoice } from '../domain/examples/choice.ts'
import { readPreferences, rememberedChoice } from '../domain/preferences/cookies.ts'
import { isTask, nearTasks, pipelineOf, type TaskSummary } from '../domain/tasks/task-list-data.ts'
import { readTaskPage } from '../domain/tasks/task-page-data.ts'
import { taskPath } from '../domain/tasks/task-path.ts'
import { RepoSection } from '../features/tasks/repo-list.tsx'
import { TaskDemo } from '../features/tasks/task-demo.tsx'
import { TaskExample } from '../features/tasks/task-example.tsx'
import { TaskFacts } from '../features/tasks/task-facts.tsx'
import { TaskList } from '../features/tasks/task-list.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { EntryError, type MissingEntry } from '../ui/missing-page.tsx'
import { namedPageMeta } from '../ui/page-meta.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { textsOf, useTexts } from '../ui/texts/tasks.ts'
import type { Route } from './+types/task.ts'

export async function loader({ request, params: { task } }: Route.LoaderArgs) {
  if (!isTask(task))
    throw data({ asked: task.slice(0, 300), near: nearTasks(task) } satisfies MissingEntry<TaskSummary>, 404)
  const page = await readTaskPage(task)
  const preferences = readPreferences(request.headers.get('cookie'))
  const asked = [parseChoice(new URL(request.url).searchParams), rememberedChoice(preferences)]
  const { examples = [], missing = [] } = page.example ?? {}
  const tab = chooseTab(examples, missing, ...asked)
  const shown = examples.find((example) => example === tab)
  return {
    ...page,
    modality: pipelineOf(task).modality,
    asked,
    clients: preferences.clients,
    highlighted: shown && { code: shown.content, lines: highlight(shown.content, shown.language) },
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
        <PageTitle title={name} lead={summary} lang="en" list={{ path: '/tasks', label: texts.page.all }} />
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
            // Each task starts with a new choice of client.
            <TaskExample key={id} example={example} asked={asked} clients={clients} highlighted={highlighted} />
          )}
        </div>
        <TaskFacts task={loaderData} />
      </div>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-10 lg:grid-cols-2">
        <RepoSection id="models" repos={models} folder="">
          {modelCount === 0 ? null : (
            <p className="mt-3 text-sm">
              <Link to={`/?${new URLSearchParams({ task: id })}`} className="link">
                {texts.page.modelsInCatalogue(modelCount)}
              </Link>
            </p>
          )}
        </RepoSection>
        <RepoSection id="datasets" repos={datasets} folder="datasets/" />
        <RepoSection id="metrics" repos={metrics} />
        <RepoSection id="spaces" repos={spaces} folder="spaces/" />
      </div>
    </>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <EntryError<TaskSummary> error={error} list="/tasks" texts={useTexts()}>
    {(near) => <TaskList tasks={near} />}
  </EntryError>
)
