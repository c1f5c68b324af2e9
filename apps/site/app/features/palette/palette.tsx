import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { listPath, NO_FILTERS } from '../../domain/models/filters.ts'
import { getJson } from '../../ui/query-client.ts'
import { useLocale } from '../../ui/texts/catalogue.ts'
import { DEFAULT_LOCALE } from '../../ui/texts/locales.ts'
import { useTexts } from '../../ui/texts/palette.ts'
import { findEntries, type PaletteEntry, type PaletteIndex } from './entries.ts'

export interface PaletteProps {
  /** What the reader typed before it was there. */
  readonly typed: string
  readonly onClose: () => void
}

/** A dialog that finds models, tasks and libraries while one types, and goes there. */
export function Palette({ typed, onClose }: PaletteProps) {
  const texts = useTexts()
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const id = useId()
  const [query, setQuery] = useState(typed)
  const [active, setActive] = useState(0)
  const index = useQuery({
    queryKey: ['palette', locale],
    queryFn: ({ signal }) =>
      getJson<PaletteIndex>(`/palette.json${locale === DEFAULT_LOCALE ? '' : `?locale=${locale}`}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { saysItself: true },
  })
  const groups = useMemo(() => (index.data === undefined ? [] : findEntries(index.data, query)), [index.data, query])
  const found = groups.flatMap(({ entries }) => entries)
  const everywhere: PaletteEntry = {
    path: listPath({ ...NO_FILTERS, query: query.trim() }),
    label: texts.everywhere(query.trim()),
    note: '',
  }
  const all = [...found, everywhere]
  const activeId = `${id}-${active}`

  // Closed before it leaves the page: then the focus goes back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const go = (entry: PaletteEntry) => {
    onClose()
    void navigate(entry.path)
  }
  const press = (event: MouseEvent, entry: PaletteEntry) => {
    // As with any link: these open it elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    go(entry)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const entry = all[active]
    if (event.key === 'ArrowDown') setActive((active + 1) % all.length)
    else if (event.key === 'ArrowUp') setActive((active + all.length - 1) % all.length)
    else if (event.key === 'Enter' && entry !== undefined) go(entry)
    else return
    event.preventDefault()
  }

  let place = 0
  const option = (entry: PaletteEntry) => {
    const number = place++
    return (
      <a
        key={entry.path}
        id={`${id}-${number}`}
        href={entry.path}
        role="option"
        tabIndex={-1}
        aria-selected={number === active}
        onClick={(event) => press(event, entry)}
        onPointerMove={() => setActive(number)}
        className="flex min-h-10 scroll-my-2 items-center justify-between gap-4 rounded-md px-3 py-1.5 text-sm aria-selected:bg-raised"
      >
        <span className="min-w-0 wrap-anywhere">{entry.label}</span>
        <span className="max-w-[45%] flex-none truncate text-xs text-muted">{entry.note}</span>
      </a>
    )
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog, a click beside it does too
    <dialog
      ref={dialog}
      aria-label={texts.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className="mx-auto mt-[min(12vh,7rem)] w-[calc(100vw-1rem)] max-w-xl overflow-hidden rounded-xl border border-edge bg-surface p-0 text-ink shadow-2xl backdrop:bg-[rgb(0_0_0/0.45)]"
    >
      <div className="flex max-h-[min(75vh,36rem)] flex-col">
        <div className="relative border-b border-line">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4 text-muted"
          />
          <input
            autoFocus
            role="combobox"
            aria-label={texts.title}
            aria-expanded="true"
            aria-controls={`${id}-results`}
            aria-activedescendant={activeId}
            aria-autocomplete="list"
            value={query}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={texts.placeholder}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive(0)
            }}
            onKeyDown={onKeyDown}
            className="h-13 w-full min-w-0 bg-transparent ps-11 pe-20 text-base text-ink placeholder:text-muted focus:outline-none"
          />
          <button
            type="button"
            onClick={onClose}
            className="absolute inset-y-0 end-3 my-auto h-7 cursor-pointer rounded-md border border-line px-2 text-xs text-muted hover:bg-raised hover:text-ink focus-ring"
          >
            {texts.close}
          </button>
        </div>
        <p
          role="status"
          className={index.data === undefined || found.length === 0 ? 'px-5 pt-4 text-sm text-muted' : 'sr-only'}
        >
          {statusOf(texts, index, found.length)}{' '}
          {index.isError ? (
            <button type="button" onClick={() => void index.refetch()} className="link cursor-pointer text-ink">
              {texts.again}
            </button>
          ) : null}
        </p>
        <div id={`${id}-results`} role="listbox" aria-label={texts.results} className="min-h-0 overflow-y-auto p-2">
          {groups.map(({ kind, entries }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mb-2">
              <div id={`${id}-${kind}`} className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
                {texts.groups[kind]}
              </div>
              {entries.map(option)}
            </div>
          ))}
          {option(everywhere)}
        </div>
      </div>
    </dialog>
  )
}

function statusOf(
  texts: ReturnType<typeof useTexts>,
  { data, isError, fetchStatus }: { readonly data: unknown; readonly isError: boolean; readonly fetchStatus: string },
  count: number,
): string {
  if (data !== undefined) return count === 0 ? texts.none : texts.count(count)
  if (isError) return texts.failed
  return fetchStatus === 'paused' ? texts.offline : texts.loading
}
