import { type InferenceSnippet, type ModelRecord, SnippetInputError } from '@model-snippets/core'
import {
  CHECKED_LOCAL_APPS,
  explainLocalApps,
  type LocalAppExplanation,
  type LocalAppSnippet,
  type LocalAppStep,
  type SkippedLocalApp,
  systemName,
} from '@model-snippets/core/local-apps'
import type { CodeLines } from '@model-snippets/react'
import { highlight } from '@model-snippets/react/highlight'

/** One step, with the colours of its command. */
export interface ShownStep extends LocalAppStep {
  readonly lines: CodeLines
}

/** The program that asks an app's server, with its colours. */
export interface ShownProgram extends Pick<InferenceSnippet, 'language' | 'client' | 'content' | 'install'> {
  readonly lines: CodeLines
}

/** How one app runs a model. */
export interface LocalAppUse extends Omit<LocalAppSnippet, 'install' | 'steps' | 'examples'> {
  /** Commands that install it, each with the systems that it is for. */
  readonly install: readonly {
    readonly systems: readonly string[]
    readonly command: string
    readonly lines: CodeLines
  }[]
  readonly steps: readonly ShownStep[]
  readonly program: ShownProgram | undefined
  /** The day on which its commands were run, and the release that they were held against. */
  readonly check: { readonly runOn?: string; readonly release?: Release }
}

interface Release {
  readonly package: string
  readonly version: string
  readonly date: string
}

/** What a model's page shows of apps of the reader's own machine. */
export interface LocalAppUses {
  readonly apps: readonly LocalAppUse[]
  readonly skipped: readonly SkippedLocalApp[]
  readonly file: LocalAppExplanation['file']
  readonly choices: LocalAppExplanation['choices']
  /** The generator's sentence about a quantization of the address that there is not. */
  readonly problem: string | undefined
}

export interface LocalChoice {
  readonly quantization: string | undefined
  /** Whether commands are for PowerShell. */
  readonly isWindows: boolean
  /** The language and the client that the reader likes. */
  readonly language: string | undefined
  readonly client: string | undefined
}

/** How a model is run on the reader's machine: each app with its commands and the program that asks its server. */
export function readLocalApps(model: ModelRecord, choice: LocalChoice): LocalAppUses {
  const [explained, problem] = explain(model, choice)
  const { skipped, file, choices } = explained
  return { apps: explained.apps.map((app) => useOf(app, choice)), skipped, file, choices, problem }
}

function explain(
  model: ModelRecord,
  { quantization, isWindows }: LocalChoice,
): [LocalAppExplanation, string | undefined] {
  const options = isWindows ? ({ system: 'windows' } as const) : {}
  if (quantization === undefined) return [explainLocalApps(model, options), undefined]
  try {
    return [explainLocalApps(model, { ...options, quantization }), undefined]
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    return [explainLocalApps(model, options), error.message.replace(/^.*options\.quantization: /, '')]
  }
}

function useOf(app: LocalAppSnippet, { language, client }: LocalChoice): LocalAppUse {
  const { install, steps, examples, ...facts } = app
  const commands = [...new Set(install.flatMap(({ command }) => command ?? []))]
  const chosen =
    examples.find((one) => one.language === language && one.client === client) ??
    examples.find((one) => one.language === language) ??
    examples[0]
  const { run, package: name, version, date } = CHECKED_LOCAL_APPS[app.app] ?? {}
  const isReleased = name !== undefined && version !== undefined && date !== undefined
  return {
    ...facts,
    install: commands.map((command) => ({
      systems: install.filter((one) => one.command === command).map(({ system }) => systemName(system)),
      command,
      lines: highlight(command, 'sh'),
    })),
    steps: steps.map((step) => ({ ...step, lines: highlight(step.command, 'sh') })),
    program: chosen === undefined ? undefined : shownProgram(chosen),
    check: {
      ...(isReleased ? { release: { package: name, version, date } } : {}),
      ...(run === undefined || run === null ? {} : { runOn: run.date }),
    },
  }
}

const shownProgram = ({ language, client, content, install }: InferenceSnippet): ShownProgram => ({
  language,
  client,
  content,
  install,
  lines: highlight(content, language),
})
