import type { ChatMessage } from '../tasks/chat-message.ts'
import type { JsonObject } from '../values/value.ts'
import type { Platform } from './platform.ts'

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
  /** The organisation that pays, sent to the router as `X-HF-Bill-To`. */
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
