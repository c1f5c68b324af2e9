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
  /** Set where the content is TypeScript: the program of the language `js`, with types. */
  readonly typescript?: true
  /** The API that it speaks, where that isn't chat completions: the one asked for, or the one that suits the model. */
  readonly api?: ChatApi
  /** Set for a framework, which pages show apart from the plain clients. */
  readonly framework?: true
  /** What the example rests on that nobody said; absent where nothing is assumed. Such an example is not called verified. */
  readonly assumptions?: readonly Assumption[]
  /** What a reader should know of the example's own values; absent where there is nothing. */
  readonly notes?: readonly string[]
}

/** A client that has no example for a call, and why. */
export interface SkippedClient {
  readonly language: Language
  readonly client: ClientName
  readonly reason: string
}

/** Limits an explanation to some languages and clients. */
export interface ExplainOptions {
  /** Only examples of this language. */
  readonly language?: string | undefined
  /** Only examples of this client. */
  readonly client?: string | undefined
  /** The reasons why options have no effect, in the reader's language; English when not given. */
  readonly ignoredWords?: IgnoredWords | undefined
  /** Write each program as a cell of a notebook, which runs an event loop: there it awaits what a script has to start. */
  readonly notebook?: boolean | undefined
}

export interface InferenceExplanation {
  readonly snippets: readonly InferenceSnippet[]
  /** Every client that is not offered, whatever is wanted. */
  readonly skipped: readonly SkippedClient[]
  /** Clients that have an example, which was not wanted and not written; absent where all are wanted. */
  readonly others?: readonly Omit<SkippedClient, 'reason'>[]
  /** Options that were given and change nothing. */
  readonly ignored: readonly IgnoredOption[]
}

/** A file in a request, and its place. */
export interface RequestFile {
  /** The way to it through the JSON body; empty where its bytes are the body, or a part of the form. */
  readonly path: readonly (string | number)[]
  /** A path as the reader wrote it, or an http(s) URL that is read before the request. */
  readonly location: string
  readonly encoding: FileEncoding
  readonly mediaType: string
  /** What it is called in a form. */
  readonly fileName?: string
}

/** The raw HTTP request. */
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
  /** The files that it holds; absent where there are none. */
  readonly files?: readonly RequestFile[]
  /** The API that it speaks, where that isn't chat completions. */
  readonly api?: ChatApi
  /** What the request rests on that nobody said; absent where nothing is assumed. */
  readonly assumptions?: readonly Assumption[]
}
