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

/** A provider that the user can choose. */
export interface ProviderChoice {
  readonly id: string
  readonly label: string
  readonly mapping?: ProviderMapping
}

/** What the user has chosen in a panel. */
export interface PanelValue {
  readonly provider: string
  readonly streaming: boolean
  /** Whether JavaScript is shown as TypeScript. */
  readonly typescript: boolean
  /** The example to show; the first one if `undefined` or not available. */
  readonly choice: SnippetChoice | undefined
}

/** What a panel shows examples for, before the user chooses anything. */
export interface PanelContent {
  readonly model: ModelRecord
  /** Providers to choose from, after `auto`. */
  readonly providers?: readonly ProviderChoice[] | undefined
  /** The provider selected at first; default: `auto`. */
  readonly initialProvider?: string | undefined
  /** The example shown at first; default: the first one, also if this one isn’t available. */
  readonly initialChoice?: SnippetChoice | undefined
  /** Inputs and parameters; `streaming` sets the initial state of the panel’s checkbox. */
  readonly options?: SnippetOptions | undefined
}

/** A panel’s input for the generator. */
export interface PanelQuestion {
  readonly model: ModelRecord
  readonly provider: string
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions | undefined
}

/** What a panel shows. */
export interface PanelAnswer extends InferenceExplanation {
  /** Why there are no examples: an invalid option, or a part of the generator that didn’t load. */
  readonly problem?: string
}

/** The initial content of a panel with highlighting, made on a server by `preparePanel`. Plain data. */
export interface PreparedPanel {
  readonly key: string
  readonly answer: PanelAnswer
  readonly highlighted: Highlighted | undefined
}

/** Creates the generator’s input from what the user chose: provider, streaming (for chat), and TypeScript. */
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

/** The generator’s default is JavaScript without types. */
const withChoices = (
  options: SnippetOptions | undefined,
  ofChat: SnippetOptions,
  typescript: boolean,
): SnippetOptions => ({
  ...options,
  ...ofChat,
  typescript: typescript ? true : undefined,
})

/** Whether the model is a chat model, whose response can be streamed; false for an invalid record. */
export function isChat({ model, mapping }: Pick<PanelQuestion, 'model' | 'mapping'>): boolean {
  try {
    return taskWith(model, mapping) === 'conversational'
  } catch {
    return false
  }
}

/** Returns a key that identifies a question; `undefined` if the question isn’t plain data. */
export function keyOf(question: PanelQuestion): string | undefined {
  try {
    return JSON.stringify(question)
  } catch {
    return undefined
  }
}

/** Turns an error of the generator into a result that shows the problem, so that the host’s page doesn’t break. */
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

/** Returns the example to show: the requested one, or else the first. */
export const chosenSnippet = ({ snippets }: PanelAnswer, wanted: SnippetChoice | undefined) =>
  snippets.find(({ language, client }) => language === wanted?.language && client === wanted.client) ?? snippets[0]

/** A language without an example, and why its clients have none. */
interface LanguageWithoutExample extends SnippetChoice {
  readonly reasons: readonly string[]
}

/** Returns the languages without an example, each with its first client and the reasons. */
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
