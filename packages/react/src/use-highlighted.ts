import type { Platform } from '@model-snippets/core'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { grammarOf } from './highlight/grammar-of.ts'
import type { Highlight } from './highlight/highlighter.ts'
import type { CodeLanguage, CodeLines } from './highlight/lines.ts'

/** Highlighters by grammar. */
const loaded = new Map<string, Highlight>()

/**
 * Loads the highlighter and the grammar of a language, each once. Call it early, such as on the first pointer or focus
 * event, so that highlighting is ready when the code changes.
 *
 * @param language the language of the code; without it, only the highlighter is loaded
 * @param platform the shell that the code is written for
 */
export async function loadHighlighter(language?: CodeLanguage, platform?: Platform): Promise<Highlight> {
  // A module that didn’t load is requested again by the next call, because the user may have been offline.
  const { highlighterWith } = await import('./highlight/highlight-in-parts.ts')
  const grammar = language === undefined ? undefined : grammarOf(language, platform)
  const highlight = await highlighterWith(grammar)
  if (grammar !== undefined) loaded.set(grammar, highlight)
  return highlight
}

/** Code with highlighting from a server. */
export interface Highlighted {
  readonly code: string
  readonly lines: CodeLines
}

interface UseHighlightedOptions {
  /** Highlighting from the server for the first paint. */
  readonly known?: Highlighted | undefined
  /** False while the code is hidden: nothing is loaded or highlighted. */
  readonly isShown?: boolean
  /** The shell that the code is written for. */
  readonly platform?: Platform | undefined
}

/**
 * Returns the highlighting of code, or `undefined` while the highlighter is loading: show plain text until then.
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
  const grammar = grammarOf(language, platform)
  // The first render must equal the server’s, even if the highlighter is loaded.
  const [ready, setReady] = useState<{ readonly grammar: string; readonly highlight: Highlight }>()
  const isHydrating = useSyncExternalStore(never, isFalse, isTrue)
  const highlight = ready?.grammar === grammar ? ready.highlight : isHydrating ? undefined : loaded.get(grammar)
  const isWanted = isShown && !isKnown
  useEffect(() => {
    if (!isWanted || highlight !== undefined) return
    let isCurrent = true
    const show = (found: Highlight) => {
      if (isCurrent) setReady({ grammar, highlight: found })
    }
    loadHighlighter(language, platform).then(show, ignoreMissingColours)
    return () => {
      isCurrent = false
    }
  }, [isWanted, highlight, grammar, language, platform])
  return useMemo(
    () => (isKnown ? known.lines : isWanted ? highlight?.(code, language, platform) : undefined),
    [code, language, platform, known, isKnown, isWanted, highlight],
  )
}

const never = () => () => undefined
const isFalse = () => false
const isTrue = () => true

// Without the highlighter, the code stays plain.
const ignoreMissingColours = (): undefined => undefined
