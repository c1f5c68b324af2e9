import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../ui/hydrated.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useTexts } from '../../ui/texts/pages.ts'
import { keepTyped } from './keep-typed.ts'
import type { Palette as PaletteDialog, PaletteProps } from './palette.tsx'

/** Opens the palette when pressed or with ⌘K or Ctrl+K. Its code is only fetched then. */
export function PaletteButton() {
  const texts = useTexts()
  const [palette, setPalette] = useState<Omit<PaletteProps, 'onClose'> & { readonly Palette: typeof PaletteDialog }>()
  const [hasFailed, setHasFailed] = useState(false)
  const isLoading = useRef(false)

  const open = useCallback(async () => {
    if (isLoading.current) return
    isLoading.current = true
    setHasFailed(false)
    // Readers may type while the code is loading.
    const endKeeping = keepTyped()
    try {
      const { Palette } = await import('./palette.tsx')
      setPalette({ Palette, isOpen: true, typed: endKeeping() })
    } catch {
      endKeeping()
      setHasFailed(true)
    } finally {
      isLoading.current = false
    }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.metaKey === event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])

  return (
    <div className="when-hydrated not-printed relative max-sm:ms-auto">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void open()}
        className="flex h-8 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-2 text-sm text-muted hover:text-ink lg:w-64 lg:ps-3 focus-ring"
      >
        <Search className="size-3.5" />
        <span className="sr-only lg:not-sr-only">{texts.palette.open}</span>
        <span className="sr-only">{texts.palette.what}</span>
        <span aria-hidden="true" className="ms-auto hidden text-xs opacity-90 lg:inline">
          <Shortcut />
        </span>
      </button>
      {hasFailed ? (
        <p
          role="alert"
          className="absolute end-0 top-10 z-10 w-56 rounded-md border border-line bg-surface px-3 py-2 text-sm text-ink"
        >
          {texts.palette.notLoaded}
        </p>
      ) : null}
      {palette === undefined ? null : (
        <PartBoundary>
          <palette.Palette {...palette} onClose={() => setPalette({ ...palette, isOpen: false })} />
        </PartBoundary>
      )}
    </div>
  )
}

/** The keys of the reader's system, which the server doesn't know. */
const Shortcut = () => (useHydrated() && /mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K')
