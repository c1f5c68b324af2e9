import { Fragment, Suspense, useEffect, useRef } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router'
import { exampleInputs, exampleMessages } from '../domain/examples/build-examples.ts'
import { modelPath } from '../domain/models/model-path.ts'
import { readLocale } from '../domain/preferences/locale-cookie.ts'
import { addressOfSentForm } from '../features/configure/form-fields.ts'
import { readModelExamples } from '../features/examples/model-examples.server.ts'
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
  const { page, preferences, kept } = read
  const { model, providers } = page
  const { searchParams } = new URL(request.url)
  const formExample = { messages: exampleMessages(model), inputs: exampleInputs(model) }
  const sent = addressOfSentForm(searchParams, formExample, kept)
  if (sent !== undefined) throw redirect(`${modelPath(model.id)}?${sent.address}`)

  const texts = problemTextsOf(readLocale(request))
  const { shown, problems, cookie } = readModelExamples(read, searchParams, texts)
  const isCalled = providers.length > 0
  // Readers who want a file or find no provider immediately see how to run the model locally.
  const own =
    isCalled && !isForApps(model)
      ? undefined
      : await readOwnMachine(model, searchParams, shown.initial.configuration, preferences, texts)
  const ownMachine = own?.isEmpty ? undefined : own
  return data(
    {
      ...page,
      ...shown,
      search: searchOf(read, request, { problems }),
      notCalled: isCalled ? undefined : notCalledData(model, ownMachine !== undefined),
      ownMachine,
    },
    cookie === undefined ? {} : { headers: { 'set-cookie': cookie } },
  )
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The page writes the examples for a changed URL itself. It only asks the server for another model or on request. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

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
      {/* Each model gets a new form. */}
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

// Few models have this part.
const loadOwnMachine = async () => (await import('../features/libraries/own-machine.tsx')).OwnMachine
const OwnMachine = import.meta.env.SSR ? await loadOwnMachine() : onDemand(loadOwnMachine)

/** Asks the server again when the form changes the URL, because local programs send the form's request. */
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
