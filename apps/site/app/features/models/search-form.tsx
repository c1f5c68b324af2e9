import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { texts } from '../../ui/texts/pages.ts'

const DEBOUNCE_MILLISECONDS = 150

interface SearchFormProps {
  readonly query: string
  /** Search while typing; off where the results are on another page. */
  readonly live?: boolean
}

/**
 * A GET form to the list of models. With scripts it also searches while the reader types.
 * It stands on error pages, too, which every page carries: it brings no code of its own for looks.
 */
export function SearchForm({ query, live = false }: SearchFormProps) {
  const submit = useSubmit()
  const isSearching = useNavigation().location?.pathname === '/'
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and forward change the query under the field, which the reader owns while typing in it.
  useEffect(() => {
    if (input.current !== null && input.current !== document.activeElement) input.current.value = query
  }, [query])

  return (
    <Form
      action="/"
      role="search"
      className="flex gap-2"
      onSubmit={() => clearTimeout(timer.current)}
      onChange={(event) => {
        if (!live) return
        const form = event.currentTarget
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          // The first letter makes an entry in the history, the following ones change it.
          void submit(form, { replace: query !== '', preventScrollReset: true })
        }, DEBOUNCE_MILLISECONDS)
      }}
    >
      <div className="relative flex-1">
        <label htmlFor="search" className="sr-only">
          {texts.home.searchLabel}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted"
        />
        <input
          ref={input}
          id="search"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={texts.home.searchPlaceholder}
          aria-busy={isSearching}
          className="h-12 w-full min-w-0 rounded-md border border-edge bg-surface ps-10 pe-3 text-base text-ink placeholder:text-muted focus-ring"
        />
      </div>
      <button
        type="submit"
        className="min-h-12 cursor-pointer rounded-md bg-ink px-5 text-sm font-medium text-paper transition-colors hover:bg-ink/85 focus-ring"
      >
        {texts.home.search}
      </button>
    </Form>
  )
}
