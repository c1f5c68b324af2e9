import type { ModelRecord } from '@model-snippets/core'
import type { ProviderChoice } from '@model-snippets/hub/provider-choices'
import { CodeBlock } from '@model-snippets/react'
import type { RequestSource } from '../../domain/examples/shown-request.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ReasonList } from '../../ui/reason-list.tsx'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/coding-agents.ts'
import type { AgentUse, AgentUses } from './agent-use.ts'
import { useWrittenAgents } from './use-written-agents.ts'

const TITLE = 'coding-agents-title'

interface AgentsSectionProps {
  readonly model: ModelRecord
  readonly providers: readonly ProviderChoice[]
  /** What the form asks for. */
  readonly request: RequestSource
  /** What the server wrote. */
  readonly agents: AgentUses
}

/** How coding agents are led to the model, one below the other. */
export function AgentsSection({ model, providers, request, agents }: AgentsSectionProps) {
  const texts = useTexts()
  const { uses, skipped, areOutdated } = useWrittenAgents(model, providers, request, agents)
  return (
    <section aria-labelledby={TITLE} className="mt-10 grid border-t border-line pt-8 first:mt-2">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h2 id={TITLE} className="text-xl font-semibold tracking-[-0.015em]">
            {texts.title}
          </h2>
          <p className="mt-2 max-w-[62ch] text-sm text-muted">{texts.lead}</p>
          <p role="status" className="mt-2 text-sm text-danger empty:hidden">
            {areOutdated ? texts.outdated : null}
          </p>
        </div>
        <div className="border-line [&:not(:empty)]:border-b">
          {uses.map((use) => (
            <Disclosure key={use.agent} title={use.label}>
              <AgentSteps use={use} />
            </Disclosure>
          ))}
        </div>
        {skipped.length === 0 ? null : <ReasonList of={skipped} />}
      </div>
    </section>
  )
}

function AgentSteps({ use: { label, docsUrl, script, assumptions, ran } }: { readonly use: AgentUse }) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-7">
      <p className="grid gap-1 text-sm text-muted">
        <a href={docsUrl} className="link justify-self-start wrap-anywhere">
          {docsUrl.replace('https://', '')}
        </a>
        <span>{ran === undefined ? texts.form : texts.ran(`${label} ${ran.release}`, format.day(ran.date))}</span>
      </p>
      <CodeBlock code={script} title={label} what={texts.setUp(label)} />
      {assumptions.map(({ what, howToKnow }) => (
        <p key={what} lang="en" className="text-sm wrap-anywhere text-muted">
          {what} {howToKnow}.
        </p>
      ))}
    </div>
  )
}
