import type { NumberValue, TextValue } from '../call/option-values.ts'

/** The kind of names that an option takes. */
export type NameKind =
  | 'api'
  | 'recipe'
  | 'reasoning-level'
  | 'provider'
  | 'language'
  | 'client'
  | 'platform'
  | 'task'
  | 'app'
  | 'system'

/** The type of an option's value. */
export type OptionValue =
  | NumberValue
  | { readonly kind: 'switch' }
  | TextValue
  | { readonly kind: 'name'; readonly of: NameKind }
  /** A list of names, with a maximum length; separated by commas if written as text. */
  | { readonly kind: 'names'; readonly of: NameKind; readonly most: number }
  /** A list of chat messages, with a maximum length. */
  | { readonly kind: 'messages'; readonly most: number }
  /** A list of JSON objects. */
  | { readonly kind: 'objects' }
  /** A JSON object with any fields. */
  | { readonly kind: 'object' }
  /** Any JSON; its shape depends on the task. */
  | { readonly kind: 'json' }

/** A command-line flag of an option. */
export interface OptionFlag {
  /** The name without dashes, such as `max-tokens`. */
  readonly name: string
  readonly short?: string
  /** What follows the flag: nothing, text, JSON (inline, `@FILE`, or `-`), or text for a repeatable flag. */
  readonly takes: 'nothing' | 'text' | 'json' | 'texts'
  /** Placeholder for the value in the help. */
  readonly value?: string
  /** The help text, if it differs from the option's. */
  readonly help?: string
}

/** An option: its name, type, range, effect, and spelling on each surface. */
export interface OptionRecord {
  /** The name for the generator and for agents. */
  readonly name: string
  /** A former name, still accepted in URLs and bodies. */
  readonly alias?: string
  /** The field of chat requests with the same meaning, which the generator also accepts. */
  readonly sameAs?: string
  /** A short description: a sentence fragment. */
  readonly help: string
  /** What a programmer has to know, if that’s more than `help`: the doc comment of the generator’s option. */
  readonly doc?: string
  /**
   * What it does: `choose` selects examples or the model, and the generator doesn’t get it; `steer` changes how the
   * generator writes an example; `body` is also a field of the request’s body.
   */
  readonly effect: 'choose' | 'steer' | 'body'
  readonly value: OptionValue
  /** The tasks that use the option; absent for all tasks. Calls of other tasks report it as ignored. */
  readonly tasks?: readonly string[]
  /** The feature that a language needs for the option to have an effect; absent if it affects all languages. */
  readonly feature?: OptionFeature
  /** Set if `null` means the service's default. */
  readonly isNullable?: true
  readonly example?: unknown
  readonly flags: readonly OptionFlag[]
  /** The URL parameter; absent if URLs don't support the option. */
  readonly query?: string
  /** Path in a request body, such as `options.streaming`; absent if bodies don't support the option. */
  readonly body?: string
  /** Where agents see it: with the call, or only where they request an example. Other tools name what they take. */
  readonly agents?: AgentField
  /** The page’s group of switches that has it; `input` is next to the input of tasks other than chat. */
  readonly page?: 'output' | 'input'
}

/** How an option is shown to agents. */
export interface AgentField {
  readonly group: 'call' | 'example'
  /** The description for agents, if it differs from the option’s. */
  readonly help?: string
}

/**
 * A feature that some languages lack. `print`: plain chats print only what was requested. Shell examples lack it, because
 * they print the whole response.
 */
export type OptionFeature = 'async' | 'typescript' | 'platform' | 'print'

const SAMPLING_TASKS = ['conversational', 'text-generation'] as const

const SWITCH = { kind: 'switch' } as const
/** The maximum length of names and URLs, which programs repeat. */
const NAME = { kind: 'text', most: 2000 } as const
const OBJECT = { kind: 'object' } as const
const CALL = { group: 'call' } as const
const EXAMPLE = { group: 'example' } as const

/** Options that only programs can set. */
export const PROGRAM_OPTIONS = [
  {
    name: 'accessToken',
    help: 'a token to write into the example; without it, the example reads an environment variable',
    effect: 'steer',
    value: { kind: 'text' },
    flags: [],
  },
] as const satisfies readonly OptionRecord[]

/**
 * All options for calls and for choosing examples, with their spelling on each surface. The command line, URLs, request
 * bodies, MCP tools, and forms all use this table. `npm run generate` writes what the generator needs of it to
 * `call/option-facts.generated.ts`, so that pages don’t load the rest with the generator.
 */
export const OPTIONS = [
  {
    name: 'provider',
    help: 'provider that runs the model; default: auto (fastest available). For chat, also: cheapest, preferred (your order in the Hugging Face settings)',
    effect: 'choose',
    value: { kind: 'name', of: 'provider' },
    flags: [{ name: 'provider', short: 'p', takes: 'text', value: 'P' }],
    query: 'provider',
    body: 'provider',
    agents: { group: 'call', help: 'provider to call (get_task lists them); defaults to auto, the fastest available' },
  },
  {
    name: 'language',
    help: 'show only this language',
    effect: 'choose',
    value: { kind: 'name', of: 'language' },
    flags: [{ name: 'language', short: 'l', takes: 'text', value: 'L' }],
    query: 'language',
    body: 'language',
    agents: EXAMPLE,
  },
  {
    name: 'client',
    help: 'show only this client, such as openai, requests, fetch, or curl',
    effect: 'choose',
    value: { kind: 'name', of: 'client' },
    flags: [{ name: 'client', short: 'c', takes: 'text', value: 'C' }],
    query: 'client',
    body: 'client',
    agents: EXAMPLE,
  },
  {
    name: 'platform',
    help: 'shell for shell examples',
    doc: "The shell for shell examples; the default is `posix`. Other examples don't change, but you set the variables in `env` differently: `export NAME=…` in POSIX shell, `$env:NAME = '…'` in PowerShell, `set NAME=…` in cmd.exe.",
    effect: 'steer',
    value: { kind: 'name', of: 'platform' },
    feature: 'platform',
    flags: [{ name: 'platform', takes: 'text', value: 'S' }],
    query: 'platform',
    body: 'options.platform',
    agents: EXAMPLE,
  },
  {
    name: 'typescript',
    help: 'write JavaScript examples as TypeScript; same as the language typescript',
    effect: 'steer',
    value: SWITCH,
    feature: 'typescript',
    flags: [{ name: 'typescript', takes: 'nothing' }],
    query: 'typescript',
    body: 'options.typescript',
    agents: EXAMPLE,
  },
  {
    name: 'streaming',
    sameAs: 'stream',
    help: 'stream the response (chat)',
    effect: 'steer',
    value: SWITCH,
    tasks: ['conversational'],
    flags: [{ name: 'stream', short: 's', takes: 'nothing' }],
    query: 'stream',
    body: 'options.streaming',
    agents: CALL,
  },
  {
    name: 'showReasoning',
    help: 'print the model’s reasoning separately from its answer (chat)',
    doc: "Show the model's reasoning separately from its answer (chat). By default, clients that can do this show it if the request turns reasoning on, or if the model's record has the tag `reasoning` and the request doesn't turn it off; others show only the answer. With `true`, clients that can't do this have no example.",
    effect: 'steer',
    value: SWITCH,
    tasks: ['conversational'],
    feature: 'print',
    flags: [{ name: 'show-reasoning', takes: 'nothing' }],
    query: 'showReasoning',
    body: 'options.showReasoning',
    agents: EXAMPLE,
    page: 'output',
  },
  {
    name: 'showUsage',
    help: 'print the number of tokens used (chat)',
    doc: "Show the token usage (chat). By default, it's shown for streams whose `stream_options` request it.",
    effect: 'steer',
    value: SWITCH,
    tasks: ['conversational'],
    feature: 'print',
    flags: [{ name: 'show-usage', takes: 'nothing' }],
    query: 'showUsage',
    body: 'options.showUsage',
    agents: EXAMPLE,
    page: 'output',
  },
  {
    name: 'directRequest',
    help: 'call the provider directly, with its API key',
    effect: 'steer',
    value: SWITCH,
    flags: [{ name: 'direct', takes: 'nothing' }],
    query: 'directRequest',
    body: 'options.directRequest',
    agents: CALL,
  },
  {
    name: 'endpointUrl',
    help: 'base URL of your own endpoint',
    effect: 'steer',
    value: NAME,
    example: 'http://localhost:8080/v1',
    flags: [{ name: 'endpoint', takes: 'text', value: 'URL' }],
    query: 'endpointUrl',
    body: 'options.endpointUrl',
    agents: CALL,
  },
  {
    name: 'billTo',
    help: 'Hugging Face organization to bill',
    effect: 'steer',
    value: NAME,
    example: 'acme',
    flags: [{ name: 'bill-to', takes: 'text', value: 'ORG' }],
    query: 'billTo',
    body: 'options.billTo',
    agents: CALL,
  },
  {
    name: 'providerId',
    help: 'provider’s id for the model, to override the one we know',
    effect: 'steer',
    value: NAME,
    example: 'acme-assistant-v2',
    flags: [{ name: 'provider-id', takes: 'text', value: 'ID' }],
    query: 'providerId',
    body: 'options.providerId',
    agents: CALL,
  },
  {
    name: 'recipe',
    help: 'kind of chat example',
    effect: 'steer',
    value: { kind: 'name', of: 'recipe' },
    tasks: ['conversational'],
    flags: [{ name: 'recipe', takes: 'text', value: 'R' }],
    query: 'recipe',
    body: 'options.recipe',
    agents: CALL,
  },
  {
    name: 'tools',
    help: 'tools that the model can call, in the format of the chat API (recipe tool-loop), or that the service runs itself, such as web_search (Responses API)',
    effect: 'body',
    value: { kind: 'objects' },
    isNullable: true,
    tasks: ['conversational'],
    example: [
      {
        type: 'function',
        function: {
          name: 'get_time',
          description: 'The time in a city',
          parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        },
      },
    ],
    flags: [
      {
        name: 'tools',
        takes: 'json',
        value: 'JSON',
        help: 'tools that the model can call (recipe tool-loop), or that the service runs, such as web_search (with --api responses): a JSON array, @FILE, or - for standard input',
      },
    ],
    query: 'tools',
    body: 'options.tools',
    agents: { group: 'call', help: 'tools that the model can call' },
  },
  {
    name: 'schema',
    help: 'JSON Schema for the answer, or a sample answer (recipe structured-output)',
    effect: 'steer',
    value: OBJECT,
    tasks: ['conversational'],
    example: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    flags: [
      {
        name: 'schema',
        takes: 'json',
        value: 'JSON',
        help: 'JSON Schema for the answer, or a sample answer (recipe structured-output): JSON, @FILE, or - for standard input',
      },
    ],
    query: 'schema',
    body: 'options.schema',
    agents: CALL,
  },
  {
    name: 'api',
    help: 'API for chat examples (default: chat-completions; for some tool loops, responses)',
    doc: "The API for chat. The default is `chat-completions`. For the recipe `tool-loop`, it's `responses` if the provider supports it and, in chat completions, accepts tools for this model only with reasoning turned off.",
    effect: 'steer',
    value: { kind: 'name', of: 'api' },
    tasks: ['conversational'],
    flags: [{ name: 'api', takes: 'text', value: 'A' }],
    query: 'api',
    body: 'options.api',
    agents: CALL,
  },
  {
    name: 'retries',
    alias: 'robust',
    help: 'retry temporary failures (chat)',
    doc: 'Retry temporary failures, up to four attempts per provider (chat).',
    effect: 'steer',
    value: SWITCH,
    tasks: ['conversational'],
    flags: [
      { name: 'robust', takes: 'nothing', help: 'former name of --retries' },
      { name: 'retries', takes: 'nothing' },
    ],
    query: 'retries',
    body: 'options.retries',
    agents: EXAMPLE,
  },
  {
    name: 'fallbacks',
    help: 'providers to try in order if the first one fails; requires retries',
    effect: 'steer',
    value: { kind: 'names', of: 'provider', most: 10 },
    tasks: ['conversational'],
    example: ['together', 'groq'],
    flags: [
      {
        name: 'fallback',
        takes: 'texts',
        value: 'P',
        help: 'provider to try if the previous ones fail; repeatable; requires --retries',
      },
    ],
    query: 'fallbacks',
    body: 'options.fallbacks',
    agents: EXAMPLE,
  },
  {
    name: 'async',
    help: 'use the async interface of Python clients (chat)',
    doc: "Use the client's async interface, if it has two interfaces (chat, Python).",
    effect: 'steer',
    value: SWITCH,
    tasks: ['conversational'],
    feature: 'async',
    flags: [{ name: 'async', takes: 'nothing' }],
    query: 'async',
    body: 'options.async',
    agents: EXAMPLE,
    page: 'output',
  },
  {
    name: 'messages',
    help: 'all messages of the chat, oldest first; an image_url can be a local file path',
    effect: 'steer',
    value: { kind: 'messages', most: 2000 },
    tasks: ['conversational'],
    example: [{ role: 'user', content: 'Why is the sky blue?' }],
    flags: [
      {
        name: 'message',
        short: 'm',
        takes: 'texts',
        value: 'TEXT',
        help: 'chat message; repeat it to alternate between user and assistant',
      },
      {
        name: 'messages',
        takes: 'json',
        value: 'JSON',
        help: 'all messages of the chat: a JSON array, @FILE, or - for standard input',
      },
    ],
    query: 'messages',
    body: 'options.messages',
    agents: { group: 'call', help: 'chat messages, oldest first; an image_url can be a file path' },
  },
  {
    name: 'inputs',
    help: 'input for tasks other than chat, in the same format as the task’s sample input',
    effect: 'steer',
    value: { kind: 'json' },
    example: 'A red bicycle',
    flags: [
      {
        name: 'input',
        short: 'i',
        takes: 'text',
        value: 'TEXT',
        help: 'input for tasks other than chat: text, a file, or a URL',
      },
      {
        name: 'inputs',
        takes: 'json',
        value: 'JSON',
        help: 'input with several parts: JSON, @FILE, or - for standard input',
      },
    ],
    // URLs have a parameter for each part of an input, such as `question` or `table`.
    query: 'inputs',
    body: 'options.inputs',
    agents: { group: 'call', help: 'input for tasks other than chat; get_task shows its shape' },
  },
  {
    name: 'similarity',
    help: 'compare several texts: print the cosine similarity of their embeddings (feature extraction)',
    doc: 'Compare several texts (feature extraction): the example prints the cosine similarity of the first text’s embedding and each of the others. Needs at least two texts in `inputs`; without `inputs`, the example compares two texts of ours.',
    effect: 'steer',
    value: SWITCH,
    tasks: ['feature-extraction'],
    flags: [{ name: 'similarity', takes: 'nothing' }],
    query: 'similarity',
    body: 'options.similarity',
    agents: EXAMPLE,
    page: 'input',
  },
  {
    name: 'temperature',
    help: 'sampling temperature',
    effect: 'body',
    value: { kind: 'number', least: 0, most: 2, whole: false },
    isNullable: true,
    tasks: SAMPLING_TASKS,
    flags: [{ name: 'temperature', takes: 'text', value: 'N' }],
    query: 'temperature',
    body: 'options.temperature',
    agents: CALL,
  },
  {
    name: 'max_tokens',
    help: 'maximum number of tokens to generate',
    effect: 'body',
    value: { kind: 'number', least: 1, most: 1_000_000, whole: true },
    isNullable: true,
    tasks: SAMPLING_TASKS,
    flags: [{ name: 'max-tokens', takes: 'text', value: 'N' }],
    query: 'max_tokens',
    body: 'options.max_tokens',
    agents: CALL,
  },
  {
    name: 'top_p',
    help: 'nucleus sampling: probability mass to sample from',
    effect: 'body',
    value: { kind: 'number', least: 0, most: 1, whole: false },
    isNullable: true,
    tasks: SAMPLING_TASKS,
    flags: [{ name: 'top-p', takes: 'text', value: 'N' }],
    query: 'top_p',
    body: 'options.top_p',
    agents: CALL,
  },
  {
    name: 'reasoningLevel',
    help: 'how much the model reasons before it answers (chat)',
    doc: "How much the model reasons before it answers (chat). The request sets it with the field that the provider documents for the model: `reasoning_effort`, `thinking`, `chat_template_kwargs`, or another one. If the model's reasoning can only be turned on and off, `high` turns it on. A level that the model or the provider doesn't document isn't sent, and is reported as ignored.",
    effect: 'steer',
    value: { kind: 'name', of: 'reasoning-level' },
    tasks: ['conversational'],
    flags: [{ name: 'reasoning-level', takes: 'text', value: 'L' }],
    query: 'reasoningLevel',
    body: 'options.reasoningLevel',
    agents: CALL,
  },
  {
    name: 'parameters',
    help: 'other request fields',
    doc: "Additional parameters: merged into the request's parameters or, for chat, into its body. Use this for fields that have no option here.",
    effect: 'steer',
    value: OBJECT,
    example: { seed: 7 },
    flags: [
      {
        name: 'param',
        takes: 'texts',
        value: 'KEY=JSON',
        help: 'any other request field, such as --param seed=7; repeatable',
      },
    ],
    query: 'extra',
    body: 'options.parameters',
    agents: { group: 'call', help: 'other fields of the request, such as seed' },
  },
  {
    name: 'task',
    help: 'task, such as conversational, for a model that isn’t built in',
    effect: 'choose',
    value: { kind: 'name', of: 'task' },
    flags: [{ name: 'task', takes: 'text', value: 'T' }],
  },
  {
    name: 'app',
    help: 'show only this app, such as llama-cpp, ollama, lm-studio, or vllm',
    effect: 'choose',
    value: { kind: 'name', of: 'app' },
    flags: [{ name: 'app', short: 'a', takes: 'text', value: 'A' }],
    query: 'app',
    body: 'app',
  },
  {
    name: 'quantization',
    help: 'GGUF quantization to run, such as Q8_0',
    effect: 'choose',
    value: { kind: 'text', most: 80 },
    example: 'Q8_0',
    flags: [{ name: 'quantization', short: 'q', takes: 'text', value: 'Q' }],
    query: 'quantization',
    body: 'quantization',
  },
  {
    name: 'contextLength',
    help: 'context length to start the server with, in tokens',
    effect: 'choose',
    value: { kind: 'number', least: 1, most: 100_000_000, whole: true },
    example: 32_768,
    flags: [{ name: 'context-length', takes: 'text', value: 'N' }],
    query: 'contextLength',
    body: 'contextLength',
  },
  {
    name: 'system',
    help: 'operating system to show commands for',
    effect: 'choose',
    value: { kind: 'name', of: 'system' },
    flags: [{ name: 'system', takes: 'text', value: 'S' }],
    query: 'system',
    body: 'system',
  },
] as const satisfies readonly OptionRecord[]

/** The name of an option. */
export type OptionName = (typeof OPTIONS)[number]['name']

/**
 * Returns the record of an option.
 *
 * @example
 * optionRecord('max_tokens').flags[0].name // max-tokens
 */
export function optionRecord<Name extends OptionName>(name: Name): Extract<(typeof OPTIONS)[number], { name: Name }> {
  return OPTIONS.find((option) => option.name === name) as Extract<(typeof OPTIONS)[number], { name: Name }>
}

/** The record of a switch. */
export type SwitchRecord = Extract<(typeof OPTIONS)[number], { value: { kind: 'switch' } }>

/** The switches, in the order of the table. */
export const SWITCHES: readonly SwitchRecord[] = OPTIONS.filter(
  (option): option is SwitchRecord => option.value.kind === 'switch',
)

/** The name of a switch in the page’s group for what an example prints and how it waits. */
export type OutputSwitch = Extract<SwitchRecord, { page: 'output' }>['name']

/** The switches of that group. */
export const OUTPUT_SWITCHES: readonly OutputSwitch[] = SWITCHES.flatMap((option) =>
  'page' in option && option.page === 'output' ? [option.name] : [],
)

/** The names of the options that agents see in a group of arguments. */
export const agentOptions = (group: AgentField['group']): readonly OptionName[] =>
  OPTIONS.flatMap((option) => ('agents' in option && option.agents.group === group ? [option.name] : []))
