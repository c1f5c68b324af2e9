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

/** A longer address is refused on the way by some servers; the messages are what makes it long. */
const LONGEST_ADDRESS = 30_000
const TYPING_MILLISECONDS = 400
/** A press shows in the code first: the address, which all of the router looks at, follows the paint. */
const PAINT_MILLISECONDS = 30
/** What an entry of the history that this module wrote is known by. */
const OWN_ENTRY = 'own'

type Change = 'typed' | 'pressed' | 'tab'

export interface PageState {
  readonly configuration: Configuration
  /** The example that was asked for, by the address or by a press of a tab. */
  readonly wanted: WantedChoice
  /** The last client of each language. */
  readonly clients: Partial<Record<Language, string>>
  /** What the page took its address for where that does not say. */
  readonly remembered: Remembered
  /** True when the last change was a key of many: the code may come after it. */
  readonly isTyping?: boolean
}

/** What a reader writes at length. */
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

/** The cookies of what the reader chose anew, and finds again on the next page. */
const changedCookies = (before: Remembered, after: Remembered): readonly string[] => [
  ...(after.provider === before.provider ? [] : [providerCookie(after.provider)]),
  ...(after.platform === before.platform ? [] : [platformCookie(after.platform)]),
  ...(after.typescript === before.typescript ? [] : [typescriptCookie(after.typescript)]),
]

/** The address of a state, with what another form of the page put into the address before. */
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
  /** Two changes may come before the next paint. */
  const latest = useRef(initial)
  const navigate = useNavigate()
  const { search, state: entry } = useLocation()
  const navigationType = useNavigationType()
  const written = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last change, whose address is to be written. */
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

  // Who leaves a field has typed all of it; a link pressed now must not be overtaken by what was typed before.
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
      // What a language needs is no choice for the next page.
      changedCookies(configuration, { ...configuration, typescript }).forEach(keepCookie)
      write(next, 'tab')
    },
    [write],
  )

  return { state, change, choose }
}
