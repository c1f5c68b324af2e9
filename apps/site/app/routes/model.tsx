import { TASKS, taskOf } from '@model-snippets/core'
import { highlight } from '@model-snippets/react/highlight'
import { Fragment, Suspense, useEffect, useRef } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router'
import type { Configuration } from '../domain/configuration/configuration.ts'
import { readPlatform } from '../domain/configuration/platform.ts'
import { bodyText } from '../domain/examples/body-text.ts'
import { buildExamples, exampleInputs, exampleMessages } from '../domain/examples/build-examples.ts'
import { chooseTab, parseChoice } from '../domain/examples/choice.ts'
import { withExactProofs } from '../domain/examples/exact-proofs.server.ts'
import { providerFor } from '../domain/examples/provider-for.ts'
import { modelPath } from '../domain/models/model-path.ts'
import { choiceCookie } from '../domain/preferences/cookies.ts'
import { readLocale } from '../domain/preferences/locale-cookie.ts'
import { IS_RUN_OFFERED } from '../domain/run/run-setting.server.ts'
import { addressOfSentForm } from '../features/configure/form-fields.ts'
import { ModelExamples } from '../features/examples/model-examples.tsx'
import { isForApps, readOwnMachine } from '../features/libraries/own-machine.server.ts'
import { ModelError } from '../features/models/model-error.tsx'
import { ModelHeader } from '../features/models/model-header.tsx'
import { modelMeta } from '../features/models/model-meta.ts'
import { readModelPage, searchOf } from '../features/models/model-page.server.ts'
import { notCalledData } from '../features/models/not-called.server.ts'
import { NotCalled } from '../features/models/not-called.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { onDemand } from '../ui/on-demand.ts'
import { useTexts } from '../ui/texts/pages.ts'
import { textsOf as problemTextsOf } from '../ui/texts/problems.ts'
import type { Route } from './+types/model.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  const read = await readModelPage(request, params, '')
  const { page, configuration: chosen, preferences, kept } = read
  const { model, providers } = page
  const { searchParams } = new URL(request.url)
  const samples = exampleMessages(model)
  const sent = addressOfSentForm(searchParams, { messages: samples, inputs: exampleInputs(model) }, kept)
  if (sent !== undefined) throw redirect(`${modelPath(model.id)}?${sent.address}`)

  const problemTexts = problemTextsOf(readLocale(request))
  const asked = parseChoice(searchParams)
  const isAsked = asked.language !== undefined || asked.client !== undefined
  const remembered = {
    language: preferences.language,
    client: preferences.language === undefined ? undefined : preferences.clients[preferences.language],
  }
  const write = (configuration: Configuration) => {
    const examples = withExactProofs(buildExamples(model, configuration, problemTexts))
    return { configuration, examples, tab: chooseTab(examples.examples, examples.missing, asked, remembered) }
  }
  const asIs = write(chosen)
  // A language that needs a provider gets one, unless the reader chose by the address.
  const way = searchParams.has('provider')
    ? undefined
    : providerFor(
        asIs.examples.missing.find((each) => each === asIs.tab),
        chosen.provider,
      )
  const { configuration, examples, tab } = way === undefined ? asIs : write({ ...chosen, ...way })
  const shown = examples.examples.find((example) => example === tab)
  const isCalled = providers.length > 0
  // Readers who come for a file, or find no provider, see right away how to run the model themselves.
  const ownMachine =
    isCalled && !isForApps(model)
      ? undefined
      : await readOwnMachine(model, searchParams, configuration, preferences, problemTexts)
  const hasOthers = ownMachine !== undefined && ownMachine.libraryUses.length + ownMachine.localApps.apps.length > 0
  return data(
    {
      ...page,
      search: searchOf(read, request, asIs.examples),
      task: formOfTask(taskOf(model) ?? ''),
      chat:
        taskOf(model) === 'conversational'
          ? { samples, allowImages: ['image-text-to-text', 'any-to-any'].includes(model.pipeline_tag ?? '') }
          : undefined,
      sampleOutput: TASKS[taskOf(model) ?? '']?.exampleOutput?.(model),
      isRunOffered: IS_RUN_OFFERED,
      notCalled: isCalled ? undefined : notCalledData(model, hasOthers),
      ownMachine: hasOthers ? ownMachine : undefined,
      examples,
      needed:
        way?.provider === undefined || tab === undefined
          ? undefined
          : { language: tab.language, provider: way.provider },
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

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page itself writes the examples of a changed address: the server is asked for another model, and when the page asks. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

function formOfTask(id: string) {
  const { input, file, exampleParameters = {} } = (Object.hasOwn(TASKS, id) ? TASKS[id] : undefined) ?? NO_TASK
  return { id, input: { shape: input, file }, exampleParameters }
}
const NO_TASK = { input: 'text', file: undefined, exampleParameters: undefined } as const

const highlightBody = (code: string) => ({ code, lines: highlight(code, 'json') })

export const meta: Route.MetaFunction = (args) => modelMeta(args, '')

export default function Model({ loaderData }: Route.ComponentProps) {
  const texts = useTexts()
  const { ownMachine, notCalled, ...page } = loaderData
  const { id } = page.model
  const asked = useRef<string>(undefined)
  const calls = notCalled === undefined ? <ModelExamples {...page} asked={asked} /> : <NotCalled {...notCalled} />
  const own = ownMachine && (
    <Suspense fallback={null}>
      <OwnMachine {...ownMachine} id={id} toForm={notCalled === undefined ? '#request-title' : undefined} />
    </Suspense>
  )
  return (
    <>
      <ModelHeader page={page} tab="" asked={asked} />
      {/* Another model is another form. */}
      <Fragment key={id}>
        {ownMachine?.isForApps ? (
          <>
            {own}
            <h2 className="mt-10 mb-4 border-t border-line pt-10 heading">{texts.model.callProvider}</h2>
            {calls}
            <AskWhenChanged />
          </>
        ) : (
          <>
            {calls}
            {own}
          </>
        )}
      </Fragment>
    </>
  )
}

// Few models have it on this page.
const loadOwnMachine = async () => (await import('../features/libraries/own-machine.tsx')).OwnMachine
const OwnMachine = import.meta.env.SSR ? await loadOwnMachine() : onDemand(loadOwnMachine)

/** Asks the server again when the form changed the address: what runs at home asks what the form asks. */
function AskWhenChanged() {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const written = useRef(search)
  useEffect(() => {
    if (written.current === search) return
    written.current = search
    void revalidate()
  }, [search, revalidate])
  return null
}

// The router finds it by its name here.
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ModelError error={error} />
