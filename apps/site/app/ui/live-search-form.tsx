import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { VERBATIM } from './field.tsx'

const DEBOUNCE_MILLISECONDS = 150
const SUGGESTIONS_ID = 'search-suggestions'

/** The field's label and placeholder, and the button's label. */
export interface SearchTexts {
  readonly searchLabel: string
  readonly searchPlaceholder: string
  readonly search: string
}

interface LiveSearchFormProps {
  /** The page with the results. */
  readonly action: string
  /** The parameter that its loader reads. */
  readonly name?: string
  readonly query: string
  /** Search while typing; off where the results are on another page. */
  readonly live?: boolean
  readonly texts: SearchTexts
  /** Offered while typing. */
  readonly suggestions?: readonly string[]
  /** Further fields of the form. */
  readonly children?: ReactNode
}

/**
 * A GET form to a page of results. With scripts it also searches while the reader types.
 * It stands on error pages, too, which every page carries: it brings no code of its own for looks.
 */
export function LiveSearchForm(props: LiveSearchFormProps) {
  const { action, name = 'q', query, live = false, texts, suggestions, children } = props
  const submit = useSubmit()
  const isSearching = useNavigation().location?.pathname === action
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef<() => void>(undefined)
  const forget = () => {
    clearTimeout(timer.current)
    waiting.current = undefined
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and forward change the query under the field, which the reader owns while typing in it.
  const lastQuery = useRef(query)
  useEffect(() => {
    const { current } = input
    if (current !== null && query !== lastQuery.current && current !== document.activeElement) current.value = query
    lastQuery.current = query
  }, [query])

  const search = (form: HTMLFormElement) => {
    if (!live) return
    forget()
    waiting.current = () => {
      forget()
      // The first letter adds a history entry; the following ones replace it.
      void submit(filledFields(form), { action, replace: query !== '', preventScrollReset: true })
    }
    timer.current = setTimeout(waiting.current, DEBOUNCE_MILLISECONDS)
  }
  // What was typed or chosen before this code was there. A link that was pressed since has the focus, and must not be
  // overtaken.
  const searchEarly = useEffectEvent(() => {
    const form = input.current?.form
    const { activeElement, body } = document
    const isElsewhere = activeElement !== body && !form?.contains(activeElement)
    if (form && isFilledIn(form) && !isElsewhere) search(form)
  })
  useEffect(() => searchEarly(), [])

  return (
    <Form
      action={action}
      role="search"
      className="grid gap-4"
      onSubmit={forget}
      // The search must not overtake a link that's pressed next.
      onBlur={() => waiting.current?.()}
      onChange={(event) => search(event.currentTarget)}
    >
      <div className="flex gap-2">
        <div className="relative flex-1">
          <label htmlFor="search" className="sr-only">
            {texts.searchLabel}
          </label>
          <Search className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4 text-muted" />
          <input
            ref={input}
            id="search"
            name={name}
            type="search"
            defaultValue={query}
            maxLength={200}
            {...VERBATIM}
            enterKeyHint="search"
            placeholder={texts.searchPlaceholder}
            aria-busy={isSearching}
            list={suggestions === undefined ? undefined : SUGGESTIONS_ID}
            className="h-12 w-full min-w-0 rounded-md border border-edge bg-surface ps-10 pe-3 text-base text-ink placeholder:text-muted focus-ring"
          />
        </div>
        <button
          type="submit"
          className="min-h-12 cursor-pointer rounded-md bg-ink px-4 text-sm font-medium text-paper transition-colors hover:bg-ink/85 focus-ring"
        >
          {texts.search}
        </button>
      </div>
      {suggestions === undefined ? null : (
        <datalist id={SUGGESTIONS_ID}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {children}
    </Form>
  )
}

/** Without empty fields, which would only lengthen the URL. */
const filledFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].filter((field): field is [string, string] => field[1] !== ''))

/** Checks whether a field differs from what the server wrote. */
const isFilledIn = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false
    if (!(field instanceof HTMLInputElement)) return false
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
  })
