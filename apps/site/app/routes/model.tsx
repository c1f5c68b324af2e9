import { type ModelRecord, TASKS, taskOf } from '@model-snippets/core'
import { parseQuery } from '@model-snippets/core/catalogue'
import { withToolFacts } from '@model-snippets/hub/without-tools'
import { highlight } from '@model-snippets/react/highlight'
import { type ComponentType, Fragment, lazy, Suspense, useMemo } from 'react'
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type Configuration, parseConfiguration } from '../domain/configuration/configuration.ts'
import { readPlatform } from '../domain/configuration/options.ts'
import { bodyText } from '../domain/examples/body-text.ts'
import { buildExamples, exampleInputs, exampleMessages } from '../domain/examples/build-examples.ts'
import { chooseTab, parseChoice } from '../domain/examples/choice.ts'
import { withExactProofs } from '../domain/examples/exact-proofs.server.ts'
import { createRequestSource } from '../domain/examples/shown-request.ts'
import { hasOwner, lookUpModel, modelPageOnHub, statusOfMissing, withServing } from '../domain/hub/hub.server.ts'
import { TASK_CHOICES } from '../domain/hub/own-task.ts'
import { providersOf } from '../domain/hub/router.server.ts'
import { libraryRequest } from '../domain/libraries/library-request.ts'
import { readLibraryUses } from '../domain/libraries/library-use.ts'
import { listPath, NO_FILTERS } from '../domain/models/filters.ts'
import { modelPath } from '../domain/models/model-path.ts'
import { summarize } from '../domain/models/summary.ts'
import { choiceCookie, readPreferences } from '../domain/preferences/cookies.ts'
import { readLocale } from '../domain/preferences/locale-cookie.ts'
import { IS_RUN_OFFERED } from '../domain/run/run-setting.server.ts'
import { readAgents } from '../features/coding-agents/agent-use.ts'
import { placeOf } from '../features/coding-agents/place.ts'
import { addressOfSentForm } from '../features/configure/form-fields.ts'
import { rememberedFor } from '../features/configure/remembered.ts'
import { ModelExamples } from '../features/examples/model-examples.tsx'
import type { MissingModelData } from '../features/hub/missing-model.tsx'
import { OwnMachine } from '../features/libraries/own-machine.tsx'
import type { LocalChoice } from '../features/local-apps/asking-programs.ts'
import { readLocalApps } from '../features/local-apps/local-app-use.ts'
import { QUANTIZATION } from '../features/local-apps/quantization-parameter.ts'
import { ModelHeader } from '../features/models/model-header.tsx'
import { notCalledData } from '../features/models/not-called.server.ts'
import { NotCalled } from '../features/models/not-called.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { FailedPage } from '../ui/message-page.tsx'
import { localeOf, pageMeta } from '../ui/page-meta.ts'
import { textsOf, useTexts } from '../ui/texts/pages.ts'
import { textsOf as problemTextsOf } from '../ui/texts/problems.ts'
import type { Route } from './+types/model.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  const id = params.name === undefined ? params.owner : `${params.owner}/${params.name}`
  const { search, searchParams } = new URL(request.url)
  const found = await lookUpModel(id, searchParams.get('task'))
  if (found.kind === 'missing') {
    // An owner alone leads to what is theirs.
    if (params.name === undefined && hasOwner(id)) throw redirect(listPath({ ...NO_FILTERS, query: id }))
    const { hub, near } = found
    const hubPage = hub === 'gated' ? modelPageOnHub(id) : undefined
    const tasks = parseQuery(id).id === id ? TASK_CHOICES : []
    const missing: MissingModelData = { asked: id.slice(0, 300), hub, hubPage, near, tasks }
    throw data(missing, statusOfMissing(hub))
  }
  const { source } = found
  // The page waits for no hub: what is not known yet comes later.
  const { model: served, state: serving } = await withServing(found.model, { isPatient: false })
  // The hub knows it by a new name.
  if (served.id !== id) throw redirect(modelPath(served.id) + search)

  const preferences = readPreferences(request.headers.get('cookie'))
  const { providers, providerFacts } = await providersOf(served, { isPatient: false })
  const model = withToolFacts(
    served,
    providers.flatMap(({ facts = [] }) => facts),
  )
  const kept = rememberedFor(preferences, taskOf(model) ?? '', providers)
  const samples = exampleMessages(model)
  const sent = addressOfSentForm(searchParams, { messages: samples, inputs: exampleInputs(model) }, kept)
  if (sent !== undefined) throw redirect(`${modelPath(id)}?${sent.address}`)

  const parsed = parseConfiguration(searchParams, kept)
  // A task that a reader gives counts where nobody else knows it, and stays in the links there alone.
  const configuration = source === 'reader' ? parsed : { ...parsed, task: '' }
  const problemTexts = problemTextsOf(readLocale(request))
  const examples = withExactProofs(buildExamples(model, configuration, problemTexts))
  const asked = parseChoice(searchParams)
  const isAsked = asked.language !== undefined || asked.client !== undefined
  const remembered = {
    language: preferences.language,
    client: preferences.language === undefined ? undefined : preferences.clients[preferences.language],
  }
  const tab = chooseTab(examples.examples, examples.missing, asked, remembered)
  const shown = examples.examples.find((example) => example === tab)
  const libraryUses = await readLibraryUses(model, libraryRequest(model, configuration, problemTexts))
  const { language, client } = tab ?? remembered
  const asking = { configuration, language, client }
  const localApps = readLocalApps(model, machineOf(searchParams, configuration), asking, problemTexts)
  const agents = await readAgents(model, configuration, providers, placeOf(configuration))
  const hasOthers = libraryUses.length + localApps.apps.length > 0
  return data(
    {
      model,
      summary: summarize(model),
      isOwnTask: source === 'reader',
      isForApps: isForApps(model),
      task: formOfTask(taskOf(model) ?? ''),
      chat:
        taskOf(model) === 'conversational'
          ? { samples, allowImages: ['image-text-to-text', 'any-to-any'].includes(model.pipeline_tag ?? '') }
          : undefined,
      providers,
      serving,
      providerFacts,
      isRunOffered: IS_RUN_OFFERED,
      notCalled: providers.length === 0 ? notCalledData(model, hasOthers) : undefined,
      libraryUses,
      localApps,
      asking,
      agents,
      examples,
      initial: {
        configuration,
        wanted: isAsked ? asked : { ...remembered, unknownLanguage: asked.unknownLanguage },
        clients: preferences.clients,
        remembered: kept,
      },
      highlighted:
        shown === undefined
          ? undefined
          : {
              code: shown.content,
              lines: highlight(shown.content, shown.language, readPlatform(configuration.platform)),
            },
      highlightedBody: examples.request === undefined ? undefined : highlightBody(bodyText(examples.request)),
    },
    // A tab is a link for readers without scripts: following it is their choice, and is remembered.
    isAsked && tab !== undefined ? { headers: { 'set-cookie': choiceCookie(tab, preferences.clients) } } : {},
  )
}

export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  loadPatiently(serverLoader, request.signal)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page itself writes the examples of a changed address: only another model is asked for. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname

/** Whether a model is made for apps of one's own machine before anything else: its files are what they read. */
const isForApps = ({ library_name: library, tags }: ModelRecord): boolean =>
  library === 'gguf' || library === 'llama-cpp-python' || tags?.includes('gguf') === true

/** The machine that commands are for, as an address says. */
const machineOf = (parameters: URLSearchParams, { platform }: Configuration): LocalChoice => ({
  quantization: parameters.get(QUANTIZATION) || undefined,
  isWindows: !['', 'posix'].includes(platform),
})

function formOfTask(id: string) {
  const { input, file, exampleParameters = {} } = (Object.hasOwn(TASKS, id) ? TASKS[id] : undefined) ?? NO_TASK
  return { id, input: { shape: input, file }, exampleParameters }
}
const NO_TASK = { input: 'text', file: undefined, exampleParameters: undefined } as const

const highlightBody = (code: string) => ({ code, lines: highlight(code, 'json') })

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const locale = localeOf(matches)
  const texts = textsOf(locale)
  return pageMeta({
    title: texts.model.pageTitle(loaderData.model.id),
    description: texts.model.description(loaderData.model.id),
    path: modelPath(loaderData.model.id),
    locale,
  })
}

export default function Model({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { model, summary, isOwnTask, isForApps, libraryUses, localApps, agents, asking, notCalled, ...page } =
    loaderData
  const request = useMemo(() => createRequestSource(asking), [asking])
  const calls =
    notCalled === undefined ? <ModelExamples model={model} request={request} {...page} /> : <NotCalled {...notCalled} />
  const ownMachine =
    libraryUses.length + localApps.apps.length + agents.uses.length === 0 ? null : (
      <OwnMachine
        model={model}
        hasForm={notCalled === undefined}
        request={request}
        uses={libraryUses}
        localApps={localApps}
        agents={agents}
        providers={page.providers}
        appsFirst={isForApps}
      />
    )
  const sections = [
    ...(notCalled === undefined ? (['code'] as const) : []),
    ...(agents.uses.length > 0 ? (['agents'] as const) : []),
    ...(libraryUses.length > 0 ? (['library'] as const) : []),
    ...(localApps.apps.length > 0 ? (['apps'] as const) : []),
  ]
  return (
    <>
      <ModelHeader model={summary} isOwnTask={isOwnTask} sections={isForApps ? sections.toReversed() : sections} />
      {/* Another model is another form. */}
      <Fragment key={model.id}>
        {isForApps && ownMachine !== null ? (
          <>
            {ownMachine}
            <h2 className="mt-10 mb-5 border-t border-line pt-8 text-xl font-semibold tracking-[-0.015em]">
              {texts.model.sections.code}
            </h2>
            {calls}
          </>
        ) : (
          <>
            {calls}
            {ownMachine}
          </>
        )}
      </Fragment>
    </>
  )
}

// Its code comes when it is shown. The server must have it at hand, for readers without scripts.
const MissingModel: ComponentType<MissingModelData> = import.meta.env.SSR
  ? (await import('../features/hub/missing-model.tsx')).MissingModel
  : lazy(async () => ({ default: (await import('../features/hub/missing-model.tsx')).MissingModel }))

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) ? readMissing(error.data) : undefined
  if (missing === undefined) return <FailedPage />
  return (
    <Suspense fallback={null}>
      <MissingModel {...missing} />
    </Suspense>
  )
}

const readMissing = (value: unknown): MissingModelData | undefined =>
  typeof value === 'object' && value !== null && 'asked' in value ? (value as MissingModelData) : undefined
