import type { Platform } from '@model-snippets/core'
import { useEffect, useMemo, useState } from 'react'
import type { CodeLanguage, CodeLines } from './highlight/lines.ts'

type Highlight = (code: string, language: CodeLanguage, platform?: Platform) => CodeLines
let loaded: Highlight | undefined
let loading: Promise<Highlight> | undefined

/** Fetches the highlighter, once. Call it early (on the first pointer or focus) to have colours at the first change. */
export function loadHighlighter(): Promise<Highlight> {
  loading ??= import('./highlight/index.ts').then(
    (module) => {
      loaded = module.highlight
      return loaded
    },
    (error: unknown) => {
      // The next call tries again: the reader may have been offline for a moment.
      loading = undefined
      throw error
    },
  )
  return loading
}

/** A code whose colours are known, from the server. */
export interface Highlighted {
  readonly code: string
  readonly lines: CodeLines
}

interface UseHighlightedOptions {
  /** Colours that the server sent for the first paint. */
  readonly known?: Highlighted | undefined
  /** False while the code is not shown: nothing is loaded or coloured for it. */
  readonly isShown?: boolean
  /** The system that the code was written for. */
  readonly platform?: Platform | undefined
}

/**
 * The colours of a code, or undefined while the highlighter is on its way: show plain text until then.
 *
 * @param code the code to show
 * @param language the language it is written in
 */
export function useHighlighted(
  code: string,
  language: CodeLanguage,
  { known, isShown = true, platform }: UseHighlightedOptions = {},
): CodeLines | undefined {
  const isKnown = known?.code === code
  // The first render in a browser must be what the server rendered, highlighter or not.
  const [highlight, setHighlight] = useState<Highlight>()
  const isWanted = isShown && !isKnown
  useEffect(() => {
    if (!isWanted || highlight !== undefined) return
    let isCurrent = true
    const show = (ready: Highlight) => {
      if (isCurrent) setHighlight(() => ready)
    }
    if (loaded === undefined) loadHighlighter().then(show, ignoreMissingColours)
    else show(loaded)
    return () => {
      isCurrent = false
    }
  }, [isWanted, highlight])
  return useMemo(
    () => (isKnown ? known.lines : isWanted ? highlight?.(code, language, platform) : undefined),
    [code, language, platform, known, isKnown, isWanted, highlight],
  )
}

// Without the highlighter the code stays plain, and is as useful as before.
const ignoreMissingColours = (): undefined => undefined
