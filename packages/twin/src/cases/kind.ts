import type { InferenceSnippet, ModelRecord, ProviderMapping, SnippetOptions, Target } from '@model-snippets/core'
import type { Ending } from '../judge/ending.ts'
import type { Conduct } from '../judge/request.ts'
import type { Pauses } from '../languages/twin-language.ts'
import type { Call } from '../oracle/call.ts'
import type { Service } from '../services/request.ts'
import type { Asked, CaseRun, Chosen, PlannedCase, Question, Scenario } from './case.ts'

/** What the services play in one run, and what an example must make of it. */
export interface Stage extends Conduct {
  readonly services: readonly Service[]
  readonly ending: Ending
  readonly pauses: Pauses
  /** What the answers of this run have and no others. */
  readonly nonce: string
  /** Calls whose requests are right beside that of the call itself. */
  readonly otherCalls?: readonly Call[]
}

/** What chat has of its own, and what the other tasks have. All else is the same for both. */
export interface Kind {
  /** Providers that are asked for a task in one way, `auto` among them where it leads somewhere. */
  readonly providers: (task: string, target: Target) => readonly string[]
  readonly streaming: readonly boolean[]
  /** What asks the generator for this kind, beyond the question. */
  readonly options?: SnippetOptions
  /** The provider whose cases meet everything, for each target; that of a plain chat where nothing is said. */
  readonly representative?: Readonly<Record<Target, string>>
  /** The target whose representative meets what a changed kind is run for; routed requests when not given. */
  readonly meetsAll?: Target
  /** The ordinary model of a question. */
  readonly model: (question: Question) => ModelRecord
  /** What the hub says of who serves the model. */
  readonly mappings: (question: Question, model: ModelRecord, chosen: Chosen) => readonly ProviderMapping[]
  /** The endpoint of the reader's own. */
  readonly endpointUrl: string
  /** The beginning of the token that a question's call is made with. */
  readonly tokenPrefix: (question: Question) => string
  /** The input and the parameters, as the published clients are given them, and what the hub says of the model. */
  readonly callPart: (
    question: Question,
    model: ModelRecord,
    chosen: Chosen,
    offered: readonly InferenceSnippet[],
  ) => Pick<
    Call,
    'inputs' | 'parameters' | 'files' | 'libraryName' | 'tags' | 'pipelineTag' | 'streaming' | 'api' | 'apiArguments'
  >
  /** The run that every case has: with the example as it is, answered at once. */
  readonly plainRun: (question: Question) => CaseRun
  /** Everything else that a case can be run with. */
  readonly furtherRuns: (planned: PlannedCase) => readonly CaseRun[]
  /** What a malicious provider can do to a case that follows its answers. */
  readonly maliciousRuns: (planned: PlannedCase) => readonly CaseRun[]
  /** What of that is not played, as the released client follows it, with the program of the documentation that shows it. */
  readonly followedMalice: (planned: PlannedCase) => readonly { readonly name: string; readonly defect: string }[]
  /** Choices of options that take a case's example away, with the public reason. */
  readonly without: (planned: PlannedCase) => readonly { readonly name: string; readonly reason: string }[]
  /**
   * @param call the call as the example makes it
   * @param asked the question it belongs to
   */
  readonly stage: (
    call: Call,
    asked: Asked,
    scenario: Scenario,
    snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  ) => Stage
}
