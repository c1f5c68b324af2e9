import type { ChatApi } from '../call/chat-variant.ts'
import type { GgufFile } from '../model/gguf-files.ts'
import type { ModelRecord } from '../model/model-record.ts'

export const SYSTEMS = ['macos', 'linux', 'windows'] as const
/** An operating system that an app runs on. */
export type System = (typeof SYSTEMS)[number]

/** A command and its arguments. */
export type Words = readonly string[]

/** A command, or several commands connected by pipes. */
export type Command = Words | { readonly piped: readonly Words[] }

export const STEP_KINDS = [
  'add',
  'fetch',
  'fetch-template',
  'load',
  'configure',
  'serve',
  'rank',
  'chat',
  'fetch-and-chat',
] as const
/**
 * The kind of a step; `add` installs a plugin, `load` makes the model available under its name, `configure` sets the context length, and `rank` calls
 * a reranking server.
 */
export type LocalStepKind = (typeof STEP_KINDS)[number]

/** A step after the installation. */
export interface LocalStep {
  readonly kind: LocalStepKind
  readonly command: Words
  /** Environment variables for the command. */
  readonly env?: { readonly [name: string]: string }
  /** A note about the step. */
  readonly note?: string
  /** Whether the program keeps running, so that the next step needs another terminal. */
  readonly keepsRunning?: boolean
}

export const CAPABILITIES = ['tools', 'reasoning', 'structuredOutput', 'images', 'contextLength'] as const
/** What a request can need of a chat server. */
export type Capability = (typeof CAPABILITIES)[number]

/** A page or source file, and the date we read it. */
export interface LocalSource {
  readonly address: string
  readonly read: string
}

/** What a capability adds to the commands that start a server. */
export interface LocalAddition {
  /** Arguments for the server’s command. */
  readonly args?: Words
  /** The file name of the chat template that vLLM’s examples contain for the model. */
  readonly chatTemplate?: string
}

/** What a server needs for a capability, or why it doesn’t have it. */
export type LocalCapability = (LocalAddition & { readonly source: LocalSource }) | { readonly without: string }

/** What a server needs for each capability with one model. */
export type LocalCapabilities = { readonly [capability in Capability]: LocalCapability }

/** Whether the app's server supports an API: the source that says so, or why it doesn't. */
export type LocalApi =
  | {
      /** The page or source file that says so. */
      readonly source: LocalSource
      /** The first release with this API, if documented. */
      readonly since?: string
    }
  | { readonly without: string }

/** The server that the steps start. */
export interface LocalServer {
  /** The server's base URL, such as `http://localhost:8080/v1`; for a task other than chat, the full URL. */
  readonly address: string
  /** The server's name for the model. */
  readonly model: string
  /** The server's task, if not chat. Reranking has no examples, only a step. */
  readonly task?: 'feature-extraction' | 'text-ranking'
  /** APIs besides chat completions, below the same base URL; set for all chat servers. */
  readonly apis?: { readonly [api in Exclude<ChatApi, 'chat-completions'>]: LocalApi }
  /** Why an API doesn't support structured output, with the source. */
  readonly withoutSchema?: { readonly [api in ChatApi]?: string }
  /** Why an API streams even if an example doesn't request it, with the source. */
  readonly withoutWhole?: { readonly [api in ChatApi]?: string }
  /** Whether the server downloads images from URLs in messages. */
  readonly fetchesImages: boolean
}

/** A model for an app to run. */
export interface LocalModel {
  readonly model: ModelRecord
  /** The Hugging Face id, which is safe in every command. */
  readonly id: string
  /** The selected GGUF file; absent for other formats, and if the record doesn't list files. */
  readonly file: GgufFile | undefined
  /** The requested quantization; absent if the app chooses. */
  readonly quantization: string | undefined
  /** Whether the model is gated, so that a token is needed. */
  readonly gated: boolean
  /** The requested context length, in tokens; absent if the app chooses. */
  readonly contextLength?: number | undefined
  /** Set if the commands should only start the server, without a chat in the terminal. */
  readonly servesOnly?: true
}

/** The app's package, for checking its commands against the newest release. */
export interface LocalAppReleases {
  readonly registry: 'pypi' | 'npm'
  /** Package name in the registry. */
  readonly package: string
}

/** An app that runs models on your machine. */
export interface LocalApp {
  /** The id, such as `llama-cpp`; also the name of its file. */
  readonly id: string
  /** Key in the published table of apps, if it differs from the id. */
  readonly publishedKey?: string
  readonly label: string
  readonly docsUrl: string
  /** The task that the app is for, if not `text-generation`. */
  readonly mainTask?: 'text-to-image' | 'image-text-to-text' | 'feature-extraction'
  /** Position in lists, starting at 1. */
  readonly order: number
  /** What the app needs, as a phrase to follow "Needs". */
  readonly needs?: string
  /** Install commands by system; the app doesn't run on systems that are missing here. */
  readonly install: { readonly [system in System]?: Command }
  /** Whether the app reads a token from `HF_TOKEN`; otherwise, it can't run gated models. */
  readonly readsToken: boolean
  /** Whether the app can run a model from a local folder, given the path instead of the id. */
  readonly readsFolders?: true
  /** Why the app doesn't run a model; `undefined` if it does. */
  readonly unsupported: (local: LocalModel) => string | undefined
  /** The systems that the app runs a model on, if not all. */
  readonly systems?: (local: LocalModel) => readonly System[]
  /** The steps, with what the request adds; none for an app that a link opens. */
  readonly steps: (local: LocalModel, added: LocalAddition) => readonly LocalStep[]
  /** The link that opens a model in the app. */
  readonly link?: (local: LocalModel) => string
  /** A command that starts the server in a container, instead of the installation and the steps. */
  readonly container?: (local: LocalModel, added: LocalAddition) => Words | undefined
  /** The server that the steps start; absent for an app that works only in the terminal. */
  readonly server?: (local: LocalModel) => LocalServer
  /** What the server needs for each capability; set for all chat servers. */
  readonly capabilities?: (local: LocalModel) => LocalCapabilities
  readonly releases?: LocalAppReleases
}
