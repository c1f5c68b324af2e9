import type { Language } from '@model-snippets/core'
import type { SnippetChoice } from '@model-snippets/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import {
  type Configuration,
  formatConfiguration,
  parseConfiguration,
  type Remembered,
} from '../../domain/configuration/configuration.ts'
import { parseChoice, setChoice, type WantedChoice } from '../../domain/examples/choice.ts'
import {
  choiceCookie,
  keepCookie,
  platformCookie,
  providerCookie,
  typescriptCookie,
} from '../../domain/preferences/cookies.ts'
import type { StateAddress } from '../downloads/file-link.tsx'
import { CONTEXT_LENGTH, QUANTIZATION } from '../local-apps/machine-parameters.ts'

/** Some servers reject longer URLs. Messages are what makes them long. */
const LONGEST_ADDRESS = 30_000
const TYPING_MILLISECONDS = 400
/** A press changes the code first. The URL, which makes the whole router render, follows after the paint. */
const PAINT_MILLISECONDS = 30
/** Marks the history entries that this module wrote. */
const OWN_ENTRY = 'own'

type Change = 'typed' | 'pressed' | 'tab'

export interface PageState {
  readonly configuration: Configuration
  /** The example chosen by the URL or a tab. */
  readonly wanted: WantedChoice
  /** The last client of each language. */
  readonly clients: Partial<Record<Language, string>>
  /** The choices that the page assumed where the URL names none. */
  readonly remembered: Remembered
  /** True if the last change was a key press while typing, which the code may follow later. */
  readonly isTyping?: boolean
}

/** The fields with long texts. */
const WITHOUT_TEXTS = { messages: undefined, inputs: {}, parameters: {}, extra: '', tools: '', schema: '' } as const

/**
 * The address of a state, `?provider=groq&language=js&client=openai`; empty for the default. With what is remembered it is
 * an address of the page, without it one of a file, which is the same for everybody.
 */
export function addressOf({
  configuration,
  wanted,
  remembered,
}: Pick<PageState, 'configuration' | 'wanted'> & Partial<Pick<PageState, 'remembered'>>): StateAddress {
  const write = (shown: Configuration): string => {
    const parameters = formatConfiguration(shown, remembered)
    const { language, client } = wanted
    if (language !== undefined) setChoice(parameters, { language, client })
    return parameters.size === 0 ? '' : `?${parameters}`
  }
  const search = write(configuration)
  const state = search.slice(1)
  if (search.length <= LONGEST_ADDRESS) return { search, isComplete: true, state }
  const shorter = write({ ...configuration, messages: undefined })
  const isShort = shorter.length <= LONGEST_ADDRESS
  return { search: isShort ? shorter : write({ ...configuration, ...WITHOUT_TEXTS }), isComplete: false, state }
}

/** The cookies for the reader's new choices. */
const changedCookies = (before: Remembered, after: Remembered): readonly string[] => [
  ...(after.provider === before.provider ? [] : [providerCookie(after.provider)]),
  ...(after.platform === before.platform ? [] : [platformCookie(after.platform)]),
  ...(after.typescript === before.typescript ? [] : [typescriptCookie(after.typescript)]),
]

/** The URL of a state, with the parameters of other forms of the page. */
function addressIn(state: PageState, before: string): string {
  const { search } = addressOf(state)
  const chosen = [...new URLSearchParams(before)].filter(
    ([name, value]) => [QUANTIZATION, CONTEXT_LENGTH].includes(name) && value !== '',
  )
  if (chosen.length === 0) return search
  return `${search}${search === '' ? '?' : '&'}${new URLSearchParams(chosen)}`
}

/**
 * What the reader chose, kept in step with the address: each decision is an entry of the history, typing changes the
 * last one, and back and forward bring a state back.
 */
export function usePageState(initial: PageState) {
  const [state, setState] = useState(initial)
  /** Two changes can come before the next paint. */
  const latest = useRef(initial)
  const navigate = useNavigate()
  const { search, state: entry } = useLocation()
  const navigationType = useNavigationType()
  const written = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last change whose URL isn't written yet. */
  const waiting = useRef<{ readonly how: Change; readonly go: () => void }>(undefined)

  // The address changed, and not by our own hand: back, forward, or a link to another state. On a slow machine our own
  // address may arrive when the next one is already written.
  useEffect(() => {
    if (search === written.current || (entry === OWN_ENTRY && navigationType !== 'POP')) return
    written.current = search
    clearTimeout(timer.current)
    waiting.current = undefined
    const parameters = new URLSearchParams(search)
    const before = latest.current
    latest.current = {
      ...before,
      configuration: parseConfiguration(parameters, before.remembered),
      wanted: parameters.has('language') ? parseChoice(parameters) : before.wanted,
    }
    setState(latest.current)
  }, [search, entry, navigationType])

  // Leaving a field ends the typing. Its change must not overtake a link that's pressed now.
  useEffect(() => {
    const leave = () => {
      if (waiting.current?.how === 'typed') waiting.current.go()
    }
    addEventListener('focusout', leave)
    return () => {
      removeEventListener('focusout', leave)
      clearTimeout(timer.current)
    }
  }, [])

  const write = useCallback(
    (next: PageState, how: Change) => {
      latest.current = next
      setState(next)
      clearTimeout(timer.current)
      const go = () => {
        clearTimeout(timer.current)
        waiting.current = undefined
        const address = addressIn(next, written.current)
        if (address === written.current) return
        written.current = address
        void navigate(address === '' ? '.' : address, {
          replace: how !== 'pressed',
          preventScrollReset: true,
          state: OWN_ENTRY,
        })
      }
      waiting.current = { how, go }
      timer.current = setTimeout(go, how === 'typed' ? TYPING_MILLISECONDS : PAINT_MILLISECONDS)
    },
    [navigate],
  )

  const change = useCallback(
    (changes: Partial<Configuration>, how: 'typed' | 'pressed') => {
      const before = latest.current
      const next = { ...before, configuration: { ...before.configuration, ...changes }, isTyping: how === 'typed' }
      changedCookies(before.configuration, next.configuration).forEach(keepCookie)
      write(next, how)
    },
    [write],
  )

  const choose = useCallback(
    (
      { language, client, typescript }: SnippetChoice & { readonly typescript: boolean },
      needed: Partial<Configuration> = {},
    ) => {
      const { configuration, ...before } = latest.current
      const next = {
        ...before,
        isTyping: false,
        configuration:
          configuration.typescript === typescript && Object.keys(needed).length === 0
            ? configuration
            : { ...configuration, ...needed, typescript },
        wanted: { language, client },
        clients: { ...before.clients, [language]: client },
      }
      keepCookie(choiceCookie({ language, client }, before.clients))
      // A provider chosen for a language isn't kept for the next page.
      changedCookies(configuration, { ...configuration, typescript }).forEach(keepCookie)
      write(next, 'tab')
    },
    [write],
  )

  return { state, change, choose }
}
