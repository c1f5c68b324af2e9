import type {
  InferenceSnippet,
  JsonValue,
  ModelRecord,
  ProviderMapping,
  SnippetOptions,
  Target,
} from '@model-snippets/core'
import type { Call } from '../oracle/call.ts'
import type { Played } from '../services/behaviours/behaviour.ts'
import type { InputFile } from '../services/input-file.ts'
import type { ApiEnding, ApiSpelling } from '../services/protocols/api-stream.ts'
import type { Conversation } from '../services/protocols/conversation.ts'
import type { Reasoning, StreamEnding, StreamSpelling } from '../services/protocols/event-stream.ts'
import type { Failure } from '../services/protocols/failure.ts'
import type { FlakyChat } from '../services/protocols/flaky-chat.ts'
import type { InvalidOutput } from '../services/protocols/invalid-output.ts'
import type { Scenario as TaskScenario } from '../services/scenario.ts'

/** The generator's input: a provider's task and a target. */
export interface Question {
  readonly task: string
  /** A provider's id, or `auto`. */
  readonly provider: string
  readonly target: Target
  /** Only chats can stream. */
  readonly streaming: boolean
  /** The kind of chat, named by the generator's `variantName`; absent for a plain chat. */
  readonly variant?: string
}

/** Choices beyond the question, all of them optional. */
export interface Chosen {
  readonly options?: SnippetOptions
  /** The model, if it isn't the usual one. */
  readonly model?: ModelRecord
  /** The hub's unusual facts about the model. */
  readonly mapping?: Partial<Pick<ProviderMapping, 'providerId' | 'adapter' | 'adapterWeightsPath'>>
  /** The user's files that the input refers to. */
  readonly files?: readonly InputFile[]
  /** The messages with the content of these files, in the API's documented form. */
  readonly sentMessages?: readonly object[]
  /** Body fields that the example adds by itself, in the provider's documented form. */
  readonly sentFields?: Readonly<Record<string, JsonValue>>
  readonly remote?: Call['remote']
  /** Set if the values are hostile, and not chosen according to the provider's documentation. */
  readonly isHostile?: boolean
}

/** An example that is offered, with its case's key. */
export interface Case {
  readonly key: string
  readonly snippet: InferenceSnippet
}

/** A question with the generator's examples for it, and the same question for the published clients. */
export interface Asked {
  readonly question: Question
  readonly model: ModelRecord
  readonly mapping: ProviderMapping | undefined
  readonly options: SnippetOptions
  readonly call: Call
  /** The call with the provider id from the hub, even if the user gives another one. */
  readonly asTheHubKnowsIt: Call
  readonly offered: readonly Case[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
}

/** A service's reactions to consecutive requests, and the expected number of requests. */
export type PlayedReactions = Pick<FlakyChat, 'reactions' | 'otherReactions'> & { readonly requests: number }

/** How a chat is answered: in a spelling, with an error, or with a broken stream. */
export interface ChatScenario {
  readonly kind: 'chat'
  readonly spelling?: StreamSpelling
  readonly failure?: Failure
  readonly ending?: Exclude<StreamEnding, 'done'>
  /** The model's tool calls before it answers. */
  readonly conversation?: Conversation
  /** The field names of the model's reasoning. */
  readonly reasoning?: Reasoning['names']
  /** Set if the example shows the answer without the reasoning. */
  readonly answerAlone?: true
  /** Set if the example shows the token usage. */
  readonly usage?: true
  readonly reactions?: PlayedReactions
  /** What is returned instead of a value that matches the schema. */
  readonly invalidOutput?: InvalidOutput
  /** The returned text that doesn't match the schema. */
  readonly wrongAnswer?: string
  /** Undocumented behavior of the service. */
  readonly behaviour?: Played
  /** Set if the files in the messages are missing. */
  readonly lacksFiles?: true
}

/** How a chat with another API than chat completions is answered. */
export interface ApiScenario {
  readonly kind: 'chat-api'
  /** The model's tool calls before it answers. */
  readonly conversation?: Conversation
  /** What is returned instead of a value that matches the schema. */
  readonly invalidOutput?: InvalidOutput
  /** The returned text that doesn't match the schema. */
  readonly wrongAnswer?: string
  readonly spelling?: ApiSpelling
  readonly failure?: Failure
  readonly ending?: Exclude<ApiEnding, 'complete'>
  readonly reactions?: PlayedReactions
  /** Undocumented behavior of the service. */
  readonly behaviour?: Played
  /** Set if the files in the messages are missing. */
  readonly lacksFiles?: true
}

/** What the services play. */
export type Scenario = TaskScenario | ChatScenario | ApiScenario

/** A run of a case: the user's choices, and what the services play. */
export interface CaseRun {
  /** For example, `at-once`, `refused-401`, `stream cut`, or `every-option`; unique within a case. */
  readonly name: string
  readonly chosen: Chosen
  readonly scenario: Scenario
  /** Uses the simplest of the language's interpreters. */
  readonly plainest?: boolean
  /**
   * Set if the services do something undocumented: lost connections, answers without the requested output, or calls to
   * functions that don't exist. Examples with retries must handle it; plain ones only do what the vendor's page does.
   */
  readonly forRetries?: true
  /** Set if the user hasn't set the token's variable, but has those of others. */
  readonly lacksToken?: boolean
}

/** The parts of a case that determine its runs. */
export interface PlannedCase {
  readonly key: string
  readonly question: Question
  readonly snippet: Pick<InferenceSnippet, 'language' | 'client'>
  /** Why the case's example isn't offered with some options; undefined if it is. */
  readonly unsupported: (chosen: Chosen) => string | undefined
}

export const NOTHING_CHOSEN: Chosen = {}
