import { Tabs } from '@base-ui/react/tabs'
import { LANGUAGES, type Language, type LanguageRecord, languageRecord } from '@model-snippets/core'
import type { SnippetChoice } from '@model-snippets/react'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Example, NotOffered } from '../../domain/examples/build-examples.ts'
import type { MissingLanguage } from '../../domain/examples/missing-languages.ts'
import { inputClass } from '../../ui/field.tsx'
import { mergeClasses } from '../../ui/merge-classes.ts'
import { useTexts } from '../../ui/texts/configure.ts'

/** What a press chooses. */
export interface ChosenExample extends SnippetChoice {
  readonly typescript: boolean
}

interface ExampleChoiceProps {
  readonly offered: readonly Example[]
  readonly notOffered: readonly NotOffered[]
  /** Languages without an example: they can be chosen, and say why. */
  readonly missing: readonly MissingLanguage[]
  readonly choice: ChosenExample
  /** The last client of each language. */
  readonly clients: Partial<Record<Language, string>>
  readonly onChoice: (choice: ChosenExample) => void
  /** The address of the page after a choice. */
  readonly hrefOf: (choice: ChosenExample) => string
  /** Stands before the languages. */
  readonly before: ReactNode
  /** The example, or why there is none. */
  readonly children: ReactNode
}

/** The language and the client of the example, in one row above it. */
export function ExampleChoice(props: ExampleChoiceProps) {
  const { offered, notOffered, missing, choice, clients, onChoice, hrefOf, before, children } = props
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
      key: keyOf({ language, typescript }),
      label,
      isMissing: offeredIn(language).length === 0,
      choice: { language, client: clientOf(language), typescript },
    })),
  )
  const chosen = keyOf({ ...choice, typescript: choice.typescript && formsOf(choice.language).length > 1 })
  const choose = (key: unknown) => {
    const entry = entries.find((each) => each.key === key)
    if (entry !== undefined) onChoice(entry.choice)
  }
  const languageMenu = useRef<HTMLSelectElement>(null)
  const clientMenu = useRef<HTMLSelectElement>(null)
  // What was chosen before this code was there, and would be reset now.
  const takeOver = useEffectEvent(() => {
    const entry = entries.find(({ key }) => key === languageMenu.current?.value)
    const wanted = clientMenu.current?.value
    if (entry !== undefined && entry.key !== chosen) onChoice(entry.choice)
    else if (wanted !== undefined && wanted !== choice.client) onChoice({ ...choice, client: wanted })
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <Tabs.Root value={chosen} onValueChange={choose}>
      <div className="not-printed mb-3 flex items-center gap-2 md:flex-wrap">
        {before}
        <Tabs.List
          activateOnFocus
          aria-label={texts.language}
          className="languages flex-wrap rounded-md border border-line bg-raised p-0.5"
        >
          {entries.map((entry) => (
            <Tabs.Tab
              key={entry.key}
              value={entry.key}
              className={mergeClasses(
                'inline-flex min-h-8 items-center rounded-sm px-2 text-[0.8125rem] font-medium text-muted no-underline hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--line)] focus-ring',
                entry.isMissing && 'italic',
              )}
              {...linkTab(hrefOf(entry.choice))}
            >
              {entry.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <select
          ref={languageMenu}
          aria-label={texts.language}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          className={mergeClasses(inputClass, 'languages-menu h-9 w-0 flex-1 cursor-pointer pe-7 text-sm')}
        >
          {entries.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
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
      <Tabs.Panel value={chosen} tabIndex={-1} className="outline-none">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  )
}

/** JavaScript has two forms. */
function formsOf(language: Language): readonly { readonly label: string; readonly typescript: boolean }[] {
  const { label, typescript }: LanguageRecord = languageRecord(language)
  const form = { label, typescript: false }
  return typescript === undefined ? [form] : [form, { label: 'TypeScript', typescript: true }]
}

const keyOf = ({ language, typescript }: Pick<ChosenExample, 'language' | 'typescript'>): string =>
  typescript ? `${language}.typescript` : language

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
      className={mergeClasses(
        inputClass,
        'h-9 w-auto max-w-40 cursor-pointer pe-7 text-sm max-md:w-0 max-md:max-w-none max-md:flex-1',
      )}
    >
      {offered.some(({ client }) => client === chosen) ? null : <option value={chosen}>{chosen}</option>}
      {groups.map(({ title, members }) => (
        <optgroup key={title} label={title}>
          {members.map(({ client }) => (
            <option key={client} value={client}>
              {client}
            </option>
          ))}
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

/** A tab that is a link: plain clicks stay on the page, all others (new tab, new window) follow the link. */
const linkTab = (href: string) => ({
  nativeButton: false,
  render: <Anchor href={href} />,
  onClick: (event: MouseEvent) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) event.preventDefault()
  },
})

const Anchor = ({ children, ...props }: ComponentProps<'a'>) => <a {...props}>{children}</a>
