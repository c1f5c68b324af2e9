import { CopyButton } from '@model-snippets/react'
import { Lock } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import type { ModelTab } from '../../domain/models/model-path.ts'
import { hubAddress } from '../../domain/models/model-path.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/pages.ts'
import { useServing } from '../examples/use-serving.ts'
import type { ModelPage } from './model-page.server.ts'
import { ModelTabs } from './model-tabs.tsx'
import { leastPrices } from './prices.ts'

interface ModelHeaderProps {
  readonly page: ModelPage
  /** The shown page of the model. */
  readonly tab: ModelTab
  /** The form's current state, as a query. */
  readonly asked?: RefObject<string | undefined>
}

/** The header of each of a model's pages: its name, facts, price, and the other pages. */
export function ModelHeader({ page, tab, asked }: ModelHeaderProps) {
  const texts = useTexts()
  const format = useFormat()
  const name = useRef<HTMLHeadingElement>(null)
  const { providers } = useServing(page)
  const { id, task, size, library, isGated } = page.summary
  const slash = id.indexOf('/') + 1
  const serving = providers.filter(({ isServing }) => isServing === true)
  const prices = leastPrices(serving)
  const facts = serving.flatMap((provider) => provider.facts ?? [])
  const context = Math.max(0, ...facts.map(({ contextLength }) => contextLength ?? 0))
  const abilities = [
    ...(facts.some(({ supportsTools }) => supportsTools) ? [texts.model.abilities.tools] : []),
    ...(facts.some(({ supportsStructuredOutput }) => supportsStructuredOutput) ? [texts.model.abilities.schema] : []),
    ...(context < 1000 ? [] : [texts.model.context(Math.round(context / 1000))]),
  ]
  return (
    <header className="mb-4 sm:mb-4">
      <div className="flex min-w-0 items-start gap-1">
        <h1 ref={name} className="min-w-0 font-mono text-xl tracking-[-0.03em] wrap-anywhere sm:text-2xl">
          <span className="text-muted">{id.slice(0, slash)}</span>
          <span className="font-medium">{id.slice(slash)}</span>
        </h1>
        <CopyButton text={id} what={texts.model.copyName} fallback={() => name.current} />
      </div>
      {/* The line's place is reserved before the hub answers, so that nothing moves. */}
      <ul className="flex min-h-6 flex-wrap gap-x-4 text-sm leading-6 text-muted">
        {task === undefined ? null : <li lang="en">{task}</li>}
        {size === undefined ? null : <li>{size}</li>}
        {library === undefined ? null : <li>{library}</li>}
        {serving.length === 0 ? null : (
          <li className="font-medium text-ink">{texts.model.providers(serving.length)}</li>
        )}
        {prices === undefined ? null : (
          <li className="tabular-nums">
            {texts.model.prices(format.dollars(prices.input), format.dollars(prices.output))}
          </li>
        )}
        {abilities.length === 0 ? null : <li className="max-sm:hidden">{abilities.join(' · ')}</li>}
      </ul>
      {isGated ? (
        <p className="mt-1 flex gap-2 text-sm text-muted">
          <Lock className="mt-0.5 size-3.5 flex-none text-ink" />
          <span>
            <strong className="font-medium text-ink">{texts.model.gatedTitle}</strong> {texts.model.gated}{' '}
            <a href={hubAddress(id)} rel="noreferrer" target="_blank" className="link text-ink">
              {texts.model.gatedLink}
            </a>
          </span>
        </p>
      ) : null}
      {page.isOwnTask ? <p className="mt-1 text-sm text-muted">{texts.model.ownTask}</p> : null}
      {page.providers.length === 0 ? null : <ModelTabs id={id} tab={tab} search={page.search} asked={asked} />}
    </header>
  )
}
