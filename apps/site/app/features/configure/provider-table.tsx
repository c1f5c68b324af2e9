import type { ProviderFacts } from '@model-snippets/hub'
import { costOf, priceOf } from '@model-snippets/hub/choose-provider'
import type { FactsState, ProviderChoice } from '@model-snippets/hub/provider-choices'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
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
  /** The chosen provider or policy. */
  readonly chosen: string
  /** The state of the router's prices and speeds; undefined for models that it doesn't list. */
  readonly facts: FactsState | undefined
  /** Undefined if the model isn't priced by tokens. */
  readonly tokens: TokenEstimate | undefined
}

type Figure = (choice: ProviderChoice) => number | undefined

interface Column {
  readonly name: 'input' | 'output' | 'cost' | 'context' | 'firstToken' | 'throughput' | 'tools' | 'schema'
  readonly figure: Figure
  readonly show: (figure: number) => ReactNode
}

const TITLE = 'providers-title'

/**
 * The providers that serve a model, the cheapest first. A provider's name chooses it, and a column's heading sorts the
 * table.
 */
export function ProviderTable({ providers, chosen, facts, tokens, ...choosing }: ProviderTableProps) {
  const { providerTable: texts, providerFit } = useTexts()
  const format = useFormat()
  const now = chosenNow(chosen, providers)
  const costs = tokens === undefined ? undefined : costRange(providers, tokens, chosen)
  const serving = providers.filter((choice) => !['no', 'unknown'].includes(servingOf(choice)))
  const hasFigures = serving.some((choice) => choice.facts !== undefined)
  const groups = [
    { title: texts.unknownToServe, members: providers.filter((choice) => servingOf(choice) === 'unknown') },
    { title: texts.notServing, members: providers.filter((choice) => servingOf(choice) === 'no') },
  ].filter(({ members }) => members.length > 0)
  return (
    <section aria-labelledby={TITLE} className="not-printed">
      <h2 id={TITLE} className="heading">
        {texts.title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        {now === undefined ? null : `${providerFit.now(now.label)} `}
        {costs === undefined ? null : `${texts.costs(format.dollars(costs.least), format.dollars(costs.most))} `}
        {facts === undefined
          ? texts.noFigures
          : facts.asked === undefined
            ? texts.states[facts.state]
            : hasFigures
              ? texts.source(format.day(facts.asked.slice(0, 10)))
              : texts.states.found}{' '}
        {hasFigures && tokens !== undefined ? texts.estimate(tokens.input, tokens.output) : null}
      </p>
      {serving.length === 0 ? null : (
        <ServingTable {...choosing} serving={serving} chosen={chosen} now={now} tokens={tokens} />
      )}
      {groups.map(({ title, members }) => (
        <Disclosure
          key={members[0]?.id}
          title={title(members.length)}
          titleClass="w-fit py-2 text-muted"
          open={serving.length === 0}
          className="text-sm"
        >
          <p className="flex flex-wrap gap-x-4 gap-y-1 pb-2 ps-6">
            {members.map((choice) => (
              <ProviderLink
                key={choice.id}
                {...choosing}
                provider={choice}
                isCurrent={choice.id === chosen}
                className="link"
              />
            ))}
          </p>
        </Disclosure>
      ))}
    </section>
  )
}

interface ServingTableProps extends ProviderChoosing {
  readonly serving: readonly ProviderChoice[]
  readonly chosen: string
  /** The provider that the router would choose now. */
  readonly now: ProviderChoice | undefined
  readonly tokens: TokenEstimate | undefined
}

function ServingTable({ serving, chosen, now, tokens, ...choosing }: ServingTableProps) {
  const { providerTable: texts } = useTexts()
  const format = useFormat()
  const [order, setOrder] = useState<{ readonly name: Column['name']; readonly isRising: boolean }>()
  const columns = serving.some((choice) => choice.facts !== undefined) ? columnsOf(texts, format, tokens, serving) : []
  const price = columns.find(({ name }) => name === (tokens === undefined ? 'output' : 'cost'))
  const by = columns.find(({ name }) => name === order?.name) ?? price
  const isRising = order?.isRising ?? true
  const sorted = by === undefined ? serving : sortProviders(serving, by.figure, isRising)
  const [cheapest] = price === undefined ? [] : sortProviders(serving, price.figure, true)
  return (
    <div className="relative overflow-x-auto rounded-xl border border-line bg-surface">
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="text-start text-xs text-muted">
            <th scope="col" className="sticky start-0 bg-surface px-4 py-2 text-start font-medium">
              {texts.provider}
            </th>
            {columns.map(({ name }) => {
              const isBy = name === by?.name
              const Arrow = isBy && !isRising ? ArrowDown : ArrowUp
              return (
                <th
                  key={name}
                  scope="col"
                  aria-sort={isBy ? (isRising ? 'ascending' : 'descending') : 'none'}
                  className="px-1 py-1 text-end font-medium last:pe-3"
                >
                  <button
                    type="button"
                    onClick={() => setOrder({ name, isRising: isBy ? !isRising : !FALLS_FIRST.includes(name) })}
                    className="min-h-6 cursor-pointer rounded-md px-1 py-1 whitespace-nowrap focus-ring"
                  >
                    {/* Before the name: the names stand above the ends of their figures. */}
                    <Arrow className={clsx('me-1 inline size-3', !isBy && 'invisible')} />
                    {texts.columns[name]}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((choice) => {
            const tags = [
              choice.id === now?.id ? texts.auto : undefined,
              choice.id === cheapest?.id ? texts.cheapest : undefined,
              servingOf(choice) === 'yes' ? undefined : texts.serving[servingOf(choice)],
            ].filter((tag) => tag !== undefined)
            return (
              <tr
                key={choice.id}
                className={clsx('border-t border-line', choice.id === chosen ? 'bg-raised' : 'bg-surface')}
              >
                <th
                  scope="row"
                  className="sticky start-0 bg-inherit px-4 py-2 text-start font-medium whitespace-nowrap"
                >
                  <ProviderLink {...choosing} provider={choice} isCurrent={choice.id === chosen} className="link" />
                  {tags.map((tag) => (
                    <span key={tag} className="ms-2 rounded-full border border-edge px-2 py-px text-xs text-muted">
                      {tag}
                    </span>
                  ))}
                </th>
                {columns.map(({ name, figure, show }) => {
                  const known = figure(choice)
                  return (
                    <td key={name} className="px-2 py-2 text-end whitespace-nowrap last:pe-4">
                      {known !== undefined ? (
                        show(known)
                      ) : (
                        <span className="text-muted">
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">{texts.unknown}</span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Readers want the highest of these first, and the lowest of the others, which cost money or time. */
const FALLS_FIRST: readonly Column['name'][] = ['context', 'throughput', 'tools', 'schema']

const servingOf = ({ isServing, facts }: ProviderChoice): 'yes' | 'no' | 'unknown' | 'staging' | 'error' => {
  if (facts?.status === 'staging' || facts?.status === 'error') return facts.status
  return isServing === null ? 'unknown' : isServing ? 'yes' : 'no'
}

type TableTexts = ReturnType<typeof useTexts>['providerTable']

function columnsOf(
  texts: TableTexts,
  format: Format,
  tokens: TokenEstimate | undefined,
  serving: readonly ProviderChoice[],
): readonly Column[] {
  const most = Math.max(...serving.map(({ facts }) => facts?.throughput ?? 0))
  const whole = (value: number) => format.number(Math.round(value))
  const answer = (value: number) => (value === 1 ? texts.yes : texts.no)
  const rank = (value: boolean | undefined) => (value === undefined ? undefined : Number(value))
  const column = (
    name: Column['name'],
    figure: (facts: ProviderFacts) => number | undefined,
    show: Column['show'],
  ): Column => ({ name, figure: ({ facts }) => (facts === undefined ? undefined : figure(facts)), show })
  return [
    column('input', (facts) => priceOf(facts)?.input, format.dollars),
    column('output', (facts) => priceOf(facts)?.output, format.dollars),
    column('cost', (facts) => (tokens === undefined ? undefined : costOf(facts, tokens)), format.dollars),
    column('context', ({ contextLength }) => contextLength, whole),
    column(
      'firstToken',
      ({ firstToken }) => firstToken,
      (time) => `${whole(time)} ms`,
    ),
    column(
      'throughput',
      ({ throughput }) => throughput,
      (throughput) => (
        <>
          <svg aria-hidden="true" width="56" height="6" className="me-2 inline-block fill-muted align-[2px]">
            <rect x={56 - 56 * (throughput / most)} width={56 * (throughput / most)} height="6" rx="3" />
          </svg>
          {whole(throughput)}
        </>
      ),
    ),
    column('tools', ({ supportsTools }) => rank(supportsTools), answer),
    column('schema', ({ supportsStructuredOutput }) => rank(supportsStructuredOutput), answer),
  ]
}
