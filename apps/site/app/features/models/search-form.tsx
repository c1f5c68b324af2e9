import type { ReactNode } from 'react'
import { LiveSearchForm } from '../../ui/live-search-form.tsx'
import { useTexts } from '../../ui/texts/pages.ts'

interface SearchFormProps {
  readonly query: string
  /** Search while typing; off where the results are on another page. */
  readonly live?: boolean
  /** Further fields. */
  readonly children?: ReactNode
}

/** The search of the list of models. */
export const SearchForm = ({ query, live = false, children }: SearchFormProps) => {
  const texts = useTexts()
  return (
    <LiveSearchForm action="/" query={query} live={live} texts={texts.home}>
      {children}
    </LiveSearchForm>
  )
}
