import { homedir } from 'node:os'
import { isAbsolute } from 'node:path'
import { confirm, isCancel } from '@clack/prompts'
import { type ModelRecord, mappingOf, setLogger } from '@model-snippets/core'
import {
  type AgentOptions,
  type AgentSetUp,
  agentScript,
  agentSetUpDigest,
  CODING_AGENTS,
  explainAgentSetUps,
  findAgentRun,
} from '@model-snippets/core/agents'
import { localAppScript, type System } from '@model-snippets/core/local-apps'
import { agentFacts, createRouter } from '@model-snippets/hub'
import type { Arguments } from '../arguments.ts'
import { checkCall, checked, explain } from '../check.ts'
import { addServingFromHub, routerSettings } from '../find-on-hub.ts'
import { onOneLine } from '../for-terminal.ts'
import { optionRows } from '../help.ts'
import { readModel } from '../model.ts'
import type { Streams } from '../streams.ts'
import { THIS_SYSTEM } from '../this-system.ts'
import { NotWrittenError, quoted, UsageError } from '../usage-error.ts'
import { AGENT_OPTIONS, type AgentArguments, readAgentArguments } from './arguments.ts'
import {
  appliedAgents,
  applySetUp,
  changesOf,
  changeText,
  type FileChange,
  type FileUndoing,
  undoChanges,
  undoingOf,
} from './changes.ts'
import { findProgram } from './find-program.ts'

const HELP = `Sets up a coding agent for a model: prints the steps, or applies them with --apply.

Usage: model-snippets agents [agent] --model <model> [options]
       model-snippets agents codex --model openai/gpt-oss-120b --provider together --apply
       model-snippets agents codex --model ggml-org/gpt-oss-20b-GGUF --app ollama
       model-snippets agents codex --undo
       model-snippets agents --all --model openai/gpt-oss-120b

  Without an agent, prints the steps for every agent. Tokens go into environment variables, never into files.
  With --app, the steps start the app's server first, with tool calling and, if the model supports it, enough
  context for the agent.

Options:
${optionRows(AGENT_OPTIONS)}

Exit codes: 0 printed, applied, or undone, 1 no setup for this choice, no installed agent, or you declined, 2 invalid
command line, 3 files could not be written.
`

/** The home folder, the folders of programs, and the prompt; tests pass their own. */
export interface AgentPlaces {
  readonly home: string
  /** The `PATH`. */
  readonly path?: string
  /** Asks a yes-or-no question. */
  readonly ask: (question: string) => Promise<boolean>
}

const PLACES: AgentPlaces = {
  home: homedir(),
  path: process.env['PATH'] ?? '',
  ask: async (message) => {
    const answer = await confirm({ message, output: process.stderr })
    return !isCancel(answer) && answer
  },
}

/**
 * Runs `model-snippets agents`: prints setups of coding agents, applies one, or undoes it.
 *
 * @param argv the arguments after `agents`
 * @returns the exit code
 * @throws UsageError for errors that the caller can fix
 */
export async function agentsCommand(
  argv: readonly string[],
  streams: Streams,
  places: AgentPlaces = PLACES,
): Promise<number> {
  const given = readAgentArguments(argv)
  if (given.values.help === true) {
    streams.out(HELP)
    return 0
  }
  if (given.values.undo === true) return undoGiven(given, streams, places)
  const { setUps, skipped } = await explained(given, streams)
  if (given.values.explain === true || setUps.length === 0) {
    streams.err(skipped.map(({ agent, reason }) => `not available: ${agent}: ${onOneLine(reason)}\n`).join(''))
  }
  const [setUp] = setUps
  if (setUp === undefined) {
    if (given.values.json === true) streams.out('[]\n')
    return 1
  }
  if (given.values.all === true) return forInstalled(setUps, given, streams, places)
  if (given.values.apply === true) return apply(setUp, given, streams, places)
  streams.out(
    given.values.json === true ? `${JSON.stringify(setUps, undefined, 2)}\n` : setUps.map(agentScript).join('\n'),
  )
  for (const each of setUps) streams.err(await notesOf(each))
  return 0
}

async function explained(given: AgentArguments, streams: Streams) {
  const { agent, values, written } = given
  const args: Arguments = { ...values, written } as Arguments
  if (values.model === undefined && values.record === undefined)
    throw new UsageError('agents: --model is required, for example --model openai/gpt-oss-120b')
  const names = checked(args, {
    provider: values.provider,
    system: values.system,
    directRequest: values.direct,
    endpointUrl: values.endpoint,
    billTo: values['bill-to'],
    providerId: values['provider-id'],
    task: values.task,
    app: values.app,
    quantization: values.quantization,
  }) as AgentOptions & { readonly provider?: string; readonly system?: System; readonly task?: string }
  const { provider = 'auto', system = THIS_SYSTEM, task: _task, ...options } = names
  const found = await readModel(args, streams)
  const contextLength = readContext(values.context)
  // The printed reasons contain all that the generator logs.
  setLogger({ error: () => undefined })
  if (options.app !== undefined)
    return explain(args, () =>
      explainAgentSetUps(found, 'auto', undefined, { ...options, agent, system, contextLength }),
    )
  checkCall(args, found, provider)
  const isDirect = options.directRequest === true && options.endpointUrl === undefined
  const asksHub = values.record === undefined && options.providerId === undefined && isDirect
  const model: ModelRecord = asksHub ? (await addServingFromHub(found, process.env)).model : found
  const { facts: ask } = createRouter(routerSettings(process.env))
  const facts = await agentFacts(model, provider, options, ask)
  return explain(args, () =>
    explainAgentSetUps(model, provider, mappingOf(model, provider), {
      ...options,
      agent,
      system,
      supportsTools: facts.supportsTools,
      contextLength: contextLength ?? facts.contextLength,
    }),
  )
}

function readContext(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new UsageError(`--context must be a whole number of tokens greater than 0; got ${quoted(text)}`)
  }
  return Number(text)
}

async function notesOf(setUp: AgentSetUp): Promise<string> {
  const run = findAgentRun(await agentSetUpDigest(setUp))
  const told = (setUp.assumptions ?? []).map(({ what, howToKnow }) => `note: ${setUp.agent}: ${what} ${howToKnow}.\n`)
  const ran =
    run === undefined ? [] : [`note: ${setUp.agent} ${run.release} ran with this exact setup on ${run.date}\n`]
  return [...told, ...ran].join('')
}

/** Shows what would change for each installed agent, or applies it. */
async function forInstalled(
  setUps: readonly AgentSetUp[],
  given: AgentArguments,
  streams: Streams,
  places: AgentPlaces,
): Promise<number> {
  const installed: AgentSetUp[] = []
  for (const setUp of setUps) {
    const { program = setUp.agent } = CODING_AGENTS.find(({ id }) => id === setUp.agent) ?? {}
    if ((await findProgram(program, places.path ?? '')) !== undefined) installed.push(setUp)
  }
  if (installed.length === 0) {
    streams.err('None of the agents is installed on this machine.\n')
    return 1
  }
  return inTurn(installed, given, streams, (setUp) => {
    streams.err(`${setUp.label}\n`)
    return given.values.apply === true ? apply(setUp, given, streams, places) : show(setUp, streams, places)
  })
}

/** Works through agents one after the other; one that fails doesn’t stop the others. Returns the highest exit code. */
async function inTurn<Each>(
  list: readonly Each[],
  { values }: AgentArguments,
  streams: Streams,
  work: (each: Each) => Promise<number>,
): Promise<number> {
  if (list.length > 1 && values.yes !== true && (values.apply === true || values.undo === true))
    checkInteractive(streams)
  const codes: number[] = []
  for (const each of list) {
    try {
      codes.push(await work(each))
    } catch (error) {
      const isOnly = list.length === 1
      if (isOnly || !(error instanceof UsageError || error instanceof NotWrittenError)) throw error
      streams.err(`${error.message}\n`)
      codes.push(error instanceof UsageError ? 2 : 3)
    }
  }
  return Math.max(...codes)
}

async function show(setUp: AgentSetUp, streams: Streams, { home }: AgentPlaces): Promise<number> {
  const changes = await changesOf(setUp, checkedHome(home))
  for (const { path, before, after } of changes) streams.out(`${changeText(path, before, after)}\n`)
  if (changes.length === 0) streams.out(`${setUp.agent}: nothing to change\n\n`)
  return 0
}

async function apply(
  setUp: AgentSetUp,
  { values }: AgentArguments,
  streams: Streams,
  { home, ask }: AgentPlaces,
): Promise<number> {
  let changes: readonly FileChange[] | undefined = await changesOf(setUp, checkedHome(home))
  streams.err(await notesOf(setUp))
  if (changes.length === 0) streams.err('Nothing to change.\n')
  // If another run was faster, show the new changes and ask again.
  while (changes !== undefined && changes.length > 0) {
    for (const { path, before, after } of changes) streams.err(`${changeText(path, before, after)}\n`)
    if (!(await isWanted('Apply these changes?', values.yes, streams, ask))) return 1
    changes = await applySetUp(setUp, changes, home)
  }
  const variables = setUp.env.map(({ name, description }) => `Set ${name}: ${description}\n`).join('')
  if (setUp.local !== undefined) streams.err(`${localAppScript(setUp.local)}\n`)
  const undoing = setUp.files.length === 0 ? '' : `Undo with: model-snippets agents ${setUp.agent} --undo\n`
  streams.err(`Install  ${setUp.install}\n${variables}${undoing}`)
  streams.out(`${setUp.launch}\n`)
  return 0
}

/** Undoes the setup of one agent, or with `--all` those of every agent that has one. */
async function undoGiven(given: AgentArguments, streams: Streams, places: AgentPlaces): Promise<number> {
  const { agent, values } = given
  const home = checkedHome(places.home)
  const applied =
    agent === undefined
      ? await appliedAgents(
          CODING_AGENTS.map(({ id }) => id),
          home,
        )
      : [agent]
  if (applied.length === 0) throw new UsageError('agents: nothing to undo: no agent has changes from --apply')
  return inTurn(applied, given, streams, (each) => undo(each, values, streams, places))
}

async function undo(
  agent: string,
  values: AgentArguments['values'],
  streams: Streams,
  { home, ask }: AgentPlaces,
): Promise<number> {
  let undoing: readonly FileUndoing[] | undefined = await undoingOf(agent, checkedHome(home))
  while (undoing !== undefined) {
    for (const { path, before, after } of undoing) streams.err(`${changeText(path, before, after)}\n`)
    if (!(await isWanted('Restore this content?', values.yes, streams, ask))) return 1
    undoing = await undoChanges(agent, undoing, home)
  }
  return 0
}

/** @throws UsageError for a home that is no whole path: files would come into the folder where the command runs */
function checkedHome(home: string): string {
  if (!isAbsolute(home)) throw new UsageError(`agents: the home folder must be an absolute path; got ${quoted(home)}`)
  return home
}

/** @throws UsageError if the command can’t ask, because it has no terminal */
async function isWanted(
  question: string,
  isSaid: boolean | undefined,
  streams: Streams,
  ask: AgentPlaces['ask'],
): Promise<boolean> {
  if (isSaid === true) return true
  checkInteractive(streams)
  return await ask(question)
}

/** @throws UsageError if the command can’t ask, because it has no terminal */
function checkInteractive({ interactive }: Streams): void {
  if (!interactive) throw new UsageError('agents: can’t ask for confirmation without a terminal; add --yes')
}
