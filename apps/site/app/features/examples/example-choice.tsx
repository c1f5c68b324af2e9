import { LANGUAGES, type Language, type LanguageRecord, languageRecord } from '@model-snippets/core'
import type { SnippetChoice } from '@model-snippets/react'
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Example, NotOffered } from '../../domain/examples/build-examples.ts'
import type { MissingLanguage } from '../../domain/examples/missing-languages.ts'
import { Options } from '../../ui/options.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useTexts } from '../../ui/texts/configure.ts'

/** The choice that a press makes. */
export interface ChosenExample extends SnippetChoice {
  readonly typescript: boolean
}

interface ExampleChoiceProps {
  readonly offered: readonly Example[]
  readonly notOffered: readonly NotOffered[]
  /** Languages without an example. Choosing one shows the reason. */
  readonly missing: readonly MissingLanguage[]
  readonly choice: ChosenExample
  /** The last client of each language. */
  readonly clients: Partial<Record<Language, string>>
  readonly onChoice: (choice: ChosenExample) => void
  /** Shown before the languages. */
  readonly before: ReactNode
  /** The example, or why there's none. */
  readonly children: ReactNode
}

/** The language and the client of the example, in one row above it. */
export function ExampleChoice(props: ExampleChoiceProps) {
  const { offered, notOffered, missing, choice, clients, onChoice, before, children } = props
  const texts = useTexts()
  const offeredIn = (language: Language) => offered.filter((example) => example.language === language)
  const clientOf = (language: Language): string => {
    const [first] = offeredIn(language)
    const wanted = language === choice.language ? choice.client : clients[language]
    const near = offeredIn(language).find(({ client }) => client === wanted) ?? first
    return near?.client ?? wanted ?? missing.find((each) => each.language === language)?.client ?? ''
  }
  const entries = LANGUAGES.filter(
    (language) => offeredIn(language).length > 0 || missing.some((each) => each.language === language),
  ).flatMap((language) =>
    formsOf(language).map(({ label, typescript }) => ({
      value: nameOf({ language, typescript }),
      label,
      isQuiet: offeredIn(language).length === 0,
      choice: { language, client: clientOf(language), typescript },
    })),
  )
  const chosen = nameOf({ ...choice, typescript: choice.typescript && formsOf(choice.language).length > 1 })
  const choose = (value: string) => {
    const entry = entries.find((each) => each.value === value)
    if (entry !== undefined) onChoice(entry.choice)
  }
  const languages = useRef<HTMLFieldSetElement>(null)
  const languageMenu = useRef<HTMLSelectElement>(null)
  const clientMenu = useRef<HTMLSelectElement>(null)
  // Keeps what was chosen before hydration, which would be reset.
  const takeOver = useEffectEvent(() => {
    const pressed = languages.current?.querySelector<HTMLInputElement>(':checked')
    const language = [pressed, languageMenu.current].find((control) => control && control.value !== chosen)
    const client = clientMenu.current?.value
    if (language) choose(language.value)
    else if (client !== undefined && client !== choice.client) onChoice({ ...choice, client })
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <>
      <div className="not-printed mb-3 flex items-center gap-2 max-sm:mb-2 md:flex-wrap">
        {before}
        <Segmented
          ref={languages}
          label={texts.language}
          name="language"
          choices={entries}
          chosen={chosen}
          onChoice={choose}
          className="languages flex flex-wrap without-room:hidden *:px-1"
        />
        <select
          ref={languageMenu}
          aria-label={texts.language}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          className="input languages-menu hidden h-9 w-0 flex-1 pe-6 text-sm without-room:block"
        >
          <Options choices={entries} />
        </select>
        <ClientMenu
          ref={clientMenu}
          label={texts.client}
          chosen={choice.client}
          offered={offeredIn(choice.language)}
          others={notOffered.flatMap(({ reason, clients: all }) =>
            all.filter(({ language }) => language === choice.language).map(({ client }) => ({ client, reason })),
          )}
          onChoice={(client) => onChoice({ ...choice, client })}
        />
      </div>
      {children}
    </>
  )
}

/** JavaScript has two forms: typed and untyped. */
function formsOf(language: Language): readonly { readonly label: string; readonly typescript: boolean }[] {
  const { label, typescript }: LanguageRecord = languageRecord(language)
  const form = { label, typescript: false }
  return typescript === undefined ? [form] : [form, { label: 'TypeScript', typescript: true }]
}

/** A language's name in the URL. */
const nameOf = ({ language, typescript }: Pick<ChosenExample, 'language' | 'typescript'>): string =>
  typescript ? 'typescript' : language

interface ClientMenuProps {
  readonly ref: RefObject<HTMLSelectElement | null>
  readonly label: string
  readonly chosen: string
  readonly offered: readonly Example[]
  /** The clients without an example, and why they have none. */
  readonly others: readonly { readonly client: string; readonly reason: string }[]
  readonly onChoice: (client: string) => void
}

/** The clients of a language. A client without an example is listed with the reason. */
function ClientMenu({ ref, label, chosen, offered, others, onChoice }: ClientMenuProps) {
  const texts = useTexts()
  const groups = [
    { title: texts.clients, members: offered.filter(({ framework }) => !framework) },
    { title: texts.frameworks, members: offered.filter(({ framework }) => framework) },
  ].filter(({ members }) => members.length > 0)
  return (
    <select
      ref={ref}
      id="client"
      name="client"
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoice(event.target.value)}
      className="input h-9 w-0 max-w-40 flex-1 pe-6 text-sm max-md:max-w-none"
    >
      {offered.some(({ client }) => client === chosen) ? null : <option value={chosen}>{chosen}</option>}
      {groups.map(({ title, members }) => (
        <optgroup key={title} label={title}>
          <Options choices={members.map(({ client }) => ({ value: client, label: client }))} />
        </optgroup>
      ))}
      {others.length === 0 ? null : (
        <optgroup label={texts.unavailableClients}>
          {others.map(({ client, reason }) => (
            <option key={client} disabled title={reason} lang="en">
              {client}: {reason}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  )
}
