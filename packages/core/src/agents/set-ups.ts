import { assumptionsOf } from '../call/assumptions.ts'
import type { ChatCall } from '../call/call.ts'
import type { ChatApi } from '../call/chat-variant.ts'
import { expectKnown, shownValue } from '../call/option-values.ts'
import type { SnippetOptions } from '../call/options.ts'
import type { EnvironmentVariable } from '../call/set-up.ts'
import { wholeRegistry } from '../generate/built-in.ts'
import { decide } from '../generate/decide.ts'
import type { ProviderName } from '../generate/names.ts'
import { LOCAL_APPS } from '../local-apps/index.generated.ts'
import { type LocalServer, SYSTEMS, type System } from '../local-apps/local-app.ts'
import type { LocalAppCommands } from '../local-apps/snippets.ts'
import { valueAt } from '../model/fields.ts'
import { isHubId } from '../model/hub-id.ts'
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts'
import { taskOf } from '../model/task-of.ts'
import { withoutToolsReason } from '../model/without-tools.ts'
import type { Assumption } from '../providers/assumption.ts'
import { PROVIDERS } from '../providers/index.ts'
import { SnippetInputError } from '../values/errors.ts'
import { EnvironmentNode } from '../values/value.ts'
import type { AgentFile, AgentLaunch, AgentPlace, CodingAgent } from './coding-agent.ts'
import { installCommand, launchCommand } from './command.ts'
import { CODING_AGENTS } from './index.generated.ts'
import { findLocalApp, startOf } from './local-start.ts'
import { templateTakesTools } from './tools.ts'

/** Options for setting up coding agents. */
export interface AgentOptions extends Pick<SnippetOptions, 'endpointUrl' | 'directRequest' | 'billTo' | 'providerId'> {
  /** Return only the agent with this id, such as `codex`. */
  readonly agent?: string | undefined
  /** Run the model on your own machine in the local app with this id, such as `ollama`; the provider must be `auto`. */
  readonly app?: string | undefined
  /** The GGUF quantization that the local app runs, such as `Q8_0`. */
  readonly quantization?: string | undefined
  /** The operating system for the commands: PowerShell for `windows`, POSIX shell otherwise. */
  readonly system?: System | undefined
  /**
   * Whether the provider supports tool calling with this model, according to the Hugging Face router; leave out if
   * unknown.
   */
  readonly supportsTools?: boolean | undefined
  /**
   * The model's context length with this provider, in tokens; leave out if unknown. With `app`, the length to start the
   * server with; the default is what the agent needs, or the model's own length if that's less.
   */
  readonly contextLength?: number | undefined
}

/** How to start the local server that an agent uses: commands, and what the server needs. */
export interface AgentServer extends Omit<LocalAppCommands, 'server' | 'container' | 'link'> {
  readonly server: { readonly address: string; readonly model: string }
  /** The context length that the server is started with, in tokens. */
  readonly contextLength: number
}

/** A coding agent's setup for a model. */
export interface AgentSetUp {
  /** The agent's id, such as `codex`. */
  readonly agent: string
  readonly label: string
  readonly docsUrl: string
  /** The API that the agent uses. */
  readonly api: ChatApi
  /** The operating system for the commands. */
  readonly system: System
  /** How to start the server on your own machine; absent for services and endpoints. */
  readonly local?: AgentServer
  /** The command that installs the agent. */
  readonly install: string
  /** Configuration files, with paths relative to the home folder. */
  readonly files: readonly AgentFile[]
  /** Environment variables to set; no file contains their values. */
  readonly env: readonly EnvironmentVariable[]
  /** The command that starts the agent with this model. */
  readonly launch: string
  /** Why we never ran this agent; absent if we run it. */
  readonly notRun?: string
  /** What we assumed; absent if nothing. */
  readonly assumptions?: readonly Assumption[]
}

/** An agent without a setup for this model, and why. */
export interface SkippedAgent {
  readonly agent: string
  readonly label: string
  readonly reason: string
}

export interface AgentExplanation {
  readonly setUps: readonly AgentSetUp[]
  readonly skipped: readonly SkippedAgent[]
}

/**
 * Returns setups for coding agents: the command that installs each agent, its configuration files, the environment
 * variables it reads, and the command that starts it.
 *
 * @param model the hub's record of the model; `id`, `pipeline_tag`, `tags` and a chat template in `config` matter
 * @param provider a provider's id, or how the hub's router chooses one, `auto`
 * @param mapping how that provider serves the model
 * @param options what the reader chose
 * @returns the set-ups; `[]` where no agent can be set up
 * @throws SnippetInputError for an agent or a system that does not exist, naming those that do, and for an option that no
 * request can carry
 * @example
 * const [codex] = getAgentSetUps(
 *   { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'together',
 * )
 * console.log(codex?.launch)
 */
export const getAgentSetUps = (
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options?: AgentOptions,
): readonly AgentSetUp[] => explainAgentSetUps(model, provider, mapping, options).setUps

/**
 * Returns the same setups, plus the agents without one, each with the reason.
 *
 * @throws SnippetInputError as `getAgentSetUps` does
 * @example
 * const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
 * const { skipped } = explainAgentSetUps(model, 'together', undefined, { directRequest: true })
 * for (const { label, reason } of skipped) console.log(`${label}: ${reason}`)
 */
export function explainAgentSetUps(
  model: ModelRecord,
  provider: ProviderName,
  mapping?: ProviderMapping,
  options: AgentOptions = {},
): AgentExplanation {
  const { agent: wanted, app, system = 'linux', supportsTools, contextLength } = options
  expectKnown(
    'agent',
    wanted,
    CODING_AGENTS.map(({ id }) => id),
  )
  expectKnown(
    'app',
    app,
    LOCAL_APPS.map(({ id }) => id),
  )
  expectKnown('system', system, SYSTEMS)
  checkContextLength(contextLength)
  if (app !== undefined) checkPlace(provider, options)
  const setUps: AgentSetUp[] = []
  const skipped: SkippedAgent[] = []
  const calls = new Map<string, ChatCall | string>()
  const withoutTools = toolsReason(model, provider, supportsTools)
  for (const agent of CODING_AGENTS) {
    if (wanted !== undefined && agent.id !== wanted) continue
    const isToolAgent = agent.callsTools !== false
    const written =
      (isToolAgent ? withoutTools : undefined) ??
      (app === undefined
        ? hostedSetUp(agent, system, options, (api) => {
            const key = `${api} ${isToolAgent}`
            const known = calls.get(key) ?? callBy(api, model, provider, mapping, options, isToolAgent)
            calls.set(key, known)
            return known
          })
        : localSetUp(agent, app, model, system, options))
    if (typeof written === 'string') skipped.push({ agent: agent.id, label: agent.label, reason: written })
    else setUps.push(written)
  }
  return { setUps, skipped }
}

/** With a local app, the server's address and the model's name follow from the app. */
function checkPlace(provider: string, options: AgentOptions): void {
  const given = (['endpointUrl', 'directRequest', 'billTo', 'providerId'] as const).find(
    (name) => options[name] !== undefined && options[name] !== false,
  )
  const field = provider === 'auto' ? given && `options.${given}` : 'provider'
  if (field !== undefined) throw new SnippetInputError(field, 'doesn’t apply to a model on your own machine; remove it')
}

function hostedSetUp(
  agent: CodingAgent,
  system: System,
  options: AgentOptions,
  callFor: (api: ChatApi) => ChatCall | string,
): AgentSetUp | string {
  const call = firstCall(agent, callFor)
  return typeof call === 'string' ? call : setUpOf(agent, call, placeOf(call, options), system, options)
}

/** Returns the setup for a server on the reader's machine, or why there's none. */
function localSetUp(
  agent: CodingAgent,
  appId: string,
  model: ModelRecord,
  system: System,
  { quantization, ...options }: AgentOptions,
): AgentSetUp | string {
  const app = findLocalApp(appId)
  if (app === undefined) throw new TypeError(`[model-snippets] no local app ${appId}`)
  if (taskOf(model) !== 'conversational') return notChat(model, taskOf(model))
  const most = positiveAt(model, 'gguf', 'context_length')
  const contextLength = options.contextLength ?? Math.min(agent.context.tokens, most ?? agent.context.tokens)
  const start = startOf(app, model, { tools: true, contextLength }, { system: options.system, quantization })
  if (typeof start === 'string') return `${app.label}: ${start}`
  const { server, container: _, link: __, ...commands } = start
  const api = agent.apis.find((each) => withoutApi(server, each) === undefined)
  if (api === undefined) return withoutApi(server, agent.apis[0]) ?? ''
  // A folder isn’t a valid id; the server’s name for the model replaces this one in requests.
  const named = { ...model, id: isHubId(model.id) ? model.id : 'local/model', pipeline_tag: 'text-generation' }
  const at = { ...options, endpointUrl: server.address, providerId: server.model }
  const call = callBy(api, named, 'auto', undefined, at, agent.callsTools !== false)
  if (typeof call === 'string') return call
  const place = { ...placeOf(call, { contextLength }), name: `local-${app.id}`, label: app.label }
  const written = setUpOf(agent, call, place, system, options)
  if (typeof written === 'string') return written
  const launch = launchCommand(withoutToken(agent.launch(place), place.token), system)
  const { address, model: name } = server
  const local = { ...commands, server: { address, model: name }, contextLength }
  const assumptions = [...(written.assumptions ?? []), ...shortContext(agent, contextLength)]
  return { ...written, local, env: [], launch, ...(assumptions.length === 0 ? undefined : { assumptions }) }
}

const positiveAt = (model: ModelRecord, ...path: readonly string[]): number | undefined => {
  const value = valueAt(model, ...path)
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : undefined
}

/** Returns why a server doesn’t have an API; `undefined` if it does. */
function withoutApi({ apis }: LocalServer, api: ChatApi): string | undefined {
  if (api === 'chat-completions') return undefined
  const spoken = apis?.[api]
  if (spoken === undefined) return 'as far as we know, the server doesn’t support the API that this agent needs'
  return 'without' in spoken ? spoken.without : undefined
}

/** The server ignores the token, but agents don’t start without one. */
const UNUSED_TOKEN = 'unused'

/** Sets the token’s variable for this launch, or what the launch sets from it. */
function withoutToken({ env = {}, command }: AgentLaunch, token: string): AgentLaunch {
  const set = Object.entries(env).map(([name, value]) => [
    name,
    value instanceof EnvironmentNode ? UNUSED_TOKEN : value,
  ])
  const isRead = Object.values(env).some((value) => value instanceof EnvironmentNode)
  return { env: { ...(isRead ? {} : { [token]: UNUSED_TOKEN }), ...Object.fromEntries(set) }, command }
}

/** Added if the server is started with less context than the agent needs. */
const shortContext = ({ label, context }: CodingAgent, length: number): readonly Assumption[] =>
  length >= context.tokens
    ? []
    : [
        {
          what: `We assume that a context length of ${tokens(length)} is enough for ${label}.`,
          why: `The recommended context length is ${tokens(context.tokens)} (${context.source}).`,
          howToKnow:
            'Use the agent on a long task: if it fails or forgets earlier messages, choose a longer context, or a model that supports one',
        },
      ]

const tokens = (count: number): string => `${count.toLocaleString('en-US')} tokens`

function checkContextLength(length: number | undefined): void {
  if (length === undefined || (Number.isSafeInteger(length) && length > 0)) return
  throw new SnippetInputError(
    'options.contextLength',
    `must be a whole number of tokens greater than 0; got ${shownValue(length)}`,
  )
}

/** Returns why no agent works with a model; `undefined` if it supports tools, or that isn’t known. */
function toolsReason(model: ModelRecord, provider: string, supportsTools: boolean | undefined): string | undefined {
  if (supportsTools === false) {
    return withoutToolsReason({ withoutTools: [provider] }, provider, PROVIDERS[provider]?.label ?? provider)
  }
  return supportsTools === undefined && templateTakesTools(model) === false
    ? 'the model’s chat template doesn’t support tools'
    : undefined
}

/** Returns the call with the first of the agent’s APIs that the service supports, or why there’s none. */
function firstCall(
  { apis: [first, ...others] }: CodingAgent,
  callFor: (api: ChatApi) => ChatCall | string,
): ChatCall | string {
  return others.reduce<ChatCall | string>(
    (call, api) => (typeof call === 'string' ? callFor(api) : call),
    callFor(first),
  )
}

/** Returns a chat call with one API, which calls tools if the agent does, or why there’s none. */
function callBy(
  api: ChatApi,
  model: ModelRecord,
  provider: string,
  mapping: ProviderMapping | undefined,
  { endpointUrl, directRequest, billTo, providerId }: AgentOptions,
  isToolAgent: boolean,
): ChatCall | string {
  const recipe = isToolAgent ? ('tool-loop' as const) : undefined
  const asked = { api, endpointUrl, directRequest, billTo, providerId, streaming: true, recipe } as const
  const decided = decide(wholeRegistry(), model, provider, mapping, asked, { isForAgent: true })
  if (decided.call?.kind === 'chat') return decided.call
  return decided.reason ?? notChat(model, decided.task.id)
}

const notChat = ({ id }: ModelRecord, task: string | undefined): string =>
  `${id} isn’t a chat model; its task is ${task ?? 'unknown'}`

/** Returns the setup, or why there’s none. */
function setUpOf(
  agent: CodingAgent,
  call: ChatCall,
  place: AgentPlace,
  system: System,
  options: AgentOptions,
): AgentSetUp | string {
  const strange = [place.baseUrl, place.model, ...Object.values(place.headers)].find((text) => !isPlain(text))
  if (strange !== undefined) {
    return `${JSON.stringify(strange.slice(0, 100))} may contain characters that agents treat as variables or commands in their configuration`
  }
  const reason = agent.unsupported?.(place)
  if (reason !== undefined) return reason
  const tools = agent.callsTools === false ? [] : assumedTools(call.model, options)
  const assumptions = [...assumptionsOf(call, false), ...tools]
  return {
    agent: agent.id,
    label: agent.label,
    docsUrl: agent.docsUrl,
    api: place.api,
    system,
    install: installCommand(agent, system),
    files: agent.files(place),
    env: call.tokenVariable === undefined ? [] : [call.tokenVariable],
    launch: launchCommand(agent.launch(place), system),
    ...(agent.notRun === undefined ? undefined : { notRun: agent.notRun }),
    ...(assumptions.length === 0 ? undefined : { assumptions }),
  }
}

/** Characters that agents and shells never interpret: no `$`, quotes, braces, `!`, or invisible ones. */
const isPlain = (text: string): boolean => text.length <= 2000 && /^[\w @%+:,./~=&?#()*;-]+$/.test(text)

function placeOf(call: ChatCall, { contextLength }: Pick<AgentOptions, 'contextLength'>): AgentPlace {
  const { target, provider, providerLabel, variant, baseUrl, requestModel, tokenVariable, moreHeaders } = call
  if (tokenVariable === undefined) throw new TypeError('[model-snippets] an agent setup requires a token variable')
  const [name, label] = {
    routed: ['hf-router', 'Hugging Face'] as const,
    direct: [`${provider}-direct`, providerLabel] as const,
    endpoint: ['my-endpoint', 'My endpoint'] as const,
  }[target]
  return {
    name,
    label,
    target,
    provider,
    api: variant.api,
    baseUrl,
    model: requestModel,
    token: tokenVariable.name,
    headers: moreHeaders,
    contextLength,
  }
}

/** Added if it isn’t known whether the model supports tools. */
const assumedTools = (model: ModelRecord, { app, supportsTools }: AgentOptions): readonly Assumption[] =>
  supportsTools === undefined && templateTakesTools(model) === undefined
    ? [
        {
          what: 'We assume that the model supports tool calling.',
          why: `The model’s record contains no chat template${app === undefined ? ', and we have no data from the Hugging Face router' : ''}.`,
          howToKnow:
            'Check whether the model’s page or the provider’s documentation mentions tools or function calling',
        },
      ]
    : []
