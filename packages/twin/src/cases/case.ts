import type {
  InferenceSnippet,
  JsonValue,
  ModelRecord,
  ProviderMapping,
  SnippetOptions,
  Target,
} from '@model-snippets/core'
import type { Call } from '../oracle/call.ts'
import type { InputFile } from '../run/sandbox.ts'
import type { ApiEnding, ApiSpelling } from '../services/api-stream.ts'
import type { Played } from '../services/behaviours/behaviour.ts'
import type { Conversation } from '../services/conversation.ts'
import type { Reasoning, StreamEnding, StreamSpelling } from '../services/event-stream.ts'
import type { Failure } from '../services/failure.ts'
import type { FlakyChat } from '../services/flaky-chat.ts'
import type { InvalidOutput } from '../services/invalid-output.ts'
import type { Scenario as TaskScenario } from '../services/scenario.ts'

/** What the generator is asked: a task of a provider, reached in one way. */
export interface Question {
  readonly task: string
  /** A provider's id, or `auto`. */
  readonly provider: string
  readonly target: Target
  /** Only chat is streamed. */
  readonly streaming: boolean
  /** What a chat is beside plain, as `variantName` of the generator gives it; absent for a plain one. */
  readonly variant?: string
}

/** What is chosen beyond the question; all of it may be left out. */
export interface Chosen {
  readonly options?: SnippetOptions
  /** The model, in place of the ordinary one. */
  readonly model?: ModelRecord
  /** What the hub says of the model beyond the ordinary. */
  readonly mapping?: Partial<Pick<ProviderMapping, 'providerId' | 'adapter' | 'adapterWeightsPath'>>
  /** Files of the reader's own that the input names. */
  readonly files?: readonly InputFile[]
  /** The messages with the content of these files, as the API documents them. */
  readonly sentMessages?: readonly object[]
  /** Fields of the body that the example adds of itself, as the provider documents them. */
  readonly sentFields?: Readonly<Record<string, JsonValue>>
  readonly remote?: Call['remote']
  /** Set where the values mean harm, and are not chosen by what the provider documents. */
  readonly isHostile?: boolean
}

/** One example that is offered, under the name of its case. */
export interface Case {
  readonly key: string
  readonly snippet: InferenceSnippet
}

/** A question with what the generator offers for it, and the same question put to the published clients. */
export interface Asked {
  readonly question: Question
  readonly model: ModelRecord
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
  readonly call: Call
  /** The call with the provider's id as the hub knows it, whatever the reader says. */
  readonly asTheHubKnowsIt: Call
  readonly offered: readonly Case[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
}

/** What the service does with one request after another, and how often it is asked then. */
export type PlayedReactions = Pick<FlakyChat, 'reactions' | 'otherReactions'> & { readonly requests: number }

/** How a chat is answered: spelled in one way, refused, or broken off. */
export interface ChatScenario {
  readonly kind: 'chat'
  readonly spelling?: StreamSpelling
  readonly failure?: Failure
  readonly ending?: Exclude<StreamEnding, 'done'>
  /** What the model calls before it answers. */
  readonly conversation?: Conversation
  /** The names under which the service sends what the model thinks. */
  readonly reasoning?: Reasoning['names']
  /** Set where the example shows the answer without what the model thinks. */
  readonly answerAlone?: true
  /** Set where the reader is shown what the chat has cost. */
  readonly usage?: true
  readonly reactions?: PlayedReactions
  /** What is answered where a value by a schema was asked for. */
  readonly invalidOutput?: InvalidOutput
  /** The text that is answered there, and that does not fit the schema. */
  readonly wrongAnswer?: string
  /** What the service does that its documentation doesn't say. */
  readonly behaviour?: Played
  /** Set where the files are missing that the messages name. */
  readonly lacksFiles?: true
}

/** How a chat is answered by another API than chat completions. */
export interface ApiScenario {
  readonly kind: 'chat-api'
  /** What the model calls before it answers. */
  readonly conversation?: Conversation
  /** What is answered where a value by a schema was asked for. */
  readonly invalidOutput?: InvalidOutput
  /** The text that is answered there, and that does not fit the schema. */
  readonly wrongAnswer?: string
  readonly spelling?: ApiSpelling
  readonly failure?: Failure
  readonly ending?: Exclude<ApiEnding, 'complete'>
  readonly reactions?: PlayedReactions
  /** What the service does that its documentation doesn't say. */
  readonly behaviour?: Played
  /** Set where the files are missing that the messages name. */
  readonly lacksFiles?: true
}

/** What the services play. */
export type Scenario = TaskScenario | ChatScenario | ApiScenario

/** One run of a case: what the reader chose, and what the services play. */
export interface CaseRun {
  /** `at-once`, `refused-401`, `stream cut`, `every-option`, … unique among the runs of a case. */
  readonly name: string
  readonly chosen: Chosen
  readonly scenario: Scenario
  /** Run in the plainest of the language's interpreters. */
  readonly plainest?: boolean
  /**
   * Set where the services do what no provider documents: connections that are cut, answers without what was asked for,
   * calls of functions that are not there. An example with retries has to bear it; a plain one stops where the vendor's
   * page stops.
   */
  readonly forRetries?: true
  /** Set where the reader has not set the variable of the token, and has those of others. */
  readonly lacksToken?: boolean
}

/** A case by what decides its runs. */
export interface PlannedCase {
  readonly key: string
  readonly question: Question
  readonly snippet: Pick<InferenceSnippet, 'language' | 'client'>
  /** Why the case's example is not offered with a choice of options; undefined when it is. */
  readonly unsupported: (chosen: Chosen) => string | undefined
}

export const NOTHING_CHOSEN: Chosen = {}
