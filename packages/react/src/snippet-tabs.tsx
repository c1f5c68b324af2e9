import { Tabs } from '@base-ui/react/tabs'
import {
  type InferenceSnippet,
  LANGUAGES,
  type Language,
  type LanguageRecord,
  languageRecord,
} from '@model-snippets/core'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import type { Labels } from './labels.ts'
import { useLabels } from './labels-context.ts'

/** A choice of example. */
export interface SnippetChoice {
  readonly language: Language
  readonly client: string
}

/** A choice between JavaScript and TypeScript. */
export interface TypeScriptChoice {
  readonly isChosen: boolean
  readonly onChoice: (isChosen: boolean) => void
  /** Name of the form field. */
  readonly name?: string | undefined
}

/** A language without an example. */
export interface MissingLanguage {
  readonly language: Language
  /** The client to choose when the user selects the language. */
  readonly client: string
  /** Content of its panel: why there is no example, and what would give one. */
  readonly why: ReactNode
}

export interface SnippetTabsProps<Snippet extends InferenceSnippet = InferenceSnippet> {
  readonly snippets: readonly Snippet[]
  /** Languages without an example; their tabs stay and say why. */
  readonly missing?: readonly MissingLanguage[] | undefined
  readonly choice: SnippetChoice
  readonly onChoice: (choice: SnippetChoice) => void
  /** Returns the client to show when the user selects a language; default: its first. */
  readonly clientOf?: (language: Language) => string | undefined
  /** Returns the URL of a choice. With it, tabs are links that work before any script runs. */
  readonly hrefOf?: (choice: SnippetChoice) => string
  /** Renders the content of a panel. */
  readonly children: (snippet: Snippet) => ReactNode
  /** Lets the user choose between JavaScript and TypeScript, if the snippets follow that choice. */
  readonly typescript?: TypeScriptChoice | undefined
  readonly className?: string
  readonly labels?: Partial<Labels> | undefined
}

/** Shows languages as tabs, with tabs for their clients. All panels stay in the page, so its HTML has every example. */
export function SnippetTabs<Snippet extends InferenceSnippet>(props: SnippetTabsProps<Snippet>) {
  const { snippets, missing = [], choice, onChoice, clientOf, hrefOf, typescript, children, className } = props
  const labels = useLabels(props.labels)
  const offeredLanguages = [...new Set(snippets.map(({ language }) => language))]
  const missingOf = new Map(missing.map((each) => [each.language, each]))
  const languages = missing.length === 0 ? offeredLanguages : inOrder([...offeredLanguages, ...missingOf.keys()])
  const clientsOf = (language: Language) => snippets.filter((snippet) => snippet.language === language)
  const plainClientsOf = (language: Language) => clientsOf(language).filter(({ framework }) => !framework)
  const frameworksOf = (language: Language) => clientsOf(language).filter(({ framework }) => framework)
  const shownClient = (language: Language): string => {
    const offered = clientsOf(language)
    const wanted = language === choice.language ? choice.client : clientOf?.(language)
    const nearest = (offered.find(({ client }) => client === wanted) ?? offered[0])?.client
    return nearest ?? wanted ?? missingOf.get(language)?.client ?? ''
  }
  const tab = (value: string, text: string, target: SnippetChoice, isMissing = false) => (
    <Tabs.Tab
      key={value}
      value={value}
      className={classNames('ms-tab', isMissing ? 'ms-tab-missing' : undefined)}
      {...(hrefOf === undefined ? {} : linkTab(hrefOf(target)))}
    >
      {text}
    </Tabs.Tab>
  )

  return (
    <Tabs.Root
      className={classNames('ms-tabs', className)}
      value={choice.language}
      onValueChange={(language: Language | null) => {
        if (language !== null) onChoice({ language, client: shownClient(language) })
      }}
    >
      <Tabs.List activateOnFocus aria-label={labels.languages} className="ms-tab-list ms-languages">
        {languages.map((language) =>
          tab(
            language,
            labelOf(language, typescript),
            { language, client: shownClient(language) },
            missingOf.has(language),
          ),
        )}
      </Tabs.List>
      {missing.map(({ language, why }) => (
        <Tabs.Panel key={language} keepMounted value={language} className="ms-panel" tabIndex={-1}>
          {why}
        </Tabs.Panel>
      ))}
      {offeredLanguages.map((language) => (
        <Tabs.Panel key={language} keepMounted value={language} className="ms-panel" tabIndex={-1}>
          {typescript === undefined || !hasTypeScript(language) ? null : (
            <TypeScriptSwitch {...typescript} language={language} />
          )}
          <Tabs.Root
            value={shownClient(language)}
            onValueChange={(client: string | null) => {
              if (client !== null) onChoice({ language, client })
            }}
          >
            <Tabs.List
              activateOnFocus
              aria-label={labels.clients(languageRecord(language).label)}
              className="ms-tab-list ms-clients"
            >
              {plainClientsOf(language).map(({ client }) => tab(client, client, { language, client }))}
              {frameworksOf(language).length === 0 ? null : (
                <span aria-hidden="true" className="ms-group">
                  {labels.frameworks}
                </span>
              )}
              {frameworksOf(language).map(({ client }) => tab(client, client, { language, client }))}
            </Tabs.List>
            {clientsOf(language).map((snippet) => (
              <Tabs.Panel key={snippet.client} keepMounted value={snippet.client} className="ms-panel" tabIndex={-1}>
                {children(snippet)}
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}

/** Sorts languages in their usual order. */
const inOrder = (languages: readonly Language[]): readonly Language[] =>
  languages.toSorted((one, other) => LANGUAGES.indexOf(one) - LANGUAGES.indexOf(other))

const hasTypeScript = (language: Language): boolean => {
  const { typescript }: LanguageRecord = languageRecord(language)
  return typescript !== undefined
}

const labelOf = (language: Language, typescript: TypeScriptChoice | undefined): string =>
  languageRecord(language).label + (typescript !== undefined && hasTypeScript(language) ? ` / ${TYPESCRIPT}` : '')

const TYPESCRIPT = 'TypeScript'

/** Radio buttons, which forms send and which work by keyboard. */
function TypeScriptSwitch(props: TypeScriptChoice & { readonly language: Language }) {
  const { isChosen, onChoice, language } = props
  // Radio buttons with the same name form one group across the page.
  const id = useId()
  const { label } = languageRecord(language)
  const choice = (value: boolean, text: string) => (
    <label className="ms-form">
      <input
        type="radio"
        name={props.name ?? id}
        value={String(value)}
        checked={isChosen === value}
        onChange={() => onChoice(value)}
      />
      {text}
    </label>
  )
  return (
    <div role="radiogroup" aria-label={`${label} / ${TYPESCRIPT}`} className="ms-forms">
      {choice(false, label)}
      {choice(true, TYPESCRIPT)}
    </div>
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
