import {
  type InferenceExplanation,
  type Language,
  type ModelRecord,
  type ProviderMapping,
  SnippetInputError,
  type SnippetOptions,
  taskWith,
} from '@model-snippets/core'
import type { SnippetChoice } from './snippet-tabs.tsx'
import type { Highlighted } from './use-highlighted.ts'

/** A provider that the reader can choose. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  readonly mapping?: ProviderMapping
}

/** What the reader of a panel has chosen. */
export interface PanelValue {
  readonly provider: string
  readonly streaming: boolean
  /** JavaScript is shown as TypeScript. */
  readonly typescript: boolean
  /** The example that is shown; the first one when undefined, or not offered. */
  readonly choice: SnippetChoice | undefined
}

/** What the examples of a panel are written for, before its reader chooses anything. */
export interface PanelContent {
  readonly model: ModelRecord
  /** Providers to choose from, after `auto`. */
  readonly providers?: readonly ProviderChoice[] | undefined
  /** The provider that is chosen at first; `auto` when not given. */
  readonly initialProvider?: string | undefined
  /** The example that is shown at first; the first one when not given, or not offered. */
  readonly initialChoice?: SnippetChoice | undefined
  /** Inputs and parameters; `streaming` is the panel's own switch. */
  readonly options?: SnippetOptions | undefined
}

/** What a panel asks the generator. */
export interface PanelQuestion {
  readonly model: ModelRecord
  readonly provider: string
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions | undefined
}

/** What a panel shows. */
export interface PanelAnswer extends InferenceExplanation {
  /** Why there are no examples, where the question is wrong or a part of the generator did not come. */
  readonly problem?: string
}

/** The first answer of a panel with its colours, made on a server by `preparePanel`. Plain data. */
export interface PreparedPanel {
  readonly key: string
  readonly answer: PanelAnswer
  readonly highlighted: Highlighted | undefined
}

/** The question of a panel whose reader has chosen a provider, a form of JavaScript and, for chat, streaming. */
export const panelQuestion = (
  { model, providers, options }: PanelContent,
  provider: string,
  streaming: boolean,
  typescript: boolean,
): PanelQuestion => {
  const mapping = providers?.find(({ id }) => id === provider)?.mapping
  return {
    model,
    provider,
    mapping,
    options: withChoices(options, isChat({ model, mapping }) ? { streaming } : {}, typescript),
  }
}

/** JavaScript without types is what the generator writes of itself. */
const withChoices = (
  options: SnippetOptions | undefined,
  ofChat: SnippetOptions,
  typescript: boolean,
): SnippetOptions => ({
  ...options,
  ...ofChat,
  typescript: typescript ? true : undefined,
})

/** Whether the model's answer can be streamed; a record that is no model's has no answer. */
export function isChat({ model, mapping }: Pick<PanelQuestion, 'model' | 'mapping'>): boolean {
  try {
    return taskWith(model, mapping) === 'conversational'
  } catch {
    return false
  }
}

/** Tells one question from another; undefined for one that is not plain data. */
export function keyOf(question: PanelQuestion): string | undefined {
  try {
    return JSON.stringify(question)
  } catch {
    return undefined
  }
}

/** The answer to a question that the generator did not answer: the page of a host stays whole, and says what is wrong. */
export const refusal = (error: unknown): PanelAnswer => ({
  snippets: [],
  skipped: [],
  ignored: [],
  problem:
    error instanceof SnippetInputError
      ? `${error.field}: ${error.problem}`
      : error instanceof Error
        ? error.message
        : String(error),
})

/** The example to show: the wanted one, else the first. */
export const chosenSnippet = ({ snippets }: PanelAnswer, wanted: SnippetChoice | undefined) =>
  snippets.find(({ language, client }) => language === wanted?.language && client === wanted.client) ?? snippets[0]

/** A language without an example, and why its clients have none. */
interface LanguageWithoutExample extends SnippetChoice {
  readonly reasons: readonly string[]
}

/** The languages that have clients, but no example. Each asks for its first client. */
export function missingLanguages({ snippets, skipped }: PanelAnswer): readonly LanguageWithoutExample[] {
  const offered = new Set<Language>(snippets.map(({ language }) => language))
  const languages = new Set(skipped.map(({ language }) => language).filter((language) => !offered.has(language)))
  return [...languages].map((language) => {
    const clients = skipped.filter((each) => each.language === language)
    return {
      language,
      client: clients[0]?.client ?? '',
      reasons: [...new Set(clients.map(({ client, reason }) => `${client}: ${reason}`))],
    }
  })
}
