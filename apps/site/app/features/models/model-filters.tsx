import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { FACETS, type FacetName, listPath, type ModelFilters, NO_FILTERS } from '../../domain/models/filters.ts'
import { useTexts } from '../../ui/texts/models.ts'
import type { CatalogueList } from './search-catalogue.server.ts'

/** One choice for each filter; the form around them sends them. */
export const FilterFields = ({ list: { filters, facets } }: { readonly list: CatalogueList }) => (
  <div className="grid gap-2 sm:grid-cols-3">
    {FACETS.map((name) => (
      <FilterField key={name} name={name} chosen={filters[name]} values={facets[name]} />
    ))}
  </div>
)

interface FilterFieldProps {
  readonly name: FacetName
  readonly chosen: string
  readonly values: CatalogueList['facets'][FacetName]
}

function FilterField({ name, chosen, values }: FilterFieldProps) {
  const texts = useTexts()
  const select = useRef<HTMLSelectElement>(null)
  // Back, forward, and the buttons that remove a filter change the URL under the field.
  const last = useRef(chosen)
  useEffect(() => {
    // At first, it may have a choice made before hydration.
    if (select.current !== null && last.current !== chosen) select.current.value = chosen
    last.current = chosen
  }, [chosen])
  return (
    <select
      ref={select}
      name={name}
      defaultValue={chosen}
      aria-label={texts.facets[name]}
      className="h-10 w-full min-w-0 cursor-pointer truncate rounded-md border border-edge bg-surface ps-3 pe-6 text-sm text-ink focus-ring"
    >
      <option value="">{texts.any[name]}</option>
      {values.map(({ value, label, count }) => (
        <option key={value} value={value} lang={name === 'task' ? 'en' : undefined}>
          {texts.option(label, count)}
        </option>
      ))}
    </select>
  )
}

/** The active filters, each with a button that removes it. */
export function ChosenFilters({ list }: { readonly list: CatalogueList }) {
  const texts = useTexts()
  const chosen = chosenOf(list)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={texts.chosen} className="mb-3 flex flex-wrap items-center gap-2">
      {chosen.map(({ name, label, without }) => (
        <li key={name} className="min-w-0">
          <Link
            to={listPath(without)}
            preventScrollReset
            aria-label={texts.remove(texts.facets[name], label)}
            className="flex min-h-8 max-w-full items-center gap-2 rounded-full border border-line bg-surface ps-3 pe-2 text-sm hover:bg-raised focus-ring"
          >
            <span className="min-w-0 truncate">
              <span className="text-muted">{texts.facets[name]}:</span>{' '}
              <span lang={name === 'task' ? 'en' : undefined}>{label}</span>
            </span>
            <X className="size-3.5 flex-none text-muted" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link
            to={listPath({ ...NO_FILTERS, query: list.filters.query })}
            preventScrollReset
            className="link text-sm text-muted"
          >
            {texts.removeAll}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

interface ChosenFilter {
  readonly name: FacetName
  readonly label: string
  /** All other filters. */
  readonly without: ModelFilters
}

/** The active filters. */
export const chosenOf = ({ filters, facets }: CatalogueList): ChosenFilter[] =>
  FACETS.filter((name) => filters[name] !== '').map((name) => ({
    name,
    label: facets[name].find(({ value }) => value === filters[name])?.label ?? filters[name],
    without: { ...filters, [name]: NO_FILTERS[name] },
  }))
