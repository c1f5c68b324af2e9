import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { listPath, NO_FILTERS } from '../../domain/models/filters.ts'
import { getJson } from '../../ui/query-client.ts'
import { useLocale } from '../../ui/texts/catalogue.ts'
import { DEFAULT_LOCALE } from '../../ui/texts/locales.ts'
import { useTexts } from '../../ui/texts/palette.ts'
import { findEntries, type PaletteEntry, type PaletteIndex } from './entries.ts'

export interface PaletteProps {
  readonly isOpen: boolean
  /** What the reader typed before it opened. */
  readonly typed: string
  readonly onClose: () => void
}

/** A dialog that finds models, tasks, and libraries while the reader types, and opens them. */
export const Palette = ({ isOpen, typed, onClose }: PaletteProps) => {
  const texts = useTexts()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-[rgb(0_0_0/0.45)]" />
        <Dialog.Popup
          aria-label={texts.title}
          className="fixed inset-x-0 top-[min(12vh,7rem)] z-20 mx-auto flex max-h-[min(75vh,36rem)] w-[calc(100vw-1rem)] max-w-xl flex-col overflow-hidden rounded-xl border border-edge bg-surface text-ink shadow-2xl"
        >
          <Finder typed={typed} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Finder({ typed, onClose }: Pick<PaletteProps, 'typed' | 'onClose'>) {
  const texts = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const [query, setQuery] = useState(typed)
  const index = useQuery({
    queryKey: ['palette', locale],
    queryFn: ({ signal }) =>
      getJson<PaletteIndex>(`/palette.json${locale === DEFAULT_LOCALE ? '' : `?locale=${locale}`}`, signal),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { saysItself: true },
  })
  const groups = useMemo(() => (index.data === undefined ? [] : findEntries(index.data, query)), [index.data, query])
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  // What can't be searched yet isn't shown: it would move once the list is there.
  const isLoading = index.data === undefined && index.fetchStatus === 'fetching'
  const words = query.trim()
  const all = [
    ...groups,
    {
      kind: undefined,
      items: [{ path: listPath({ ...NO_FILTERS, query: words }), label: texts.everywhere(words), note: '' }],
    },
  ]

  const press = (event: MouseEvent, { path }: PaletteEntry) => {
    // As with any link, these keys open it in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onClose()
    void navigate(path)
  }

  return (
    <Autocomplete.Root
      inline
      open
      items={all}
      filter={null}
      itemToStringValue={({ label }: PaletteEntry) => label}
      value={query}
      onValueChange={(value, { reason }) => (reason === 'item-press' ? undefined : setQuery(value))}
      autoHighlight="always"
      keepHighlight
    >
      <div className="relative border-b border-line">
        <Search className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4 text-muted" />
        <Autocomplete.Input
          aria-label={texts.title}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={texts.placeholder}
          className="h-12 w-full min-w-0 bg-transparent ps-10 pe-24 text-base text-ink placeholder:text-muted focus:outline-none"
        />
        <Dialog.Close className="absolute inset-y-0 end-3 my-auto h-8 cursor-pointer rounded-md border border-line px-2 text-xs text-muted hover:bg-raised hover:text-ink focus-ring">
          {texts.close}
        </Dialog.Close>
      </div>
      <p role="status" className={index.data === undefined || count === 0 ? 'px-6 pt-4 text-sm text-muted' : 'sr-only'}>
        {statusOf(texts, index, count)}{' '}
        {index.isError ? (
          <button type="button" onClick={() => void index.refetch()} className="link cursor-pointer text-ink">
            {texts.again}
          </button>
        ) : null}
      </p>
      <Autocomplete.List
        aria-label={texts.results}
        className={clsx('min-h-0 overflow-y-auto p-2', isLoading && 'hidden')}
      >
        {({ kind, items }: (typeof all)[number]) => (
          <Autocomplete.Group key={kind ?? ''} items={items} className="mb-2 last:mb-0">
            {kind === undefined ? null : (
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
                {texts.groups[kind]}
              </Autocomplete.GroupLabel>
            )}
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => (
                <Autocomplete.Item
                  key={entry.path}
                  value={entry}
                  tabIndex={-1}
                  render={(props) => <a {...props} href={entry.path} />}
                  onClick={(event) => press(event, entry)}
                  className="flex min-h-10 scroll-my-2 items-center justify-between gap-4 rounded-md px-3 py-1 text-sm data-highlighted:bg-raised"
                >
                  <span className="min-w-0 wrap-anywhere">{entry.label}</span>
                  <span className="max-w-[45%] flex-none truncate text-xs text-muted">{entry.note}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
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
