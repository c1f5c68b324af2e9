import type { JsonObject, JsonValue } from './languages/value.ts'

/** What a hub says of a model. Every field but `id` may be missing, and none is trusted. */
export interface ModelRecord {
  /** The hub id, `owner/name`. */
  readonly id: string
  readonly tags?: readonly string[]
  readonly pipeline_tag?: string
  readonly library_name?: string
  /** The mask of a fill-mask model, `[MASK]` or `<mask>`. */
  readonly mask_token?: string
  readonly config?: JsonObject
  readonly cardData?: JsonObject
  readonly widgetData?: readonly JsonValue[]
  readonly transformersInfo?: {
    readonly processor?: string
    readonly auto_model?: string
    readonly custom_class?: string
  }
  /** Which providers serve the model, as the hub tells it. */
  readonly inferenceProviderMapping?: readonly ProviderMapping[]
  readonly gated?: boolean | 'auto' | 'manual'
  /** Other fields of the hub's answer are allowed and unused. */
  readonly [field: string]: unknown
}

/** How one provider serves one model. */
export interface ProviderMapping {
  readonly provider: string
  readonly hfModelId: string
  /** The provider's own id of the model. */
  readonly providerId: string
  readonly status: 'live' | 'staging' | 'error'
  readonly task: string
  readonly adapter?: string
  readonly adapterWeightsPath?: string
}

/** One chat message; unknown fields travel as they are. */
export interface ChatMessage {
  readonly role: string
  readonly content?: string | readonly JsonObject[] | null
  readonly [field: string]: unknown
}

/** What the reader chose. `null`, `0`, `false` and `''` are values; only `undefined` means "not given". */
export interface SnippetOptions {
  /** A token to write into the example. Without it, the example reads an environment variable. */
  readonly accessToken?: string | undefined
  /** Base URL of an endpoint of the reader's own, `http:` or `https:`. */
  readonly endpointUrl?: string | undefined
  /** Call the provider itself with the provider's own key, not through the router. */
  readonly directRequest?: boolean | undefined
  /** Ask for a streamed answer (chat). */
  readonly streaming?: boolean | undefined
  /** The organisation that pays, sent as `X-HF-Bill-To`. */
  readonly billTo?: string | undefined
  /** The input, in the shape that the task's example input has. */
  readonly inputs?: unknown
  /** Merged into the request's parameters. */
  readonly parameters?: JsonObject | undefined
  readonly messages?: readonly ChatMessage[] | undefined
  readonly temperature?: number | null | undefined
  readonly max_tokens?: number | null | undefined
  readonly top_p?: number | null | undefined
  /** The provider's own id of the model, where it differs from the mapping's. */
  readonly providerId?: string | undefined
  /**
   * The system whose shell the shell examples are for, `posix` when not given. It changes those examples alone: the
   * variables of `env` are set by `export NAME=…`, in PowerShell by `$env:NAME = '…'`, in cmd.exe by `set NAME=…`.
   */
  readonly platform?: Platform | undefined
  /** For chat, any further field of the request's body. */
  readonly [bodyField: string]: unknown
}

export const LANGUAGES = ['python', 'js', 'sh'] as const
export type Language = (typeof LANGUAGES)[number]

export const PLATFORMS = ['posix', 'powershell', 'cmd'] as const
/** A system's shell: POSIX, PowerShell (Windows PowerShell 5.1 or PowerShell 7 on Windows), or cmd.exe. */
export type Platform = (typeof PLATFORMS)[number]

/** A variable that the example reads from the environment. */
export interface EnvironmentVariable {
  readonly name: string
  /** What it is, in a few words. */
  readonly description: string
  /** Where the reader gets it. */
  readonly url?: string
}

/** A file that must lie beside the example when it runs. */
export interface SnippetFile {
  /** File name, without folders. */
  readonly name: string
  readonly mediaType: string
  /** Path of the sample inside the package, `samples/cat.png`; absent when the file is the reader's own. */
  readonly sample?: string
}

/** One ready example and its set-up. */
export interface InferenceSnippet {
  readonly language: Language
  readonly client: string
  readonly content: string
  /** The exact command that installs the client, or null when nothing needs installing. */
  readonly install: string | null
  /** Variables that the example reads. */
  readonly env: readonly EnvironmentVariable[]
  /** Files that the example reads. */
  readonly files: readonly SnippetFile[]
}

/** A client that is not offered for a call, and why. */
export interface SkippedClient {
  readonly language: Language
  readonly client: string
  readonly reason: string
}

export interface InferenceExplanation {
  readonly snippets: readonly InferenceSnippet[]
  readonly skipped: readonly SkippedClient[]
}

/** The request that goes over the wire. */
export interface InferenceRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The JSON body, in which a file stands as `<cat.png as base64>`. */
  readonly body?: JsonValue
  /** The file whose bytes are the body, where it is not JSON. */
  readonly file?: string
  /** The fields of the form, where the body is one; `file` names the file that is sent. */
  readonly form?: Readonly<Record<string, string>>
}
