import { CodeBlock } from '@model-snippets/react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { LeadSection } from '../../ui/lead-section.tsx'
import { Options } from '../../ui/options.tsx'
import { ParameterForm } from '../../ui/parameter-form.tsx'
import { ReasonList } from '../../ui/reason-list.tsx'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/coding-agents.ts'
import type { AgentUse, AgentUses } from './agent-use.ts'
import { APP } from './app-parameter.ts'

const TITLE = 'coding-agents-title'

interface AgentsSectionProps extends AgentUses {
  /** The URL of the form that chooses the provider. */
  readonly toForm: string
}

/** The coding agents that can use the model. */
export function AgentsSection({ uses, skipped, apps, app, toForm }: AgentsSectionProps) {
  const texts = useTexts()
  return (
    <LeadSection id={TITLE} texts={wordsFor(texts, app)} toForm={toForm}>
      {apps.length === 0 ? null : <PlaceForm apps={apps} app={app} />}
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

/** The lead depends on where the model runs. */
const wordsFor = (texts: ReturnType<typeof useTexts>, app: AgentUses['app']) =>
  app === undefined ? texts : { ...texts, lead: texts.leadOnMachine(app.label), toForm: texts.toFormOnMachine }

function PlaceForm({ apps, app }: Pick<AgentUses, 'apps' | 'app'>) {
  const texts = useTexts()
  return (
    <ParameterForm
      part={TITLE}
      names={[APP]}
      submit={texts.show}
      className="grid max-w-md gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Field id={APP} label={texts.place} lines={0}>
        {(control) => (
          <select {...control} name={APP} defaultValue={app?.id ?? ''} key={app?.id} className="input">
            <option value="">{texts.hosted}</option>
            <Options choices={apps.map(({ id, label }) => ({ value: id, label: texts.onMachine(label) }))} />
          </select>
        )}
      </Field>
    </ParameterForm>
  )
}

function AgentSteps({ use: { label, docsUrl, script, assumptions, ran, notRun } }: { readonly use: AgentUse }) {
  const texts = useTexts()
  const format = useFormat()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
      <p className="grid gap-1 text-sm text-muted">
        <a href={docsUrl} className="link justify-self-start wrap-anywhere">
          {docsUrl.replace('https://', '')}
        </a>
        <span>
          {ran !== undefined
            ? texts.ran(`${label} ${ran.release}`, format.day(ran.date))
            : notRun === undefined
              ? texts.form
              : texts.notRun}
        </span>
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
