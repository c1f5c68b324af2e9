import { modelTabPath } from '../domain/models/model-path.ts'
import { readAgents } from '../features/coding-agents/agent-use.ts'
import { AgentsSection } from '../features/coding-agents/agents-section.tsx'
import { APP } from '../features/coding-agents/app-parameter.ts'
import { QUANTIZATION } from '../features/local-apps/machine-parameters.ts'
import { ModelError } from '../features/models/model-error.tsx'
import { ModelHeader } from '../features/models/model-header.tsx'
import { modelMeta } from '../features/models/model-meta.ts'
import { readModelPage, searchOf } from '../features/models/model-page.server.ts'
import { HintLink } from '../ui/hint-link.tsx'
import { loadPatiently } from '../ui/load-patiently.ts'
import { useTexts } from '../ui/texts/pages.ts'
import type { Route } from './+types/model-agents.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  const asked = await readModelPage(request, params, 'coding-agents')
  const { page, configuration } = asked
  const { searchParams } = new URL(request.url)
  const local = {
    app: searchParams.get(APP) || undefined,
    quantization: searchParams.get(QUANTIZATION) || undefined,
  }
  return {
    ...page,
    search: searchOf(asked, request),
    agents: await readAgents(page.model, configuration, page.providers, local),
  }
}

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadPatiently(asked)

export const meta: Route.MetaFunction = (args) => modelMeta(args, 'coding-agents')

export default function ModelAgents({ loaderData: { agents, ...page } }: Route.ComponentProps) {
  const texts = useTexts()
  const toForm = modelTabPath(page.model.id, '') + page.search
  return (
    <>
      <ModelHeader page={page} tab="coding-agents" />
      {agents.uses.length + agents.skipped.length === 0 ? (
        <HintLink text={texts.model.nothingForAgents} to={toForm} link={texts.model.toExamples} />
      ) : (
        <AgentsSection {...agents} toForm={toForm} />
      )}
    </>
  )
}

// The router finds it by its name here.
export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ModelError error={error} />
