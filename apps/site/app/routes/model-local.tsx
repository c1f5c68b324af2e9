import { modelTabPath } from '../domain/models/model-path.ts'
import { readLocale } from '../domain/preferences/locale-cookie.ts'
import { readOwnMachine } from '../features/libraries/own-machine.server.ts'
import { OwnMachine } from '../features/libraries/own-machine.tsx'
import { ModelError } from '../features/models/model-error.tsx'
import { ModelHeader } from '../features/models/model-header.tsx'
import { modelMeta } from '../features/models/model-meta.ts'
import { readModelPage, searchOf } from '../features/models/model-page.server.ts'
import { HintLink } from '../ui/hint-link.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { useTexts } from '../ui/texts/pages.ts'
import { textsOf as problemTextsOf } from '../ui/texts/problems.ts'
import type { Route } from './+types/model-local.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  const asked = await readModelPage(request, params, 'run-locally')
  const { page, configuration, preferences } = asked
  const { searchParams } = new URL(request.url)
  const texts = problemTextsOf(readLocale(request))
  return {
    ...page,
    search: searchOf(asked, request),
    ownMachine: await readOwnMachine(page.model, searchParams, configuration, preferences, texts),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = (args) => modelMeta(args, 'run-locally')

export default function ModelLocal({ loaderData: { ownMachine, ...page } }: Route.ComponentProps) {
  const texts = useTexts()
  const toForm = modelTabPath(page.model.id, '') + page.search
  return (
    <>
      <ModelHeader page={page} tab="run-locally" />
      {ownMachine.isEmpty ? (
        <HintLink text={texts.model.nothingLocal} to={toForm} link={texts.model.toExamples} />
      ) : (
        <OwnMachine {...ownMachine} id={page.model.id} toForm={page.providers.length > 0 ? toForm : undefined} />
      )}
    </>
  )
}

// The router finds it by its name here.
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ModelError error={error} />
