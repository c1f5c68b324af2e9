import type { ChatApi } from '../call/chat-variant.ts'
import type { IgnoredWords } from '../call/dropped-option-words.ts'
import type { IgnoredOption } from '../call/dropped-options.ts'
import type { SetUp } from '../call/set-up.ts'
import type { ProgramSetUp } from '../languages/language.ts'
import type { Language } from '../languages/languages.ts'
import type { Assumption } from '../providers/assumption.ts'
import type { FileEncoding, JsonValue } from '../values/value.ts'
import type { ClientName } from './names.ts'

/** One example and its setup. */
export interface InferenceSnippet extends SetUp, ProgramSetUp {
  readonly language: Language
  readonly client: ClientName
  readonly content: string
  /** Set if the content is TypeScript. */
  readonly typescript?: true
  /** The API of the example, if not chat completions: the one you requested, or the one that a tool loop needs. */
  readonly api?: ChatApi
  /** Set if the client is a framework, which pages list separately. */
  readonly framework?: true
  /** What we assumed; absent if nothing. Such an example isn't called verified. */
  readonly assumptions?: readonly Assumption[]
  /** Notes on the example's own values; absent if there are none. */
  readonly notes?: readonly string[]
}

/** A client without an example for a call, and why. */
export interface SkippedClient {
  readonly language: Language
  readonly client: ClientName
  readonly reason: string
}

/** Options that limit an explanation to some languages and clients. */
export interface ExplainOptions {
  /** Only examples of this language. */
  readonly language?: string | undefined
  /** Only examples of this client. */
  readonly client?: string | undefined
  /** The reasons why options have no effect, in your language; the default is English. */
  readonly ignoredWords?: IgnoredWords | undefined
  /**
   * Write each program as a notebook cell. Notebooks run an event loop, so the program awaits what a script would
   * start.
   */
  readonly notebook?: boolean | undefined
  /** Download the images of a chat and send their content, for a server that doesn't download any. */
  readonly downloadImages?: boolean | undefined
}

export interface InferenceExplanation {
  readonly snippets: readonly InferenceSnippet[]
  /** All clients without an example, even those you didn't ask for. */
  readonly skipped: readonly SkippedClient[]
  /** Clients with an example that you didn't ask for; absent if you asked for all. */
  readonly others?: readonly Omit<SkippedClient, 'reason'>[]
  /** Options that have no effect. */
  readonly ignored: readonly IgnoredOption[]
}

/** A file in a request and its position. */
export interface RequestFile {
  /** Path to the file in the JSON body; empty if the file is the body or part of a form. */
  readonly path: readonly (string | number)[]
  /** A path as you wrote it, or an http(s) URL that is read before the request. */
  readonly location: string
  readonly encoding: FileEncoding
  readonly mediaType: string
  /** The file name in a form. */
  readonly fileName?: string
}

/** The raw HTTP request. */
export interface InferenceRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The JSON body, with files shown as `<cat.png as base64>`. */
  readonly body?: JsonValue
  /** The file that is the body, if the body isn't JSON. */
  readonly file?: string
  /** The form fields, if the body is a form; `file` names the file. */
  readonly form?: Readonly<Record<string, string>>
  /** The files in the request; absent if there are none. */
  readonly files?: readonly RequestFile[]
  /** The API of the request, if not chat completions. */
  readonly api?: ChatApi
  /** What we assumed; absent if nothing. */
  readonly assumptions?: readonly Assumption[]
}
