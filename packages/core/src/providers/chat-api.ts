import type { JsonObject } from '../values/value.ts'
import type { Assumption } from './assumption.ts'

/** How a service speaks an API of chats other than chat completions, as it documents it. */
export interface ChatApiRoute {
  /** Path below the service's address. */
  readonly path: `/${string}`
  /** Where the service says so, and the day on which that was read. */
  readonly source: { readonly address: string; readonly read: string }
  /** The fields of a request that it documents, beside model, input and stream; all that the API has where nothing is said. */
  readonly fields?: readonly string[]
  /** Fields that it wants in every request. */
  readonly always?: JsonObject
  /** Set where it keeps responses, so that a request can continue one by its id. */
  readonly keepsResponses?: true
  /** Where its guide sends the items of each response back in a tool loop all the same. */
  readonly sendsItemsBack?: { readonly address: string; readonly read: string }
  /** Set where the output of a response repeats its input, which isn't sent twice in a tool loop. */
  readonly repeatsInput?: { readonly address: string; readonly read: string }
  /** Set where reasoning that it doesn't keep has to be asked for in encrypted form, to be sent back in a tool loop. */
  readonly encryptsReasoning?: { readonly address: string; readonly read: string }
  /** Set where it takes tools, their results and the format of the answer as a chat completion has them. */
  readonly spellsAsChat?: true
  /** Set where it makes a chat completion of each request and asks the provider for a stream, whatever it is asked. */
  readonly streamsCompletions?: { readonly address: string; readonly read: string }
  /** Set where it can't go on once the model has called a function. */
  readonly losesCalls?: LostCalls
}

/** Why a service can't be relied on to take a call back together with its result. */
export interface LostCalls {
  /** Why no example does so, with the source. */
  readonly reason: string
  /** What a coding agent rests on that asks all the same. */
  readonly assumption: Assumption
}

/** The APIs that a service speaks beside chat completions. */
export interface ChatApis {
  readonly responses?: ChatApiRoute
  readonly messages?: ChatApiRoute
}
