import type { ProviderFacts } from '@model-snippets/hub'
import { costOf, priceOf } from '@model-snippets/hub/choose-provider'
import type { FactsState, ProviderChoice } from '@model-snippets/hub/provider-choices'
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/configure.ts'
import type { Format } from '../../ui/texts/format.ts'
import { chosenNow } from './provider-fit.ts'
import { type ProviderChoosing, ProviderLink } from './provider-link.tsx'
import { sortProviders } from './provider-order.ts'
import { costRange } from './request-cost.ts'
import type { TokenEstimate } from './token-estimate.ts'

export interface ProviderTableProps extends ProviderChoosing {
  readonly providers: readonly ProviderChoice[]
  /** The provider or the policy that is chosen. */
  readonly chosen: string
  /** Whether the router has told prices and speeds; undefined for models that it does not list. */
  readonly facts: FactsState | undefined
  /** Undefined where the model is not paid by tokens. */
  readonly tokens: TokenEstimate | undefined
}

type Figure = (choice: ProviderChoice) => number | undefined

interface Column {
  readonly name: 'input' | 'output' | 'cost' | 'context' | 'firstToken' | 'throughput' | 'tools' | 'schema'
  readonly figure: Figure
  readonly show: (facts: ProviderFacts) => ReactNode
}

/** The providers of a model side by side. A row is chosen by its name, and a column sorts by a press on its head. */
export function ProviderTable({ providers, chosen, facts, tokens, ...choosing }: ProviderTableProps) {
  const { providerTable: texts, providerFit } = useTexts()
  const format = useFormat()
  const [order, setOrder] = useState<{ readonly name: Column['name']; readonly isRising: boolean }>()
  const columns = providers.some((choice) => choice.facts !== undefined) ? columnsOf(texts, format, tokens) : []
  const now = chosenNow(chosen, providers)
  const costs = tokens === undefined ? undefined : costRange(providers, tokens, chosen)
  const by = columns.find(({ name }) => name === order?.name)
  const sorted = by === undefined ? providers : sortProviders(providers, by.figure, order?.isRising ?? true)
  return (
    <details className="group not-printed border-t border-line">
      <summary className="flex flex-wrap list-none items-center gap-2 rounded-md py-3.5 text-sm font-semibold focus-ring [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 text-muted transition-[rotate] group-open:rotate-90" />
        {texts.compare}
        {now === undefined ? null : <span className="font-normal text-muted">{providerFit.now(now.label)}</span>}
        {costs === undefined ? null : (
          <span className="font-normal text-muted">
            {texts.costs(format.dollars(costs.least), format.dollars(costs.most))}
          </span>
        )}
      </summary>
      <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="text-start text-[0.8125rem] text-muted">
              <th scope="col" className="sticky start-0 bg-surface px-4 py-2 text-start font-medium">
                {texts.provider}
              </th>
              <th scope="col" className="px-2 py-2 text-start font-medium">
                {texts.serves}
              </th>
              {columns.map(({ name }) => {
                const isBy = name === order?.name
                const Arrow = isBy && !order.isRising ? ArrowDown : ArrowUp
                return (
                  <th
                    key={name}
                    scope="col"
                    aria-sort={isBy ? (order.isRising ? 'ascending' : 'descending') : 'none'}
                    className="px-1 py-1 text-end font-medium"
                  >
                    <button
                      type="button"
                      onClick={() => setOrder({ name, isRising: isBy ? !order.isRising : RISES_FIRST[name] })}
                      className="cursor-pointer rounded-md px-1 py-1 whitespace-nowrap focus-ring"
                    >
                      {texts.columns[name]}
                      <Arrow aria-hidden="true" className={mergeClasses('ms-1 inline size-3', !isBy && 'invisible')} />
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {sorted.map((choice) => (
              <tr
                key={choice.id}
                className={mergeClasses('border-t border-line', choice.id === chosen ? 'bg-raised' : 'bg-surface')}
              >
                <th
                  scope="row"
                  className="sticky start-0 bg-inherit px-4 py-2 text-start font-medium whitespace-nowrap"
                >
                  <ProviderLink {...choosing} provider={choice} isCurrent={choice.id === chosen} className="link" />
                </th>
                <td className="px-2 py-2 whitespace-nowrap">{texts.serving[servingOf(choice)]}</td>
                {columns.map(({ name, show }) => (
                  <td key={name} className="px-2 py-2 text-end whitespace-nowrap">
                    {(choice.facts === undefined ? undefined : show(choice.facts)) ?? (
                      <span className="text-muted">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{texts.unknown}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="max-w-[62ch] py-3 text-[0.8125rem] text-muted">
        {facts === undefined
          ? texts.noFigures
          : facts.asked === undefined
            ? texts.states[facts.state]
            : columns.length === 0
              ? texts.states.found
              : texts.source(format.day(facts.asked.slice(0, 10)))}{' '}
        {columns.length > 0 && tokens !== undefined ? texts.estimate(tokens.input, tokens.output) : null}
      </p>
    </details>
  )
}

/** What a reader wants to see first: what costs least, and what does most. */
const RISES_FIRST: { readonly [name in Column['name']]: boolean } = {
  input: true,
  output: true,
  cost: true,
  context: false,
  firstToken: true,
  throughput: false,
  tools: false,
  schema: false,
}

const servingOf = ({ isServing, facts }: ProviderChoice): 'yes' | 'no' | 'unknown' | 'staging' | 'error' => {
  if (facts?.status === 'staging' || facts?.status === 'error') return facts.status
  return isServing === null ? 'unknown' : isServing ? 'yes' : 'no'
}

type TableTexts = ReturnType<typeof useTexts>['providerTable']

function columnsOf(texts: TableTexts, format: Format, tokens: TokenEstimate | undefined): readonly Column[] {
  const dollars = (value: number | undefined) => (value === undefined ? undefined : format.dollars(value))
  const whole = (value: number | undefined, unit = '') =>
    value === undefined ? undefined : `${format.number(Math.round(value))}${unit}`
  const answer = (value: boolean | undefined) => (value === undefined ? undefined : value ? texts.yes : texts.no)
  const rank = (value: boolean | undefined) => (value === undefined ? undefined : Number(value))
  const cost = (facts: ProviderFacts) => (tokens === undefined ? undefined : costOf(facts, tokens))
  const column = (
    name: Column['name'],
    figure: (facts: ProviderFacts) => number | undefined,
    show: Column['show'],
  ): Column => ({ name, figure: ({ facts }) => (facts === undefined ? undefined : figure(facts)), show })
  return [
    column(
      'input',
      (facts) => priceOf(facts)?.input,
      (facts) => dollars(priceOf(facts)?.input),
    ),
    column(
      'output',
      (facts) => priceOf(facts)?.output,
      (facts) => dollars(priceOf(facts)?.output),
    ),
    column('cost', cost, (facts) => dollars(cost(facts))),
    column(
      'context',
      ({ contextLength }) => contextLength,
      ({ contextLength }) => whole(contextLength),
    ),
    column(
      'firstToken',
      ({ firstToken }) => firstToken,
      ({ firstToken }) => whole(firstToken, ' ms'),
    ),
    column(
      'throughput',
      ({ throughput }) => throughput,
      ({ throughput }) => whole(throughput),
    ),
    column(
      'tools',
      ({ supportsTools }) => rank(supportsTools),
      ({ supportsTools }) => answer(supportsTools),
    ),
    column(
      'schema',
      ({ supportsStructuredOutput }) => rank(supportsStructuredOutput),
      ({ supportsStructuredOutput }) => answer(supportsStructuredOutput),
    ),
  ]
}
