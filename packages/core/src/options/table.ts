import { type NumberValue, OPTION_VALUES, type TextValue } from '../call/option-values.ts'

/** The kind of names that an option takes. */
export type NameKind = 'api' | 'recipe' | 'provider' | 'language' | 'client' | 'platform' | 'task' | 'app' | 'system'

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

/** An option: its name, type, range, and spelling on each surface. */
export interface OptionRecord {
  /** The name for the generator and for agents. */
  readonly name: string
  /** A former name, still accepted in URLs and bodies. */
  readonly alias?: string
  /** A short description: a sentence fragment. */
  readonly help: string
  readonly value: OptionValue
  /** The tasks that use the option; absent for all tasks. Calls of other tasks report it as ignored. */
  readonly tasks?: readonly string[]
  /** Set if `null` means the service's default. */
  readonly isNullable?: true
  readonly example?: unknown
  readonly flags: readonly OptionFlag[]
  /** The URL parameter; absent if URLs don't support the option. */
  readonly query?: string
  /** Path in a request body, such as `options.streaming`; absent if bodies don't support the option. */
  readonly body?: string
}

const SAMPLING_TASKS = ['conversational', 'text-generation'] as const

/**
 * All options for calls and for choosing examples, with their spelling on each surface. The command line, URLs, request
 * bodies, MCP tools, and forms all use this table.
 */
export const OPTIONS = [
  {
    name: 'provider',
    help: 'provider that runs the model; default: auto (fastest available). For chat, also: cheapest, preferred (your order in the Hugging Face settings)',
    value: { kind: 'name', of: 'provider' },
    flags: [{ name: 'provider', short: 'p', takes: 'text', value: 'P' }],
    query: 'provider',
    body: 'provider',
  },
  {
    name: 'language',
    help: 'show only this language',
    value: { kind: 'name', of: 'language' },
    flags: [{ name: 'language', short: 'l', takes: 'text', value: 'L' }],
    query: 'language',
    body: 'language',
  },
  {
    name: 'client',
    help: 'show only this client, such as openai, requests, fetch, or curl',
    value: { kind: 'name', of: 'client' },
    flags: [{ name: 'client', short: 'c', takes: 'text', value: 'C' }],
    query: 'client',
    body: 'client',
  },
  {
    name: 'platform',
    help: 'shell for shell examples',
    value: { kind: 'name', of: 'platform' },
    flags: [{ name: 'platform', takes: 'text', value: 'S' }],
    query: 'platform',
    body: 'options.platform',
  },
  {
    name: 'typescript',
    help: 'write JavaScript examples as TypeScript; same as the language typescript',
    value: OPTION_VALUES.typescript,
    flags: [{ name: 'typescript', takes: 'nothing' }],
    query: 'typescript',
    body: 'options.typescript',
  },
  {
    name: 'streaming',
    help: 'stream the response (chat)',
    value: OPTION_VALUES.streaming,
    tasks: ['conversational'],
    flags: [{ name: 'stream', short: 's', takes: 'nothing' }],
    query: 'stream',
    body: 'options.streaming',
  },
  {
    name: 'showReasoning',
    help: 'print the model’s reasoning separately from its answer (chat)',
    value: OPTION_VALUES.showReasoning,
    tasks: ['conversational'],
    flags: [{ name: 'show-reasoning', takes: 'nothing' }],
    query: 'showReasoning',
    body: 'options.showReasoning',
  },
  {
    name: 'showUsage',
    help: 'print the number of tokens used (chat)',
    value: OPTION_VALUES.showUsage,
    tasks: ['conversational'],
    flags: [{ name: 'show-usage', takes: 'nothing' }],
    query: 'showUsage',
    body: 'options.showUsage',
  },
  {
    name: 'directRequest',
    help: 'call the provider directly, with its API key',
    value: OPTION_VALUES.directRequest,
    flags: [{ name: 'direct', takes: 'nothing' }],
    query: 'directRequest',
    body: 'options.directRequest',
  },
  {
    name: 'endpointUrl',
    help: 'base URL of your own endpoint',
    value: OPTION_VALUES.endpointUrl,
    example: 'http://localhost:8080/v1',
    flags: [{ name: 'endpoint', takes: 'text', value: 'URL' }],
    query: 'endpointUrl',
    body: 'options.endpointUrl',
  },
  {
    name: 'billTo',
    help: 'Hugging Face organization to bill',
    value: OPTION_VALUES.billTo,
    example: 'acme',
    flags: [{ name: 'bill-to', takes: 'text', value: 'ORG' }],
    query: 'billTo',
    body: 'options.billTo',
  },
  {
    name: 'providerId',
    help: 'provider’s id for the model, to override the one we know',
    value: OPTION_VALUES.providerId,
    example: 'acme-assistant-v2',
    flags: [{ name: 'provider-id', takes: 'text', value: 'ID' }],
    query: 'providerId',
    body: 'options.providerId',
  },
  {
    name: 'recipe',
    help: 'kind of chat example',
    value: { kind: 'name', of: 'recipe' },
    tasks: ['conversational'],
    flags: [{ name: 'recipe', takes: 'text', value: 'R' }],
    query: 'recipe',
    body: 'options.recipe',
  },
  {
    name: 'tools',
    help: 'tools that the model can call, in the format of the chat API (recipe tool-loop)',
    value: OPTION_VALUES.tools,
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
        help: 'tools that the model can call (recipe tool-loop): a JSON array, @FILE, or - for standard input',
      },
    ],
    query: 'tools',
    body: 'options.tools',
  },
  {
    name: 'schema',
    help: 'JSON Schema for the answer, or a sample answer (recipe structured-output)',
    value: OPTION_VALUES.schema,
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
  },
  {
    name: 'api',
    help: 'API for chat examples (default: chat-completions, or the one that the model requires)',
    value: { kind: 'name', of: 'api' },
    tasks: ['conversational'],
    flags: [{ name: 'api', takes: 'text', value: 'A' }],
    query: 'api',
    body: 'options.api',
  },
  {
    name: 'retries',
    alias: 'robust',
    help: 'retry temporary failures (chat)',
    value: OPTION_VALUES.retries,
    tasks: ['conversational'],
    flags: [
      { name: 'robust', takes: 'nothing', help: 'former name of --retries' },
      { name: 'retries', takes: 'nothing' },
    ],
    query: 'retries',
    body: 'options.retries',
  },
  {
    name: 'fallbacks',
    help: 'providers to try in order if the first one fails; requires retries',
    value: OPTION_VALUES.fallbacks,
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
  },
  {
    name: 'async',
    help: 'use the async interface of Python clients (chat)',
    value: OPTION_VALUES.async,
    tasks: ['conversational'],
    flags: [{ name: 'async', takes: 'nothing' }],
    query: 'async',
    body: 'options.async',
  },
  {
    name: 'messages',
    help: 'all messages of the chat, oldest first; an image_url can be a local file path',
    value: OPTION_VALUES.messages,
    tasks: ['conversational'],
    example: [{ role: 'user', content: 'Why is the sky blue?' }],
    flags: [
      {
        name: 'message',
        short: 'm',
        takes: 'texts',
        value: 'TEXT',
        help: 'chat message; if repeated, the roles user and assistant alternate',
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
  },
  {
    name: 'inputs',
    help: 'input for tasks other than chat, in the same format as the task’s sample input',
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
  },
  {
    name: 'temperature',
    help: 'sampling temperature',
    value: OPTION_VALUES.temperature,
    isNullable: true,
    tasks: SAMPLING_TASKS,
    flags: [{ name: 'temperature', takes: 'text', value: 'N' }],
    query: 'temperature',
    body: 'options.temperature',
  },
  {
    name: 'max_tokens',
    help: 'maximum number of tokens to generate',
    value: OPTION_VALUES.max_tokens,
    isNullable: true,
    tasks: SAMPLING_TASKS,
    flags: [{ name: 'max-tokens', takes: 'text', value: 'N' }],
    query: 'max_tokens',
    body: 'options.max_tokens',
  },
  {
    name: 'top_p',
    help: 'nucleus sampling: probability mass to sample from',
    value: OPTION_VALUES.top_p,
    isNullable: true,
    tasks: SAMPLING_TASKS,
    flags: [{ name: 'top-p', takes: 'text', value: 'N' }],
    query: 'top_p',
    body: 'options.top_p',
  },
  {
    name: 'parameters',
    help: 'other request fields',
    value: OPTION_VALUES.parameters,
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
  },
  {
    name: 'task',
    help: 'task, such as conversational, for a model that isn’t built in',
    value: { kind: 'name', of: 'task' },
    flags: [{ name: 'task', takes: 'text', value: 'T' }],
  },
  {
    name: 'app',
    help: 'show only this app, such as llama-cpp, ollama, lm-studio, or vllm',
    value: { kind: 'name', of: 'app' },
    flags: [{ name: 'app', short: 'a', takes: 'text', value: 'A' }],
    query: 'app',
    body: 'app',
  },
  {
    name: 'quantization',
    help: 'GGUF quantization to run, such as Q8_0',
    value: { kind: 'text', most: 80 },
    example: 'Q8_0',
    flags: [{ name: 'quantization', short: 'q', takes: 'text', value: 'Q' }],
    query: 'quantization',
    body: 'quantization',
  },
  {
    name: 'system',
    help: 'operating system to show commands for',
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
