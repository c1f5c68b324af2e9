import type { IgnoredOption, InferenceSnippet, Language, ModelRecord, SnippetOptions } from '@model-snippets/core'
import {
  explainLocalApps,
  findLocalAppRun,
  type LocalAppOptions,
  type LocalAppRun,
  type LocalAppSnippet,
} from '@model-snippets/core/local-apps'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { ignoredAmong, writeForm } from '../../domain/examples/build-examples.ts'
import type { ProblemTexts } from '../../ui/texts/problems.ts'

/** What an address asks for: the request, and the example that sends it. */
export interface ShownRequest {
  readonly configuration: Configuration
  readonly language: Language | undefined
  readonly client: string | undefined
}

/** The machine that the commands are for. */
export interface LocalChoice {
  readonly quantization: string | undefined
  /** Whether commands are for PowerShell. */
  readonly isWindows: boolean
  /** The context length, in tokens. */
  readonly contextLength?: number
}

/** The same as an address says it. */
export interface AskedMachine extends Omit<LocalChoice, 'contextLength'> {
  readonly contextLength?: string
}

/** The program that asks an app's server what the form asks. */
export interface AskingProgram {
  readonly program?: Pick<InferenceSnippet, 'language' | 'client' | 'content' | 'install'>
  /** What the form asks for and has no effect there. */
  readonly ignored?: readonly IgnoredOption[]
  /** Why there is none. */
  readonly without?: string
  /** The commands that start the server for what the form asks. */
  readonly commands: Pick<LocalAppSnippet, 'steps' | 'container'>
  /** The start by exactly these commands. */
  readonly run: LocalAppRun | undefined
}

/** The options of the generator for a machine. */
export const optionsOfChoice = ({ quantization, isWindows, contextLength }: LocalChoice): LocalAppOptions => ({
  ...(contextLength === undefined ? {} : { contextLength }),
  ...(quantization === undefined ? {} : { quantization }),
  ...(isWindows ? { system: 'windows' } : {}),
})

/** What says where a request goes: here that is the app's server. */
const ELSEWHERE = {
  directRequest: undefined,
  endpointUrl: undefined,
  billTo: undefined,
  providerId: undefined,
  fallbacks: undefined,
  platform: undefined,
} as const satisfies { readonly [option in keyof SnippetOptions]?: undefined }

/**
 * The programs that ask the servers of apps what the form asks, by app, in the language and by the client that is shown.
 *
 * @param texts the sentences for what has no effect
 */
export function askingPrograms(
  model: ModelRecord,
  choice: LocalChoice,
  { configuration, language, client }: ShownRequest,
  texts: ProblemTexts,
): { readonly [app: string]: AskingProgram } {
  const machine = optionsOfChoice(choice)
  return writeForm(model, configuration, texts, (options) => {
    const asked = { ...options, ...ELSEWHERE, ...machine }
    const { apps } = explainLocalApps(model, asked)
    return Object.fromEntries(
      apps.map(({ app, examples, ignored = [], withoutExamples, steps, container }) => {
        const chosen =
          examples.find((one) => one.language === language && one.client === client) ??
          examples.find((one) => one.language === language) ??
          examples[0]
        const told = ignoredAmong(chosen === undefined ? [] : [chosen], ignored, options).filter(
          ({ option }) => !Object.hasOwn(ELSEWHERE, option),
        )
        return [
          app,
          {
            ...programOf(chosen),
            ...(told.length === 0 ? {} : { ignored: told }),
            ...whyOf(withoutExamples),
            commands: { steps, ...(container === undefined ? {} : { container }) },
            run: findLocalAppRun(app, model, asked),
          },
        ]
      }),
    )
  })
}

const programOf = (chosen: InferenceSnippet | undefined): Pick<AskingProgram, 'program'> => {
  if (chosen === undefined) return {}
  const { language, client, content, install } = chosen
  return { program: { language, client, content, install } }
}

const whyOf = (reason: string | undefined): Pick<AskingProgram, 'without'> =>
  reason === undefined ? {} : { without: reason }
