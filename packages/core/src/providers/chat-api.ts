import type { JsonObject } from '../values/value.ts'
import type { Assumption } from './assumption.ts'

/** How a service supports a chat API other than chat completions, according to its documentation. */
export interface ChatApiRoute {
  /** Path below the service's base URL. */
  readonly path: `/${string}`
  /** The source, and the date we read it. */
  readonly source: { readonly address: string; readonly read: string }
  /**
   * The request fields that the service documents, besides model, input, and stream; absent if it supports all fields
   * of the API.
   */
  readonly fields?: readonly string[]
  /** The values of `reasoning.effort`, if the service supports fewer than the API has. */
  readonly efforts?: readonly string[]
  /** Fields that every request needs. */
  readonly always?: JsonObject
  /** Set if the service stores responses, so that a request can continue one by its id. */
  readonly keepsResponses?: true
  /** Source that says to send each response's items back in a tool loop, even though the service stores them. */
  readonly sendsItemsBack?: { readonly address: string; readonly read: string }
  /** Set if the output of a response repeats its input, which a tool loop must not send twice. */
  readonly repeatsInput?: { readonly address: string; readonly read: string }
  /** Set if the service doesn't store reasoning, so that a tool loop must request it encrypted to send it back. */
  readonly encryptsReasoning?: { readonly address: string; readonly read: string }
  /** Set if the service takes tools, tool results, and the answer format as in chat completions. */
  readonly spellsAsChat?: true
  /** The tools that the service runs itself; absent if it runs all that the API has. */
  readonly hostedTools?: HostedTools
  /** Set if the service turns each request into a streamed chat completion, whatever the request says. */
  readonly streamsCompletions?: { readonly address: string; readonly read: string }
  /** Set if the service can't continue after a function call. */
  readonly losesCalls?: LostCalls
}

/** The tools that a service runs itself, such as web search, according to its documentation. */
export interface HostedTools {
  /** The types of these tools, as requests name them. */
  readonly types: readonly string[]
  /** Whether the documentation rules out all others, apart from functions, or doesn't mention them. */
  readonly others: 'rejected' | 'undocumented'
  readonly source: { readonly address: string; readonly read: string }
}

/** Why a service can't be relied on to accept a tool call with its result. */
export interface LostCalls {
  /** Why there's no example, with the source. */
  readonly reason: string
  /** The assumption behind a coding agent that uses it anyway. */
  readonly assumption: Assumption
}

/** The APIs that a service supports besides chat completions. */
export interface ChatApis {
  readonly responses?: ChatApiRoute
  readonly messages?: ChatApiRoute
}
