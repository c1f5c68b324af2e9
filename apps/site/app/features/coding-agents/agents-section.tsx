import { CodeBlock } from '@model-snippets/react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LeadSection } from '../../ui/lead-section.tsx'
import { ReasonList } from '../../ui/reason-list.tsx'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/coding-agents.ts'
import type { AgentUse, AgentUses } from './agent-use.ts'
import { APP } from './app-parameter.ts'

const TITLE = 'coding-agents-title'

interface AgentsSectionProps extends AgentUses {
  /** Where the provider is chosen. */
  readonly toForm: string
}

/** How coding agents use the model, one below the other. */
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

/** The lead says where the model runs. */
const wordsFor = (texts: ReturnType<typeof useTexts>, app: AgentUses['app']) =>
  app === undefined ? texts : { ...texts, lead: texts.leadOnMachine(app.label), toForm: texts.toFormOnMachine }

/** A separate form, which keeps the other parameters of the URL. */
function PlaceForm({ apps, app }: Pick<AgentUses, 'apps' | 'app'>) {
  const texts = useTexts()
  const { pathname, search } = useLocation()
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== APP)
  return (
    <form action={`${pathname}#${TITLE}`}>
      {others.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may stand there twice
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <label htmlFor={APP} className="col-span-2 text-sm font-medium">
          {texts.place}
        </label>
        <select id={APP} name={APP} defaultValue={app?.id ?? ''} key={app?.id} className="input">
          <option value="">{texts.hosted}</option>
          {apps.map(({ id, label }) => (
            <option key={id} value={id}>
              {texts.onMachine(label)}
            </option>
          ))}
        </select>
        <Button type="submit">{texts.show}</Button>
      </div>
    </form>
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
