import { type ModelRecord, SnippetInputError } from '@model-snippets/core'
import { cardsFor, type FittingCard, leastMemoryFor } from '@model-snippets/core/hardware'
import {
  CHECKED_LOCAL_APPS,
  explainLocalApps,
  type GgufFile,
  type LocalAppExplanation,
  type LocalAppRun,
  type LocalAppSnippet,
  type LocalAppStep,
  type SkippedLocalApp,
  systemName,
} from '@model-snippets/core/local-apps'
import { optionRecord, readNumberText } from '@model-snippets/core/options'
import type { CodeLines, Highlighted } from '@model-snippets/react'
import { highlight } from '@model-snippets/react/highlight'
import type { ProblemTexts } from '../../ui/texts/problems.ts'
import {
  type AskedMachine,
  type AskingProgram,
  askingPrograms,
  type LocalChoice,
  optionsOfChoice,
  type ShownRequest,
} from './asking-programs.ts'

/** One step, with the colours of its command. */
export interface ShownStep extends LocalAppStep {
  readonly lines: CodeLines
}

/** How one app runs a model. */
export interface LocalAppUse
  extends Omit<LocalAppSnippet, 'install' | 'steps' | 'container' | 'examples' | 'ignored' | 'withoutExamples'> {
  /** Commands that install it, each with the systems that it is for. */
  readonly install: readonly {
    readonly systems: readonly string[]
    readonly command: string
    readonly lines: CodeLines
  }[]
  readonly steps: readonly ShownStep[]
  /** The command that starts its server with Docker. */
  readonly container?: { readonly command: string; readonly lines: CodeLines }
  /** The program that asks its server; its colours are known for the first paint. */
  readonly asking: Omit<AskingProgram, 'commands' | 'run'>
  readonly highlighted: Highlighted | undefined
  /** The start of the app by these commands, and the release that they were held against. */
  readonly check: { readonly run?: LocalAppRun; readonly release?: Release }
}

/** The file of a quantization. */
export interface ChosenFile extends GgufFile {
  /** Gigabytes of the least usual memory that holds it; absent where its size is not known, or none does. */
  readonly memory?: number
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
  readonly choices: readonly ChosenFile[]
  /** Graphics cards whose memory holds the file, for example; empty where its size is not known. */
  readonly cards: readonly FittingCard[]
  /** The generator's sentence about a quantization of the address that there is not. */
  readonly problem: string | undefined
  /** Undefined where no app starts a server. */
  readonly context: ContextField | undefined
}

/** The context length, as its field shows it. */
interface ContextField {
  /** What the address holds. */
  readonly text: string
  readonly problem: string | undefined
  /** The most tokens that the model supports; undefined where its record doesn't say. */
  readonly most: number | undefined
}

/**
 * How a model is run on the reader's machine: each app with its commands and the program that asks its server.
 *
 * @param texts the sentences for what has no effect
 */
export function readLocalApps(
  model: ModelRecord,
  asked: AskedMachine,
  request: ShownRequest,
  texts: ProblemTexts,
): LocalAppUses {
  const { contextLength: text = '', ...machine } = asked
  const contextLength = text === '' ? undefined : readNumberText(CONTEXT, text).value
  const choice: LocalChoice = typeof contextLength === 'number' ? { ...machine, contextLength } : machine
  const [explained, problem] = explain(model, choice)
  const { skipped, file, choices } = explained
  const known = problem === undefined ? choice : { ...choice, quantization: undefined }
  const programs = askingPrograms(model, known, request, texts)
  const apps = explained.apps.flatMap((app) => {
    const asking = programs[app.app]
    return asking === undefined ? [] : shownApp(app, asking)
  })
  return {
    apps,
    skipped,
    file,
    choices: choices.map(withMemory),
    cards: file?.size === undefined ? [] : cardsFor(file.size),
    problem,
    context: apps.some(({ server }) => server !== undefined)
      ? {
          text,
          problem: text === '' || choice !== machine ? undefined : texts.wholeNumber(CONTEXT.least, CONTEXT.most),
          most: mostContext(model),
        }
      : undefined,
  }
}

const CONTEXT = optionRecord('contextLength').value

function mostContext({ gguf }: ModelRecord): number | undefined {
  const { context_length: most } = Object(gguf) as { readonly context_length?: unknown }
  return typeof most === 'number' ? most : undefined
}

function withMemory(file: GgufFile): ChosenFile {
  const memory = file.size === undefined ? undefined : leastMemoryFor(file.size)
  return { ...file, ...(memory === undefined ? {} : { memory }) }
}

function explain(model: ModelRecord, choice: LocalChoice): [LocalAppExplanation, string | undefined] {
  try {
    return [explainLocalApps(model, optionsOfChoice(choice)), undefined]
  } catch (error) {
    if (!(error instanceof SnippetInputError) || choice.quantization === undefined) throw error
    const explained = explainLocalApps(model, optionsOfChoice({ ...choice, quantization: undefined }))
    return [explained, error.message.replace(/^.*options\.quantization: /, '')]
  }
}

function shownApp(app: LocalAppSnippet, { commands: started, run, ...asking }: AskingProgram): LocalAppUse {
  const { install, steps: _, container: __, examples: ___, ignored: ____, withoutExamples: _____, ...facts } = app
  const { steps, container } = started
  const commands = [...new Set(install.flatMap(({ command }) => command ?? []))]
  const { program } = asking
  const { package: name, version, date } = CHECKED_LOCAL_APPS[app.app] ?? {}
  const isReleased = name !== undefined && version !== undefined && date !== undefined
  return {
    ...facts,
    install: commands.map((command) => ({
      systems: install.filter((one) => one.command === command).map(({ system }) => systemName(system)),
      command,
      lines: highlight(command, 'sh'),
    })),
    steps: steps.map((step) => ({ ...step, lines: highlight(step.command, 'sh') })),
    ...(container === undefined ? {} : { container: { command: container, lines: highlight(container, 'sh') } }),
    asking,
    highlighted:
      program === undefined
        ? undefined
        : { code: program.content, lines: highlight(program.content, program.language) },
    check: {
      ...(isReleased ? { release: { package: name, version, date } } : {}),
      ...(run === undefined ? {} : { run }),
    },
  }
}
