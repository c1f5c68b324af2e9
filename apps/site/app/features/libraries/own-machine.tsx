import type { ModelRecord } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import type { LibraryUse } from '../../domain/libraries/library-use.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import type { AgentUses } from '../coding-agents/agent-use.ts'
import { AgentsSection } from '../coding-agents/agents-section.tsx'
import type { LocalAppUses } from '../local-apps/local-app-use.ts'
import { LocalAppsSection } from '../local-apps/local-apps-section.tsx'
import { LibraryUseSection } from './library-use-section.tsx'

interface OwnMachineProps {
  readonly model: ModelRecord
  readonly uses: readonly LibraryUse[]
  readonly localApps: LocalAppUses
  /** Whether the page has a form that says what is asked. */
  readonly hasForm: boolean
  /** What the form asks for. */
  readonly request: RequestSource
  readonly agents: AgentUses
  /** Who may be called, as agents are led there. */
  readonly providers: readonly ProviderChoice[]
  /** True for models that are made for apps. */
  readonly appsFirst: boolean
}

/** What a reader can do with a model on a machine of their own: in an agent, in a program, and by an app. */
export function OwnMachine({
  model,
  uses,
  localApps,
  agents,
  providers,
  hasForm,
  request,
  appsFirst,
}: OwnMachineProps) {
  const parts = [
    agents.uses.length === 0 ? null : (
      <AgentsSection key="agents" model={model} providers={providers} request={request} agents={agents} />
    ),
    uses.length === 0 ? null : (
      <LibraryUseSection key="libraries" model={model} hasForm={hasForm} request={request} uses={uses} />
    ),
    localApps.apps.length === 0 ? null : (
      <LocalAppsSection key="apps" {...localApps} model={model} hasForm={hasForm} request={request} />
    ),
  ]
  // The links at the head of the page turn the same order round.
  const kept = parts.map((part) => part && <PartBoundary key={part.key}>{part}</PartBoundary>)
  return appsFirst ? kept.toReversed() : kept
}
