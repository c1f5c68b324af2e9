import type { InferenceSnippet, ModelRecord, ProviderMapping, SnippetOptions, Target } from '@model-snippets/core'
import type { Ending } from '../judge/ending.ts'
import type { Conduct } from '../judge/request.ts'
import type { Pauses } from '../languages/twin-language.ts'
import type { Call } from '../oracle/call.ts'
import type { Service } from '../services/request.ts'
import type { Asked, CaseRun, Chosen, PlannedCase, Question, Scenario } from './case.ts'

/** What the services play in a run, and what an example must do with it. */
export interface Stage extends Conduct {
  readonly services: readonly Service[]
  readonly ending: Ending
  readonly pauses: Pauses
  /** A text that only this run's answers contain. */
  readonly nonce: string
  /** Calls whose requests are also correct. */
  readonly otherCalls?: readonly Call[]
}

/** The differences between chat and other tasks. Everything else is the same for both. */
export interface CaseFamily {
  /** Returns the providers of a task for a target, including `auto` if it works there. */
  readonly providers: (task: string, target: Target) => readonly string[]
  readonly streaming: readonly boolean[]
  /** Options that select this kind in the generator. */
  readonly options?: SnippetOptions
  /** The provider of the cases with all runs, by target; by default, that of a plain chat. */
  readonly representative?: Readonly<Record<Target, string>>
  /** The target of the cases with all runs of a changed kind; routed by default. */
  readonly meetsAll?: Target
  /** Returns a question's usual model. */
  readonly model: (question: Question) => ModelRecord
  /** Returns the hub's mappings of a model to providers. */
  readonly mappings: (question: Question, model: ModelRecord, chosen: Chosen) => readonly ProviderMapping[]
  /** The user's endpoint. */
  readonly endpointUrl: string
  /** Returns the prefix of the token for a question's call. */
  readonly tokenPrefix: (question: Question) => string
  /** Returns the published clients' input and parameters, and the hub's facts about the model. */
  readonly callPart: (
    question: Question,
    model: ModelRecord,
    chosen: Chosen,
    offered: readonly InferenceSnippet[],
  ) => Pick<
    Call,
    'inputs' | 'parameters' | 'files' | 'libraryName' | 'tags' | 'pipelineTag' | 'streaming' | 'api' | 'apiArguments'
  >
  /** Returns the run that every case has: a plain example with an immediate answer. */
  readonly plainRun: (question: Question) => CaseRun
  /** Returns all other runs of a case. */
  readonly furtherRuns: (planned: PlannedCase) => readonly CaseRun[]
  /** Returns a malicious provider's options in a case that follows its responses. */
  readonly maliciousRuns: (planned: PlannedCase) => readonly CaseRun[]
  /** Returns those that aren't played because the client follows them, with the program that shows the defect. */
  readonly followedMalice: (planned: PlannedCase) => readonly { readonly name: string; readonly defect: string }[]
  /** Returns options without an example for a case, with the public reason. */
  readonly without: (planned: PlannedCase) => readonly { readonly name: string; readonly reason: string }[]
  /**
   * @param call the call that the example makes
   * @param asked the question that it belongs to
   */
  readonly stage: (
    call: Call,
    asked: Asked,
    scenario: Scenario,
    snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  ) => Stage
}
