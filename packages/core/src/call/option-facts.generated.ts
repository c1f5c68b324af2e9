// Written by `npm run generate` from `options/table.ts`. Do not edit.

import type { ReasoningLevel } from '../model/thinking.ts'
import type { ChatMessage } from '../tasks/chat-message.ts'
import type { JsonObject } from '../values/value.ts'
import type { ChatApi, Recipe } from './chat-variant.ts'
import type { Platform } from './platform.ts'

/** The options that steer the generator, from the table of options. */
export interface SteeringOptions {
  /** A token to write into the example; without it, the example reads an environment variable. */
  readonly accessToken?: string | undefined
  /**
   * The shell for shell examples; the default is `posix`. Other examples don't change, but you set the variables in
   * `env` differently: `export NAME=…` in POSIX shell, `$env:NAME = '…'` in PowerShell, `set NAME=…` in cmd.exe.
   */
  readonly platform?: Platform | undefined
  /** Write JavaScript examples as TypeScript; same as the language typescript. */
  readonly typescript?: boolean | undefined
  /** Stream the response (chat). */
  readonly streaming?: boolean | undefined
  /** Same as `streaming`, under the name of the request field. */
  readonly stream?: boolean | undefined
  /**
   * Show the model's reasoning separately from its answer (chat). By default, clients that can do this show it if the
   * request turns reasoning on, or if the model's record has the tag `reasoning` and the request doesn't turn it off;
   * others show only the answer. With `true`, clients that can't do this have no example.
   */
  readonly showReasoning?: boolean | undefined
  /** Show the token usage (chat). By default, it's shown for streams whose `stream_options` request it. */
  readonly showUsage?: boolean | undefined
  /** Call the provider directly, with its API key. */
  readonly directRequest?: boolean | undefined
  /** Base URL of your own endpoint. */
  readonly endpointUrl?: string | undefined
  /** Hugging Face organization to bill. */
  readonly billTo?: string | undefined
  /** Provider’s id for the model, to override the one we know. */
  readonly providerId?: string | undefined
  /** Kind of chat example. */
  readonly recipe?: Recipe | undefined
  /** JSON Schema for the answer, or a sample answer (recipe structured-output). */
  readonly schema?: JsonObject | undefined
  /**
   * The API for chat. The default is `chat-completions`. For the recipe `tool-loop`, it's `responses` if the provider
   * supports it and, in chat completions, accepts tools for this model only with reasoning turned off.
   */
  readonly api?: ChatApi | undefined
  /** Retry temporary failures, up to four attempts per provider (chat). */
  readonly retries?: boolean | undefined
  /** Former name of `retries`, used if `retries` isn’t set. */
  readonly robust?: boolean | undefined
  /** Providers to try in order if the first one fails; requires retries. */
  readonly fallbacks?: readonly string[] | undefined
  /** Use the client's async interface, if it has two interfaces (chat, Python). */
  readonly async?: boolean | undefined
  /** All messages of the chat, oldest first; an image_url can be a local file path. */
  readonly messages?: readonly ChatMessage[] | undefined
  /** Input for tasks other than chat, in the same format as the task’s sample input. */
  readonly inputs?: unknown
  /**
   * Compare several texts (feature extraction): the example prints the cosine similarity of the first text’s embedding
   * and each of the others. Needs at least two texts in `inputs`; without `inputs`, the example compares two texts of
   * ours.
   */
  readonly similarity?: boolean | undefined
  /**
   * How much the model reasons before it answers (chat). The request sets it with the field that the provider documents
   * for the model: `reasoning_effort`, `thinking`, `chat_template_kwargs`, or another one. If the model's reasoning can
   * only be turned on and off, `high` turns it on. A level that the model or the provider doesn't document isn't sent,
   * and is reported as ignored.
   */
  readonly reasoningLevel?: ReasoningLevel | undefined
  /**
   * Additional parameters: merged into the request's parameters or, for chat, into its body. Use this for fields that
   * have no option here.
   */
  readonly parameters?: JsonObject | undefined
}

/** Their names. For chat, every other option is a field of the request’s body. */
export const STEERING: readonly string[] = ['accessToken', 'platform', 'typescript', 'streaming', 'stream', 'showReasoning', 'showUsage', 'directRequest', 'endpointUrl', 'billTo', 'providerId', 'recipe', 'schema', 'api', 'retries', 'robust', 'fallbacks', 'async', 'messages', 'inputs', 'similarity', 'reasoningLevel', 'parameters']

/** Those that only chats use. */
export const CHAT_OPTIONS: readonly string[] = ['streaming', 'stream', 'showReasoning', 'showUsage', 'recipe', 'schema', 'api', 'retries', 'robust', 'fallbacks', 'async', 'messages', 'reasoningLevel']

/** Other names of options, with the name that takes precedence. */
export const OTHER_NAMES: { readonly [other: string]: string } = {'stream':'streaming', 'robust':'retries'}

/** An option that affects only languages with a feature. */
export type LanguageOption = 'platform' | 'typescript' | 'showReasoning' | 'showUsage' | 'async'

/** The feature that each of them needs. */
export const FEATURE_OF_OPTION = {'platform':'platform', 'typescript':'typescript', 'showReasoning':'print', 'showUsage':'print', 'async':'async'} as const

/** Types of the values that need no registry. */
export const OPTION_VALUES = {
  accessToken: {'kind':'text'},
  typescript: {'kind':'switch'},
  streaming: {'kind':'switch'},
  stream: {'kind':'switch'},
  showReasoning: {'kind':'switch'},
  showUsage: {'kind':'switch'},
  directRequest: {'kind':'switch'},
  endpointUrl: {'kind':'text', 'most':2000},
  billTo: {'kind':'text', 'most':2000},
  providerId: {'kind':'text', 'most':2000},
  tools: {'kind':'objects'},
  schema: {'kind':'object'},
  retries: {'kind':'switch'},
  robust: {'kind':'switch'},
  fallbacks: {'kind':'names', 'of':'provider', 'most':10},
  async: {'kind':'switch'},
  messages: {'kind':'messages', 'most':2000},
  similarity: {'kind':'switch'},
  temperature: {'kind':'number', 'least':0, 'most':2, 'whole':false},
  max_tokens: {'kind':'number', 'least':1, 'most':1000000, 'whole':true},
  top_p: {'kind':'number', 'least':0, 'most':1, 'whole':false},
  parameters: {'kind':'object'},
} as const
