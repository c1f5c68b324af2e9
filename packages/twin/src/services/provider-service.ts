import type { ModelRecord } from '@model-snippets/core'
import type { BlindSpot } from './blind-spot.ts'
import type { KnownBroken } from './known-broken.ts'
import type { Media } from './media.ts'
import type { Place } from './place.ts'
import type { Nonce, Result } from './result.ts'
import type { SampleMapping } from './sample-mappings.ts'
import type { OwnScenario, Scenario } from './scenario.ts'
import type { TaskCall } from './task-call.ts'

/** One call as a provider sees it, with what its answers are made of. */
export interface Stage {
  readonly call: TaskCall
  readonly scenario: Scenario
  readonly nonce: Nonce
  /** The provider's id of the model. */
  readonly model: string
  /** All that stands before a provider's own path. */
  readonly bases: readonly string[]
  /** Address of a file that only this run has. */
  readonly link: (media: Media) => string
}

/** As many files as a parameter of the call asks for, each another. */
export function made({ call, nonce }: Stage, countedBy: string, make: (seed: string) => Media): [Media, ...Media[]] {
  const count = Number(call.parameters[countedBy] ?? 1)
  return [make(nonce.text), ...Array.from({ length: count - 1 }, (_, place) => make(nonce.word(`${place + 2}`)))]
}

/** What a provider answers to one call, and what a reader must be shown of it. */
export interface TaskAnswers {
  readonly places: readonly Place[]
  readonly result: Result
  /** Set where the provider documents another answer: an error is as right as the result. */
  readonly isUndocumented?: true
}

/** How a provider does one task. */
export interface ServedTask {
  /** The provider's id of the sample model; absent where it is the hub's. */
  readonly model?: string
  /** What can happen besides success and refusal. */
  readonly scenarios: readonly OwnScenario[]
  readonly answers: (stage: Stage) => TaskAnswers
  /** The clients that submit a job and ask how far it is, where others wait for the answer; all where nothing is said. */
  readonly jobsOf?: readonly string[]
  /** The parameter that says how many files are made, worth a run with several. */
  readonly countedBy?: string
  /** What else the hub may say of a model, each worth a run. */
  readonly mappings?: readonly SampleMapping[]
  /** A library whose models are answered in another way, worth a run. */
  readonly otherLibrary?: string
}

/** All that the twin knows of one provider. Chat is the same everywhere, and needs no word here. */
export interface ProviderService {
  readonly id: string
  /** Where it answers direct requests, without a trailing slash. */
  readonly baseUrls: readonly string[]
  /**
   * What the hub has to do with it: it `lists` the provider's own ids of models; it `runs` the service itself, with its
   * own tokens and its own ids; or it `leaves it out`, and clients are given the provider's id.
   */
  readonly hub: 'lists' | 'runs' | 'leaves it out'
  /** The model that it is asked to chat with, where it does not have the sample of all others. */
  readonly chatModel?: ModelRecord
  /** Every task but chat that it does. */
  readonly tasks: Readonly<Record<string, ServedTask>>
  /** What released clients keep to themselves when something goes wrong there; the first that fits counts. */
  readonly blindSpots: readonly BlindSpot[]
  /** What released clients do wrong with it. */
  readonly knownBroken: readonly KnownBroken[]
}
