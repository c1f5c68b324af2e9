import type { JsonValue, ModelRecord, ReasoningLevel } from '@model-snippets/core'
import type { BlindSpot } from './blind-spot.ts'
import type { KnownBroken } from './defects/known-broken.ts'
import type { Media } from './media.ts'
import type { Place } from './place.ts'
import type { Nonce, Result } from './result.ts'
import type { SampleMapping } from './sample-mappings.ts'
import type { OwnScenario, Scenario } from './scenario.ts'
import type { TaskCall } from './task-call.ts'

/** A call from the provider's point of view, with everything its responses need. */
export interface Stage {
  readonly call: TaskCall
  readonly scenario: Scenario
  readonly nonce: Nonce
  /** The provider's id of the model. */
  readonly model: string
  /** The base URLs before a provider's own path. */
  readonly bases: readonly string[]
  /** Returns the URL of a file that only this run has. */
  readonly link: (media: Media) => string
}

/** Makes as many different files as a parameter of the call requests. */
export function made({ call, nonce }: Stage, countedBy: string, make: (seed: string) => Media): [Media, ...Media[]] {
  const count = Number(call.parameters[countedBy] ?? 1)
  return [make(nonce.text), ...Array.from({ length: count - 1 }, (_, place) => make(nonce.word(`${place + 2}`)))]
}

/** A provider's responses to a call, and what the example must show. */
export interface TaskAnswers {
  readonly places: readonly Place[]
  readonly result: Result
  /** Set if the provider documents another response, so that an error is as valid as the result. */
  readonly isUndocumented?: true
}

/** How a provider handles one task. */
export interface ServedTask {
  /** The provider's id of the sample model; by default, the hub's. */
  readonly model?: string
  /** Scenarios besides success and refusal. */
  readonly scenarios: readonly OwnScenario[]
  readonly answers: (stage: Stage) => TaskAnswers
  /** The clients that submit a job and poll it, while others wait for the response; all by default. */
  readonly jobsOf?: readonly string[]
  /** The parameter for the number of files, for an additional run. */
  readonly countedBy?: string
  /** Other mappings that the hub may have for a model, each for an additional run. */
  readonly mappings?: readonly SampleMapping[]
  /** A library whose models have another response, for an additional run. */
  readonly otherLibrary?: string
}

/** A reasoning level, and the fields that set it according to a vendor's page. */
export interface PlayedLevel {
  readonly model: ModelRecord
  readonly level: ReasoningLevel
  readonly sentFields: Readonly<Record<string, JsonValue>>
}

/** What the twin knows about a provider. Chat is the same for all, so it isn't listed. */
export interface ProviderService {
  readonly id: string
  /** The base URLs of direct requests, without a trailing slash. */
  readonly baseUrls: readonly string[]
  /**
   * The hub `lists` the provider's own model ids; or it `runs` the service itself, with its own tokens and ids; or it
   * `leaves it out`, and clients get the provider's id directly.
   */
  readonly hub: 'lists' | 'runs' | 'leaves it out'
  /** The model for chats, if it doesn't have the usual sample model. */
  readonly chatModel?: ModelRecord
  /** The model for structured output, if the model for chats doesn't support it there. */
  readonly schemaModel?: ModelRecord
  /** The documented fields for a reasoning level of a model, for an additional run of plain chats. */
  readonly reasoningLevel?: PlayedLevel
  /** All supported tasks except chat. */
  readonly tasks: Readonly<Record<string, ServedTask>>
  /** What released clients hide when something fails; the first match applies. */
  readonly blindSpots: readonly BlindSpot[]
  /** Defects of released clients with this provider. */
  readonly knownBroken: readonly KnownBroken[]
}
