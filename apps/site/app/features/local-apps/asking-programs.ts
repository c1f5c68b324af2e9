import type { InferenceSnippet, Language, ModelRecord, SnippetOptions } from '@model-snippets/core'
import { explainLocalApps, findLocalAppRun, type LocalAppOptions } from '@model-snippets/core/local-apps'
import type { Configuration } from '../../domain/configuration/configuration.ts'
import { ignoredAmong, writeForm } from '../../domain/examples/build-examples.ts'
import type { ProblemTexts } from '../../ui/texts/problems.ts'

/** A URL's request, and the example that sends it. */
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

/** The same, as a URL says it. */
export interface AskedMachine extends Omit<LocalChoice, 'contextLength'> {
  readonly contextLength?: string
}

/** The program that sends the form's request to an app's server, and the commands that start this server. */
export type AskingProgram = ReturnType<typeof askingPrograms>[string]

/** The generator's options for a machine. */
export const optionsOfChoice = ({ quantization, isWindows, contextLength }: LocalChoice): LocalAppOptions => ({
  ...(contextLength === undefined ? {} : { contextLength }),
  ...(quantization === undefined ? {} : { quantization }),
  ...(isWindows ? { system: 'windows' } : {}),
})

/** Options that decide where a request goes. Here, that's the app's server. */
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
) {
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
            program: chosen && programOf(chosen),
            /** The form's options that have no effect there. */
            ignored: told.length === 0 ? undefined : told,
            /** Why there's none. */
            without: withoutExamples,
            commands: { steps, container },
            /** The run of exactly these commands. */
            run: findLocalAppRun(app, model, asked),
          },
        ] as const
      }),
    )
  })
}

const programOf = ({ language, client, content, install }: InferenceSnippet) => ({ language, client, content, install })
