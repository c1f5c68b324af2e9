import { Link, useLocation } from 'react-router'
import { listPath } from '../../domain/models/filters.ts'
import { modelPath } from '../../domain/models/model-path.ts'
import type { Prices } from '../../domain/models/prices.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { useFormat } from '../../ui/texts/catalogue.ts'
import { useTexts } from '../../ui/texts/models.ts'
import { useTexts as usePageTexts } from '../../ui/texts/pages.ts'
import { ChosenFilters, chosenOf } from './model-filters.tsx'
import { ModelList } from './model-list.tsx'
import type { CatalogueList } from './search-catalogue.server.ts'
import type { ListState } from './use-model-search.ts'

interface ModelResultsProps {
  readonly state: ListState
  /** The number of embedded models. */
  readonly size: number
}

/** The matching embedded models. */
export function ModelResults({ state: { list, isStale, trouble, searchAgain }, size }: ModelResultsProps) {
  const pageTexts = usePageTexts()
  const texts = useTexts()
  const { pathname, search } = useLocation()
  return (
    <section aria-label={pageTexts.site.models}>
      <ChosenFilters list={list} />
      {trouble === undefined ? null : (
        <Notice>
          {texts[trouble]}{' '}
          {trouble === 'failed' ? (
            <Link to={pathname + search} replace onClick={searchAgain} className="link text-ink">
              {texts.again}
            </Link>
          ) : null}
        </Notice>
      )}
      <p role="status" className="mb-3 text-sm text-muted">
        {list.total > 0 && list.corrected !== undefined ? `${texts.empty(list.filters.query)} ` : ''}
        {list.total === 0
          ? texts.empty(list.filters.query)
          : texts.count(list.total, list.corrected ?? list.filters.query)}
      </p>
      <ProviderNote list={list} />
      <div aria-busy={isStale} className="transition-opacity aria-busy:opacity-60">
        {list.total === 0 ? (
          <NothingFound list={list} size={size} />
        ) : (
          <ModelList models={list.models} prices={list.prices} />
        )}
        <PriceNote prices={list.prices} />
        <PageLinks page={list.page} pages={list.pages} pathOf={(page) => listPath(list.filters, page)} />
      </div>
    </section>
  )
}

/** Suggestions after a search without results. */
function NothingFound({ list, size }: { readonly list: CatalogueList; readonly size: number }) {
  const texts = useTexts()
  const { id } = list
  return (
    <div className="grid gap-3 text-muted">
      <p>{texts.emptyHint(size)}</p>
      {id === undefined ? null : (
        <p>
          <Link prefetch="intent" to={modelPath(id)} className="link wrap-anywhere text-ink">
            {texts.openModel(id)}
          </Link>
        </p>
      )}
      {list.near.length === 0 ? null : (
        <p>
          {texts.near}{' '}
          {list.near.map((id, place) => (
            <span key={id}>
              {place === 0 ? '' : ', '}
              <Link prefetch="intent" to={modelPath(id)} className="link font-mono text-base wrap-anywhere text-ink">
                {id}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {chosenOf(list).map(({ name, label, without }) => (
          <li key={name}>
            <Link to={listPath(without)} className="link wrap-anywhere text-ink">
              {texts.without(label)}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/" className="link text-ink">
            {texts.showAll}
          </Link>
        </li>
      </ul>
    </div>
  )
}

/** Says that a provider which supports a task may not serve every model. */
function ProviderNote({ list }: { readonly list: CatalogueList }) {
  const texts = useTexts()
  const provider = chosenOf(list).find(({ name }) => name === 'provider')
  if (provider === undefined || list.total === 0) return null
  return <p className="mb-3 max-w-[62ch] text-sm text-muted">{texts.providerNote(provider.label)}</p>
}

/** The prices' source and date, or why there are none. */
function PriceNote({ prices }: { readonly prices: Prices | undefined }) {
  const texts = useTexts()
  const format = useFormat()
  if (prices === undefined) return null
  const { state, asked } = prices
  return (
    <p className="mt-3 max-w-[62ch] text-sm text-muted">
      {state === 'found' && asked !== undefined
        ? texts.prices.found(format.day(asked.slice(0, 10)))
        : texts.prices[state === 'off' ? 'off' : 'missing']}
    </p>
  )
}
