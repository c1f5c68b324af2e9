import type { Call, ChatCall, TaskCall } from '../../call/call.ts'
import type { Platform } from '../../call/platform.ts'
import type { SetUp } from '../../call/set-up.ts'
import type { Assumption } from '../../providers/assumption.ts'
import type { Task } from '../../tasks/task.ts'
import type { Language } from '../languages.ts'
import type { Without } from './without.ts'

/**
 * Writes one kind of call with a client. A renderer is pure: it reads the call, changes nothing, and stores nothing of
 * it.
 */
export interface Renderer<Kind extends Call> {
  /** Why the client can't make the call, or `undefined` if it can. */
  readonly unsupported?: (call: Kind) => string | undefined
  /** What we assume when using this client, besides the call's own assumptions. */
  readonly assumptions?: (call: Kind) => readonly Assumption[]
  /** The call's setup, if it differs from the client's: other packages or variables. */
  readonly setUp?: (call: Kind) => Partial<SetUp>
  /** Whether it also writes calls whose input is a list of texts. */
  readonly takesLists?: true
  /** Whether it also writes calls that compare texts. */
  readonly comparesTexts?: true
  /** Returns the call as a complete program. Only called if the client can make the call. */
  readonly render: (call: Kind) => string
  /** Returns the call as a notebook cell, if it differs: notebooks already run an event loop. */
  readonly renderCell?: (call: Kind) => string
}

/** One client's renderer for one kind of call: a file in the client's folder, loaded on demand. */
interface OneClients<Kind extends Call> extends Renderer<Kind> {
  /** The client's id. */
  readonly client: string
}

/** Writes chats: chat completions, one recipe, another API, or a combination. */
export type ChatRenderer = OneClients<ChatCall>

/** Writes calls of other tasks. If the client looks up models, this includes calls with `auto`. */
export type TaskRenderer = OneClients<TaskCall>

/** A renderer of any kind. */
export type ClientRenderer = ChatRenderer | TaskRenderer

/**
 * What a library may mistake a model name for:
 *
 * - `url`: a name that starts with `http:` or `https:` is called instead of the service, or isn't sent unchanged.
 * - `absolute-path`: the same for a name that starts with `/`.
 * - `part-of-url`: the name is put into a URL without being encoded.
 */
export type ModelReading = 'url' | 'absolute-path' | 'part-of-url'

/** The provider that a client belongs to. */
export interface Vendor {
  /** The provider's id. */
  readonly provider: string
  /** The provider's display name, as in its record. */
  readonly label: string
}

/**
 * A client library for a language. Its renderers are in files next to its record: `chat`, `task`, `tool-loop`, and so
 * on.
 */
export interface Client {
  /** The language's id, such as `js`. */
  readonly language: Language
  /** The client's id, which is also its display name, such as `huggingface.js`. */
  readonly id: string
  /** Position among the clients of its language, starting at 1. */
  readonly order: number
  /** Set for a framework, which pages list separately, after the plain clients. */
  readonly framework?: true
  /** The command that installs the release line that we ran the examples with; `null` if nothing needs installing. */
  readonly install: string | null
  /** Returns the install command for a platform, if platforms differ. */
  readonly installOn?: (platform: Platform) => string
  /**
   * What the library may mistake a model name for. Examples with such names aren't shown. Absent if the library sends
   * or encodes any name correctly.
   */
  readonly readsModelAs?: readonly ModelReading[]
  /**
   * Set if the library takes a Hugging Face id and looks up the provider's id at run time. Only such clients support
   * `auto` for tasks other than chat.
   */
  readonly looksModelsUp?: true
  /** Set for OpenAI's clients, which use OpenAI's API even if other clients use another one. */
  readonly openAiCompatible?: true
  /** Set for a provider's own client: it only makes direct calls to that provider, with the provider's key. */
  readonly vendor?: Vendor
  /** Why the client can't make a call of any kind, or `undefined` if it can. */
  readonly unsupported?: (call: Call) => string | undefined
  /** Set if the client doesn't support chat. */
  readonly doesNotChat?: true
  /** Set if its messages take an image's path, so an example can't download the image. */
  readonly readsOnlyPaths?: true
  /** What the client's chat examples don't do, each with a source if it's the client's limit. */
  readonly without?: Without
  /**
   * Why the client has no chat renderer, by the renderer's name, an API, or a recipe. `plain` is for clients that
   * support chat, but not chat completions.
   */
  readonly withoutRenderer?: { readonly plain?: string; readonly [name: string]: string | undefined }
  /** Checks whether the client has a method for a task other than chat; absent if it can send any request. */
  readonly hasMethodFor?: (task: Task) => boolean
  /** Why we don't use the client's method for a task; `undefined` if it has none. */
  readonly unusedMethod?: (task: string) => string | undefined
}
