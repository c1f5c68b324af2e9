import type { Target } from '@model-snippets/core'

/**
 * A JSON Schema (2020-12), reduced to the facts that are checked.
 *
 * An object that has `properties` and says nothing of others is documented with these alone: an example that sends
 * another breaks rule 3, and the service takes it. With `additionalProperties: false` the service refuses others, with
 * `true` it is documented to take any.
 */
export type ContractSchema = Readonly<Record<string, unknown>>

/** Where a fact of a provider was read. */
export interface ContractSource {
  /** A released package's types, a published OpenAPI file, or a page of documentation. */
  readonly kind: 'package' | 'openapi' | 'page'
  /** The package with its version, the file's title with its version, or the page's title. */
  readonly name: string
  /** Where anybody can read it. */
  readonly address: string
  /** The day on which it was read, as `2026-11-22`. */
  readonly read: string
}

/** A body that a provider documents: JSON by its schema, anything else by its type alone. */
export interface DocumentedBody {
  /** As `application/json`, `multipart/form-data`, `text/event-stream`, `image/*`. */
  readonly mediaType: string
  /** For multipart, the schema of its fields, each file as `{}`. For an event stream, that of each event. */
  readonly schema?: ContractSchema
}

/** One call that a provider documents. */
export interface DocumentedOperation {
  /** Ids of the tasks that are done with it; a job's status and result belong to the task of its submit. */
  readonly tasks: readonly string[]
  /** Keys of the contract's sources. */
  readonly sources: readonly string[]
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Below the provider's address, with `{name}` for a variable part, as in OpenAPI. `{+name}` may hold slashes. */
  readonly path: string
  /** The API that a chat speaks with it; absent for chat completions. */
  readonly api?: 'responses' | 'messages'
  /** The targets that it is documented for, where it is not for all. */
  readonly targets?: readonly Target[]
  /** The provider's own ids of the models that it is documented for, `*` for any text; absent where it is for all. */
  readonly models?: readonly string[]
  readonly request?: DocumentedBody
  /** Set where the documentation has OpenAI's own clients ask. */
  readonly openai?: {
    /** Key of the source that says so. */
    readonly source: string
    /** What they are given beside model and input, where the hub's clients ask elsewhere. */
    readonly arguments?: (parameters: JsonBody) => JsonBody
  }
  /** By status; `4XX` and `5XX` as in OpenAPI. Several where the answer has one of several types. */
  readonly answers: Readonly<Record<string, DocumentedBody | readonly DocumentedBody[]>>
  /** Of a job's status: where it stands in the answer, and what each of its states means. */
  readonly states?: {
    readonly at: readonly (string | number)[]
    readonly pending: readonly string[]
    readonly done: readonly string[]
    readonly failed: readonly string[]
  }
}

/** A JSON body, as a client sends it. */
export type JsonBody = Readonly<Record<string, unknown>>

/** Where a client of the hub sends what the provider does not document. The provider is right. */
export interface Disagreement {
  readonly clients: readonly ('@huggingface/inference' | 'huggingface_hub')[]
  readonly tasks: readonly string[]
  /** The provider's id of a model with which it shows; absent where it shows with any. */
  readonly model?: string
  /** What a call is given with which it shows; absent where it shows with anything. */
  readonly inputs?: JsonBody
  /** What the clients send. */
  readonly sent: string
  /** What the provider documents. */
  readonly documented: string
  /** What the examples do. */
  readonly decision: string
  /**
   * What does not work as the clients send it: their own examples are not offered then, and are held to what their client
   * sends elsewhere.
   */
  readonly breaks: 'nothing' | 'parameters' | 'everything'
  /**
   * The client's body as the provider documents it; absent where the body is right. It is given that of each of the
   * tasks, and leaves a right one alone.
   *
   * @param parameters what the client was given
   * @param model gives the provider's own id of the model; a policy of the router has none
   */
  readonly corrected?: (body: JsonBody, parameters: JsonBody, model: () => string) => JsonBody
  /** How addresses begin that the clients ask, and how the provider has them; absent where these are the same. */
  readonly address?: { readonly sent: string; readonly documented: string }
}

/** Another address that a provider documents for what the hub's clients ask for at one of its addresses. */
export interface OtherAddress {
  readonly tasks: readonly string[]
  /** The other address, or the same where there is no other. */
  readonly of: (sent: string) => string
  /** Who shows that the router leads there, too. */
  readonly router: ContractSource
}

/** Fields of a chat completion that a provider documents one by one, and as refused together. */
export interface RefusedCombination {
  /** Each field, with the schema of the values that this is about. */
  readonly fields: Readonly<Record<string, ContractSchema>>
  /** What the documentation says, in words of our own. */
  readonly says: string
  /** Which of the sources that were read says so. */
  readonly source: string
}

/** What is known of fields that a provider refuses together. */
export interface Combinations {
  /** Where such combinations were looked for, by a name for each. */
  readonly read: Readonly<Record<string, ContractSource>>
  /** Why nothing was read. */
  readonly unread?: string
  readonly refused: readonly RefusedCombination[]
}

/** How a provider says that a request is wrong. */
export interface DocumentedRefusal {
  readonly status: 400 | 404 | 422
  /** @param problem what is wrong, in words */
  readonly body: (problem: string) => unknown
}

/** What a provider itself documents of the calls that examples make. */
export interface DocumentedContract {
  readonly provider: string
  readonly sources: Readonly<Record<string, ContractSource>>
  /** Where it answers, without a trailing slash; absent where its `service.ts` says so. */
  readonly servers?: readonly string[]
  readonly operations: readonly DocumentedOperation[]
  readonly combinations: Combinations
  /** How it refuses a wrong request; in the manner of OpenAI, with 400, where nothing is said. */
  readonly refusal?: DocumentedRefusal
  readonly disagreements?: readonly Disagreement[]
  readonly otherAddresses?: readonly OtherAddress[]
}
