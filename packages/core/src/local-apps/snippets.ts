import { readVariant } from '../call/chat-variant.ts'
import type { IgnoredOption } from '../call/dropped-options.ts'
import { checkOptionValues, expectKnown, shownValue } from '../call/option-values.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { EnvironmentVariable } from '../call/set-up.ts'
import type { InferenceSnippet } from '../generate/snippet.ts'
import { explainInferenceSnippets } from '../generate/snippets.ts'
import { pipelineTagOf } from '../model/fields.ts'
import { chooseGgufFile, type GgufFile, ggufFilesOf, readQuantization } from '../model/gguf-files.ts'
import { isHubId, isLocalPath, NO_HUB_ID } from '../model/hub-id.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import { SnippetInputError } from '../values/errors.ts'
import { getOwn } from '../values/get-own.ts'
import { additionFor, asksForSchema, hasOtherImageUrls, type LocalNeeds, lackOf, needsOf } from './capabilities.ts'
import { commandLine, commandLineOn } from './command-line.ts'
import { LOCAL_APPS } from './index.generated.ts'
import {
  type LocalAddition,
  type LocalApp,
  type LocalCapabilities,
  type LocalModel,
  type LocalServer,
  type LocalStepKind,
  SYSTEMS,
  type System,
} from './local-app.ts'
import { systemName } from './system-name.ts'
import { hasGguf } from './weights.ts'

/**
 * Options for local apps: those of an example, plus the machine that runs the model. The commands start the server with
 * what the example needs, such as a parser for tool calls.
 */
export interface LocalAppOptions
  extends Pick<
    SnippetOptions,
    'accessToken' | 'streaming' | 'inputs' | 'parameters' | 'messages' | 'temperature' | 'max_tokens' | 'top_p'
  > {
  /** Return only the app with this id, such as `ollama`. */
  readonly app?: string | undefined
  /**
   * The GGUF quantization, in any case. The default is `Q4_K_M`, or the closest of the files that the record lists. If
   * it doesn't list files, the app chooses.
   */
  readonly quantization?: string | undefined
  /** The operating system for the commands: PowerShell for `windows`, POSIX shell otherwise. */
  readonly system?: System | undefined
  /** The context length for the server, in tokens. By default, the app chooses. */
  readonly contextLength?: number | undefined
  /** Any other field of a chat request. */
  readonly [bodyField: string]: unknown
}

/** How to install an app. */
export interface LocalInstall {
  readonly system: System
  /** `null` if there's no install command. The app's `needs`, if set, says what you need. */
  readonly command: string | null
}

/** A command to run, in order. */
export interface LocalAppStep {
  readonly kind: LocalStepKind
  /** What the command does, such as `Start the server`. */
  readonly title: string
  readonly command: string
  /** A note about the command. */
  readonly note?: string
  /** Whether the command keeps running, so that the next one needs another terminal. */
  readonly keepsRunning: boolean
}

/** How to run a model in an app. */
export interface LocalAppSnippet {
  /** The app's id, such as `llama-cpp`. */
  readonly app: string
  readonly label: string
  readonly docsUrl: string
  /** What the app needs, as a phrase to follow "Needs". */
  readonly needs?: string
  readonly install: readonly LocalInstall[]
  /** Environment variables that the commands read. */
  readonly env: readonly EnvironmentVariable[]
  readonly steps: readonly LocalAppStep[]
  /** The link that opens the model in the app; absent if the app has none. */
  readonly link?: string
  /**
   * A command that starts the same server with Docker, instead of the installation and the steps; absent for a local
   * folder.
   */
  readonly container?: string
  /** The server's base URL and its name for the model; absent if the app works only in the terminal. */
  readonly server?: { readonly address: string; readonly model: string }
  /**
   * Programs that call the server; empty if there's no server, the model isn't a chat model, or the server doesn't
   * support the request.
   */
  readonly examples: readonly InferenceSnippet[]
  /** Options that have no effect on these programs; absent if there are none. */
  readonly ignored?: readonly IgnoredOption[]
  /** Why there are no programs: the server doesn't support the API, or something that the request needs. */
  readonly withoutExamples?: string
}

/** An app that can't run a model, and why. */
export interface SkippedLocalApp {
  readonly app: string
  readonly label: string
  readonly reason: string
}

export interface LocalAppExplanation {
  readonly apps: readonly LocalAppSnippet[]
  readonly skipped: readonly SkippedLocalApp[]
  /** The selected file; absent for other formats, and if the record doesn't list files. */
  readonly file?: GgufFile
  /** The available files, one for each quantization. */
  readonly choices: readonly GgufFile[]
  /** The available quantizations, in the record's order. */
  readonly quantizations: readonly string[]
}

const TOKEN: EnvironmentVariable = {
  name: 'HF_TOKEN',
  description: 'token of an account with access to the model',
  url: 'https://huggingface.co/settings/tokens',
}

/** The servers ignore the key, but clients require one. */
const UNUSED_KEY = 'unused'

/**
 * Returns how to run a model on your own machine: for each app that can, its installation, the commands, the server's
 * base URL, and programs that call the server.
 *
 * @param model the hub's record of the model; `tags`, `library_name`, `pipeline_tag` and the file list `siblings` matter
 * @param options what the reader chose
 * @returns the apps that run the model; `[]` when none does
 * @throws SnippetInputError for an app, a system or a quantization that does not exist, naming those that do
 * @example
 * const [llamaCpp] = getLocalAppSnippets({
 *   id: 'acme/model-GGUF',
 *   pipeline_tag: 'text-generation',
 *   tags: ['gguf', 'conversational'],
 *   siblings: [{ rfilename: 'model-Q4_K_M.gguf' }, { rfilename: 'model-Q8_0.gguf' }],
 * })
 * console.log(llamaCpp?.steps[0]?.command)
 */
export const getLocalAppSnippets = (model: ModelRecord, options?: LocalAppOptions): readonly LocalAppSnippet[] =>
  explainLocalApps(model, options).apps

/**
 * Returns the same instructions, plus the apps that can't run the model with the reasons, the selected file, and the
 * available quantizations.
 *
 * @throws SnippetInputError as `getLocalAppSnippets` does
 * @example
 * const { skipped } = explainLocalApps({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['transformers'] })
 * for (const { label, reason } of skipped) console.log(`${label}: ${reason}`)
 */
export function explainLocalApps(model: ModelRecord, options: LocalAppOptions = {}): LocalAppExplanation {
  const { app, quantization, system, contextLength, ...others } = options
  checkOptionValues(others)
  expectKnown(
    'app',
    app,
    LOCAL_APPS.map(({ id }) => id),
  )
  expectKnown('system', system, SYSTEMS)
  checkContextLength(contextLength)
  const { files, file, local } = chosenOf(model, quantization, contextLength)
  const apps: LocalAppSnippet[] = []
  const skipped: SkippedLocalApp[] = []
  for (const candidate of LOCAL_APPS) {
    if (app !== undefined && candidate.id !== app) continue
    const { id, label } = candidate
    const written = unsupportedReason(candidate, local, system) ?? snippetOf(candidate, local, system, others)
    if (typeof written === 'string') skipped.push({ app: id, label, reason: written })
    else apps.push(written)
  }
  const quantizations = [...new Set(files.flatMap(({ label }) => label ?? []))]
  const choices = quantizations.flatMap((label) => chooseGgufFile(files, label) ?? [])
  return { apps, skipped, choices, quantizations, ...(file === undefined ? {} : { file }) }
}

/** Returns the model’s files, the selected one, and the model as apps see it. */
function chosenOf(model: ModelRecord, quantization: string | undefined, contextLength: number | undefined) {
  const files = hasGguf(model) ? ggufFilesOf(model) : []
  const file = chooseGgufFile(files, quantization)
  const wanted = quantization === undefined ? undefined : readQuantization(quantization)
  const local: LocalModel = {
    ...modelOf(model, file),
    quantization: file === undefined ? wanted : undefined,
    contextLength,
  }
  return { files, file, local }
}

function checkContextLength(length: unknown): void {
  if (length === undefined || (Number.isSafeInteger(length) && Number(length) > 0)) return
  throw new SnippetInputError(
    'options.contextLength',
    `must be a whole number of tokens greater than 0; got ${shownValue(length)}`,
  )
}

/** Returns the commands of an app's steps; `undefined` if a shell can't pass them. Doesn't write examples. */
export function commandsOf(
  app: LocalApp,
  model: ModelRecord,
  { quantization, system, contextLength, ...options }: LocalAppOptions,
): readonly string[] | undefined {
  const { local } = chosenOf(model, quantization, contextLength)
  return stepsOf(app, local, system, needsOf(options, contextLength))?.map(({ command }) => command)
}

function stepsOf(
  app: LocalApp,
  local: LocalModel,
  system: System | undefined,
  needs: LocalNeeds,
): LocalAppStep[] | undefined {
  const steps: LocalAppStep[] = []
  for (const { kind, command, env, note, keepsRunning = false } of app.steps(local, addedFor(app, local, needs))) {
    const line = commandLineOn(command, system ?? 'linux', env)
    if (line === undefined && kind === 'rank') continue
    if (line === undefined) return undefined
    steps.push({ kind, title: TITLES[kind], command: line, ...(note === undefined ? {} : { note }), keepsRunning })
  }
  return steps
}

/** Servers for embeddings and reranking need nothing that a chat needs, apart from their context length. */
function addedFor({ capabilities, server }: LocalApp, local: LocalModel, needs: LocalNeeds): LocalAddition {
  if (capabilities === undefined) return {}
  const isChat = server?.(local).task === undefined
  const required = isChat ? needs.required : needs.required.filter((capability) => capability === 'contextLength')
  return additionFor(capabilities(local), { required, useful: isChat ? needs.useful : [] })
}

/** An app's commands, without programs that call its server. */
export type LocalAppCommands = Omit<LocalAppSnippet, 'server' | 'examples' | 'ignored' | 'withoutExamples'> & {
  readonly server: LocalServer | undefined
}

/**
 * Returns the commands that start an app's server with what the options ask for, or why there are none. Doesn't write
 * examples.
 */
export function serverCommands(
  app: LocalApp,
  model: ModelRecord,
  { quantization, system, contextLength, ...options }: LocalAppOptions,
): LocalAppCommands | string {
  const local = { ...chosenOf(model, quantization, contextLength).local, servesOnly: true } as const
  const needs = needsOf(options, contextLength)
  const reason = unsupportedReason(app, local, system)
  if (reason !== undefined) return reason
  const capabilities = app.capabilities?.(local)
  if (capabilities === undefined) return 'we don’t know how to start the app’s server for a coding agent'
  return lackOf(capabilities, needs) ?? commandsFor(app, local, system, needs)
}

const modelOf = (model: ModelRecord, file: GgufFile | undefined): LocalModel => ({
  model,
  id: model.id,
  file,
  quantization: undefined,
  gated: model.gated !== undefined && model.gated !== false,
})

/** Checks whether an app runs a model on some system. Doesn't write commands or examples. */
export function runs(app: LocalApp, model: ModelRecord): boolean {
  const file = hasGguf(model) ? chooseGgufFile(ggufFilesOf(model), undefined) : undefined
  return unsupportedReason(app, modelOf(model, file), undefined) === undefined
}

function unsupportedReason(app: LocalApp, local: LocalModel, system: System | undefined): string | undefined {
  if (typeof local.id !== 'string' || !(isHubId(local.id) || isLocalPath(local.id))) {
    return `model.id: ${NO_HUB_ID}, or a local folder that starts with /, ./, ../, or a drive such as C:\\; got ${shownValue(local.id)}`
  }
  if (system !== undefined && app.install[system] === undefined) return `the app doesn’t run on ${systemName(system)}`
  const reason = app.unsupported(local)
  if (reason !== undefined) return reason
  if (!isHubId(local.id) && app.readsFolders !== true) return 'the app accepts Hugging Face model ids, not folders'
  const systems = app.systems?.(local)
  if (system !== undefined && systems?.includes(system) === false) {
    return `the app runs this model only on ${systems.map(systemName).join(' and ')}`
  }
  return local.gated && !app.readsToken ? 'the model is gated, and the app’s commands can’t pass a token' : undefined
}

/** @returns the snippet, or why the system's shell cannot hold it */
function snippetOf(
  app: LocalApp,
  local: LocalModel,
  system: System | undefined,
  options: SnippetOptions,
): LocalAppSnippet | string {
  const needs = needsOf(options, local.contextLength)
  const commands = commandsFor(app, local, system, needs)
  if (typeof commands === 'string') return commands
  const { server, ...shown } = commands
  const asked = server === undefined ? NO_PROGRAMS : askServer(app, server, local, needs, options, system)
  return {
    ...shown,
    ...(server === undefined ? {} : { server: { address: server.address, model: server.model } }),
    ...(typeof asked === 'string' ? { examples: [], withoutExamples: asked } : asked),
  }
}

/** @returns the commands, or why the system's shell cannot hold them */
function commandsFor(
  app: LocalApp,
  local: LocalModel,
  system: System | undefined,
  needs: LocalNeeds,
): LocalAppCommands | string {
  const steps = stepsOf(app, local, system, needs)
  if (steps === undefined) return 'the app’s commands contain text that PowerShell can’t pass on unchanged'
  const link = app.link?.(local)
  // A container can’t read the machine’s folders.
  const container = isHubId(local.id) ? app.container?.(local, addedFor(app, local, needs)) : undefined
  const started = container === undefined ? undefined : commandLineOn(container, system ?? 'linux')
  const systems = app.systems?.(local) ?? SYSTEMS
  return {
    app: app.id,
    label: app.label,
    docsUrl: app.docsUrl,
    ...(app.needs === undefined ? {} : { needs: app.needs }),
    install: systems.flatMap((on) => {
      const command = app.install[on]
      if (command === undefined || (system !== undefined && system !== on)) return []
      return [{ system: on, command: isNothing(command) ? null : commandLine(command, on) }]
    }),
    env: local.gated ? [TOKEN] : [],
    steps,
    ...(link === undefined ? {} : { link }),
    ...(started === undefined ? {} : { container: started }),
    server: app.server?.(local),
  }
}

const TITLES: { readonly [kind in LocalStepKind]: string } = {
  add: 'Install the plugin',
  fetch: 'Download the model',
  'fetch-template': 'Download the chat template',
  load: 'Load the model under its Hugging Face name',
  configure: 'Set the context length',
  serve: 'Start the server',
  rank: 'Rank texts by relevance',
  chat: 'Chat in the terminal',
  'fetch-and-chat': 'Download the model and chat in the terminal',
}

const isNothing = (command: NonNullable<LocalApp['install'][System]>): boolean =>
  !('piped' in command) && command.length === 0

type Programs = Pick<LocalAppSnippet, 'examples' | 'ignored'>
const NO_PROGRAMS: Programs = { examples: [] }

/** @returns programs that ask the server, or why it does not do what they should ask of it */
function askServer(
  app: LocalApp,
  server: LocalServer,
  local: LocalModel,
  needs: LocalNeeds,
  options: SnippetOptions,
  system: System | undefined,
): Programs | string {
  const { model } = local
  if (server.task === 'text-ranking') return NO_PROGRAMS
  if (server.task === undefined) {
    if (taskOf({ ...model, pipeline_tag: pipelineTagOf(model) ?? 'text-generation' }) !== 'conversational')
      return NO_PROGRAMS
    const capabilities = app.capabilities?.(local)
    const reason =
      unaskedReason(server, options) ??
      (capabilities === undefined
        ? undefined
        : (lackOf(capabilities, needs) ?? urlReason(app, server, capabilities, options)))
    if (reason !== undefined) return reason
  }
  const images = app.capabilities?.(local).images
  const canSee = images !== undefined && !('without' in images)
  return examplesOf(server, model, options, system, canSee)
}

/** Returns why a chat server doesn’t support a request: it lacks the API, or structured output or whole responses with it. */
function unaskedReason(
  { apis, withoutSchema, withoutWhole }: LocalServer,
  options: SnippetOptions,
): string | undefined {
  const { api } = readVariant(options)
  const spoken = api === 'chat-completions' ? undefined : apis?.[api]
  if (spoken !== undefined && 'without' in spoken) return spoken.without
  const streamed = options.streaming === true ? undefined : withoutWhole?.[api]
  if (streamed !== undefined) return streamed
  return asksForSchema(options) ? withoutSchema?.[api] : undefined
}

/** Returns why a server can’t read the images of a request: it doesn’t download them, but takes a file’s content. */
function urlReason(
  { label }: LocalApp,
  { fetchesImages }: LocalServer,
  { images }: LocalCapabilities,
  { messages }: SnippetOptions,
): string | undefined {
  if (fetchesImages || 'without' in images || !hasOtherImageUrls(messages)) return undefined
  return `${label} doesn’t download images; use the path of a file instead of a URL (${images.source.address})`
}

/** Writes the programs with the same generator as all other examples. */
function examplesOf(
  server: LocalServer,
  model: ModelRecord,
  options: SnippetOptions,
  system: System | undefined,
  canSee: boolean,
): Programs {
  const isChat = server.task === undefined
  // The sample image is part of the message, so the server doesn’t have to download it.
  const seesImages = canSee && pipelineTagOf(model) === 'image-text-to-text'
  const asked: ModelRecord = {
    ...model,
    // Examples use the server’s name for the model. A path isn’t a valid id, so a placeholder stands in, which no
    // example contains.
    id: isHubId(model.id) ? model.id : 'local/model',
    pipeline_tag: server.task ?? (seesImages ? 'image-text-to-text' : 'text-generation'),
  }
  const own: SnippetOptions = {
    ...options,
    endpointUrl: server.address,
    providerId: server.model,
    directRequest: undefined,
    billTo: undefined,
    accessToken: options.accessToken ?? UNUSED_KEY,
    ...(system === 'windows' ? { platform: 'powershell' as const } : {}),
  }
  const downloadImages = isChat && !server.fetchesImages
  const { snippets, ignored } = explainInferenceSnippets(asked, isChat ? 'auto' : 'hf-inference', undefined, own, {
    downloadImages,
  })
  // Don’t report options that were added here.
  const told = ignored.filter(({ option }) => option.includes('.') || getOwn({ ...options }, option) !== undefined)
  return { examples: snippets, ...(told.length === 0 ? {} : { ignored: told }) }
}
