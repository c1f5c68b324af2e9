import { CodeBlock } from '@model-snippets/react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LeadSection } from '../../ui/lead-section.tsx'
import { ReasonList } from '../../ui/reason-list.tsx'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/coding-agents.ts'
import type { AgentUse, AgentUses } from './agent-use.ts'

const TITLE = 'coding-agents-title'

interface AgentsSectionProps extends AgentUses {
  /** Where the provider is chosen. */
  readonly toForm: string
}

/** How coding agents use the model, one below the other. */
export function AgentsSection({ uses, skipped, toForm }: AgentsSectionProps) {
  const texts = useTexts()
  return (
    <LeadSection id={TITLE} texts={texts} toForm={toForm}>
      <div className="border-line [&:not(:empty)]:border-b">
        {uses.map((use) => (
          <Disclosure key={use.agent} title={use.label} titleClass="py-3 font-medium">
            <AgentSteps use={use} />
          </Disclosure>
        ))}
      </div>
      {skipped.length === 0 ? null : <ReasonList of={skipped} />}
    </LeadSection>
  )
}

function AgentSteps({ use: { label, docsUrl, script, assumptions, ran } }: { readonly use: AgentUse }) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
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
