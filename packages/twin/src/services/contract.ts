import type { Target } from '@model-snippets/core'

/**
 * A JSON Schema (2020-12), reduced to the facts that we check.
 *
 * If an object has `properties` but no `additionalProperties`, only those are documented: an example that sends others
 * breaks rule 3, but the service accepts them. With `additionalProperties: false`, the service rejects others; with
 * `true`, it accepts any.
 */
export type ContractSchema = Readonly<Record<string, unknown>>

/** The source of a fact about a provider. */
export interface ContractSource {
  /** A released package's types, a published OpenAPI file, or a page of documentation. */
  readonly kind: 'package' | 'openapi' | 'page'
  /** The package with its version, the file's title with its version, or the page's title. */
  readonly name: string
  /** Its public URL. */
  readonly address: string
  /** The date on which we read it, such as `2026-11-22`. */
  readonly read: string
}

/** A body that a provider documents: JSON with a schema, anything else only with a type. */
export interface DocumentedBody {
  /** For example, `application/json`, `multipart/form-data`, `text/event-stream`, or `image/*`. */
  readonly mediaType: string
  /** For multipart, the schema of the fields, with `{}` for a file. For an event stream, the schema of each event. */
  readonly schema?: ContractSchema
}

/** One call that a provider documents. */
export interface DocumentedOperation {
  /** Ids of the tasks that use it; a job's status and result belong to the task that submitted it. */
  readonly tasks: readonly string[]
  /** Keys of the contract's sources. */
  readonly sources: readonly string[]
  readonly method: 'GET' | 'POST' | 'PUT'
  /** The path, with `{name}` for a variable part, as in OpenAPI. `{+name}` may contain slashes. */
  readonly path: string
  /** The chat API; absent for chat completions. */
  readonly api?: 'responses' | 'messages'
  /** The targets for which it's documented; all by default. */
  readonly targets?: readonly Target[]
  /** The provider's ids of the models for which it's documented, with `*` for any text; all by default. */
  readonly models?: readonly string[]
  readonly request?: DocumentedBody
  /** Set if the documentation uses OpenAI's own clients. */
  readonly openai?: {
    /** Key of the source. */
    readonly source: string
    /** Arguments besides model and input, if Hugging Face's clients use another endpoint. */
    readonly arguments?: (parameters: JsonBody) => JsonBody
  }
  /** Responses by status, with `4XX` and `5XX` as in OpenAPI; a list if a response can have several types. */
  readonly answers: Readonly<Record<string, DocumentedBody | readonly DocumentedBody[]>>
  /** Where the response contains a job's status, and what each state means. */
  readonly states?: {
    readonly at: readonly (string | number)[]
    readonly pending: readonly string[]
    readonly done: readonly string[]
    readonly failed: readonly string[]
  }
}

/**
 * An endpoint that no example calls, but documents of others do. The twin compares requests with the documentation, and
 * answers those that it has a response for.
 */
export interface OtherEndpoint {
  /** Keys of the contract's sources. */
  readonly sources: readonly string[]
  readonly method: 'GET' | 'POST' | 'PUT'
  /** As in `DocumentedOperation`. */
  readonly path: string
  readonly request?: DocumentedBody
  /** Returns a documented response; undefined if the twin has none for this request. */
  readonly answer?: (body: JsonBody) => JsonBody | undefined
}

/** A JSON body. */
export type JsonBody = Readonly<Record<string, unknown>>

/** A case in which a Hugging Face client sends something that the provider doesn't document. We follow the provider. */
export interface Disagreement {
  readonly clients: readonly ('@huggingface/inference' | 'huggingface_hub')[]
  readonly tasks: readonly string[]
  /** The provider's id of an affected model; any model by default. */
  readonly model?: string
  /** Affected inputs of a call; any inputs by default. */
  readonly inputs?: JsonBody
  /** What the clients send. */
  readonly sent: string
  /** What the provider documents. */
  readonly documented: string
  /** What the examples do. */
  readonly decision: string
  /**
   * What doesn't work in the form that the clients send. If something doesn't, we don't offer the clients' own examples
   * for it; otherwise, we expect those examples to send what their client sends.
   */
  readonly breaks: 'nothing' | 'parameters' | 'everything'
  /**
   * Changes the client's body to the documented form; absent if the body is already correct. It gets the bodies of all
   * tasks in `tasks`, and doesn't change correct ones.
   *
   * @param parameters the client's parameters
   * @param model returns the provider's id for the model; a router policy has none
   */
  readonly corrected?: (body: JsonBody, parameters: JsonBody, model: () => string) => JsonBody
  /** The base URL that the clients call, and the documented one; absent if they're the same. */
  readonly address?: { readonly sent: string; readonly documented: string }
}

/** Another URL that a provider documents for a request of Hugging Face's clients. */
export interface OtherAddress {
  readonly tasks: readonly string[]
  /** Returns the other URL, or the same one if there's no other. */
  readonly of: (sent: string) => string
  /** The source for the router's also using it. */
  readonly router: ContractSource
}

/** Chat fields that a provider documents, but doesn't accept together. */
export interface RefusedCombination {
  /** The fields, with the schemas of the affected values. */
  readonly fields: Readonly<Record<string, ContractSchema>>
  /** What the documentation says, in our own words. */
  readonly says: string
  /** Key of the source. */
  readonly source: string
}

/** What we know about fields that a provider doesn't accept together. */
export interface Combinations {
  /** The sources in which we looked for such combinations, by key. */
  readonly read: Readonly<Record<string, ContractSource>>
  /** Why we read no source. */
  readonly unread?: string
  readonly refused: readonly RefusedCombination[]
}

/** How a provider rejects an invalid request. */
export interface DocumentedRefusal {
  readonly status: 400 | 404 | 422
  /** @param problem a description of the problem */
  readonly body: (problem: string) => unknown
}

/** What a provider documents about the calls that examples make. */
export interface DocumentedContract {
  readonly provider: string
  readonly sources: Readonly<Record<string, ContractSource>>
  /** Its base URLs, without a trailing slash; absent if its `service.ts` has them. */
  readonly servers?: readonly string[]
  readonly operations: readonly DocumentedOperation[]
  readonly others?: readonly OtherEndpoint[]
  /** Schemes of the Authorization header, in lower case; `bearer` by default. */
  readonly schemes?: readonly string[]
  readonly combinations: Combinations
  /** How it rejects an invalid request; by default, like OpenAI with status 400. */
  readonly refusal?: DocumentedRefusal
  readonly disagreements?: readonly Disagreement[]
  readonly otherAddresses?: readonly OtherAddress[]
}
