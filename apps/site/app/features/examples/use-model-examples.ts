import type { Language } from '@model-snippets/core'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Configuration, hasOwnRequest } from '../../domain/configuration/configuration.ts'
import { withoutWrong } from '../../domain/configuration/without-wrong.ts'
import { chooseTab, problemsOfChoice, type WantedChoice } from '../../domain/examples/choice.ts'
import { providerFor } from '../../domain/examples/provider-for.ts'
import { useTexts } from '../../ui/texts/problems.ts'
import type { TokenState } from '../configure/connection-fields.tsx'
import type { ModelPage } from '../models/model-page.server.ts'
import type { ChosenExample } from './example-choice.tsx'
import type { ModelExamplesData } from './model-examples.server.ts'
import { withoutOtherProviders } from './not-offered-list.tsx'
import { useExamples } from './use-examples.ts'
import { addressOf, usePageState } from './use-page-state.ts'
import { useServing } from './use-serving.ts'
import { useTypedEarly } from './use-typed-early.ts'

export interface ModelExamplesProps
  extends ModelExamplesData,
    Pick<ModelPage, 'model' | 'providers' | 'serving' | 'providerFacts'> {
  /** Holds the form's current state, as the query of a URL. */
  readonly asked: RefObject<string | undefined>
}

const NO_TOKEN: TokenState = { text: '', isInCode: false }

/** The form's state, its examples, and the URLs of both. */
export function useModelExamples(props: ModelExamplesProps) {
  const texts = useTexts()
  const { chat, initial, asked } = props
  const served = useServing(props)
  const { state, change, choose } = usePageState(initial)
  const { configuration, wanted, clients, remembered, isTyping = false } = state
  const [exampleOfForm] = useState(() => ({
    messages: chat?.samples ?? [],
    inputs: [props.examples.exampleInput],
  }))
  useTypedEarly(initial.configuration, exampleOfForm, change)

  const server = useRef({ model: props.model, configuration: initial.configuration, examples: props.examples })
  const [token, setToken] = useState(NO_TOKEN)
  const accessToken = token.isInCode && token.text.trim() !== '' ? token.text.trim() : undefined
  const written = useExamples(served.model, configuration, server.current, accessToken, isTyping)
  const { examples: offered, missing, notOffered, problems: ofFields, ...examples } = written.examples
  const known = [...offered, ...notOffered.flatMap((group) => group.clients)]
  const problems = [...problemsOfChoice(wanted, texts, known), ...ofFields]
  const tab = chooseTab(offered, missing, wanted)

  const linked = useMemo(() => withoutWrong(configuration, ofFields), [configuration, ofFields])
  const linkedChoice = problems.some(({ field }) => field === 'client') ? { ...wanted, client: undefined } : wanted
  const addressWith = (changes: Partial<Configuration>, choice: WantedChoice = linkedChoice): string =>
    addressOf({ configuration: { ...linked, ...changes }, wanted: choice, remembered }).search
  const { search, isComplete } = addressOf({ configuration: linked, wanted: tab ?? linkedChoice, remembered })
  useEffect(() => {
    asked.current = search
  }, [asked, search])

  const waysOf = (language: Language) => missing.find((each) => each.language === language)
  const [needed, setNeeded] = useState(props.needed)
  const chooseExample = (choice: ChosenExample): void => {
    const way = providerFor(waysOf(choice.language), configuration.provider)
    if (way?.provider !== undefined) setNeeded({ language: choice.language, provider: way.provider })
    choose(choice, way)
  }
  return {
    ...served,
    ...examples,
    configuration,
    clients,
    change,
    chooseExample,
    token,
    setToken,
    offered,
    missing,
    notOffered: withoutOtherProviders(notOffered),
    isStale: written.isStale,
    tryAgain: written.tryAgain,
    problems,
    /** The chosen example, or the language without one. */
    tab,
    shown: offered.find((example) => example === tab),
    without: missing.find((each) => each === tab),
    /** The provider that was chosen because the language needs one. */
    needed: needed?.provider === configuration.provider && needed.language === tab?.language ? needed : undefined,
    /** The configuration without invalid fields, for links. */
    linked,
    addressWith,
    search,
    isComplete,
    /** The shown state, including invalid fields. */
    address: addressOf({ configuration, wanted, remembered }),
    isOwnRequest: accessToken !== undefined || hasOwnRequest(configuration),
  }
}
