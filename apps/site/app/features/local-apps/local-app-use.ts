import { type ModelRecord, SnippetInputError } from '@model-snippets/core'
import { cardsFor, leastMemoryFor } from '@model-snippets/core/hardware'
import {
  CHECKED_LOCAL_APPS,
  explainLocalApps,
  type GgufFile,
  type LocalAppExplanation,
  type LocalAppSnippet,
  systemName,
} from '@model-snippets/core/local-apps'
import { optionRecord, readNumberText } from '@model-snippets/core/options'
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

/** The local apps on a model's page. */
export type LocalAppUses = ReturnType<typeof readLocalApps>
/** How one app runs a model. */
export type LocalAppUse = LocalAppUses['apps'][number]

/**
 * How a model is run on the reader's machine: each app with its commands and the program that asks its server.
 *
 * @param texts the sentences for what has no effect
 */
export function readLocalApps(model: ModelRecord, asked: AskedMachine, request: ShownRequest, texts: ProblemTexts) {
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
    /** Example graphics cards with enough memory for the file; empty if its size is unknown. */
    cards: file?.size === undefined ? [] : cardsFor(file.size),
    /** The generator's message about a quantization in the URL that doesn't exist. */
    problem,
    /** The context length in its field; undefined if no app starts a server. */
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

/** The file of a quantization, with the smallest common memory size that holds it, in gigabytes. */
const withMemory = (file: GgufFile) => ({
  ...file,
  memory: file.size === undefined ? undefined : leastMemoryFor(file.size),
})

function explain(model: ModelRecord, choice: LocalChoice): [LocalAppExplanation, string | undefined] {
  try {
    return [explainLocalApps(model, optionsOfChoice(choice)), undefined]
  } catch (error) {
    if (!(error instanceof SnippetInputError) || choice.quantization === undefined) throw error
    const explained = explainLocalApps(model, optionsOfChoice({ ...choice, quantization: undefined }))
    return [explained, error.message.replace(/^.*options\.quantization: /, '')]
  }
}

function shownApp(app: LocalAppSnippet, { commands: started, run, ...asking }: AskingProgram) {
  const { install, steps: _, container: __, examples: ___, ignored: ____, withoutExamples: _____, ...facts } = app
  const { steps, container } = started
  const commands = [...new Set(install.flatMap(({ command }) => command ?? []))]
  const { program } = asking
  const { package: name, version, date } = CHECKED_LOCAL_APPS[app.app] ?? {}
  return {
    ...facts,
    /** Commands that install it, with their systems. */
    install: commands.map((command) => ({
      systems: install.filter((one) => one.command === command).map(({ system }) => systemName(system)),
      command,
      lines: highlight(command, 'sh'),
    })),
    steps: steps.map((step) => ({ ...step, lines: highlight(step.command, 'sh') })),
    /** Starts its server with Docker. */
    container: container === undefined ? undefined : { command: container, lines: highlight(container, 'sh') },
    asking,
    highlighted: program && { code: program.content, lines: highlight(program.content, program.language) },
    /** The run of these commands, and the release that they were checked against. */
    check: { run, release: name && version && date ? { package: name, version, date } : undefined },
  }
}
