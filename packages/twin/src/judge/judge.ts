import type { InferenceSnippet } from '@model-snippets/core'
import type { PythonWorker } from '../run/python-worker.ts'
import type { Transcript } from '../run/runner.ts'
import type { RecordedRequest } from '../service/twin.ts'
import { judgeEnding, type Scene } from './ending.ts'
import { type Finding, finding } from './finding.ts'
import { judgeSource, readSource } from './parses.ts'
import { judgeRequests } from './request.ts'
import { judgeSetup } from './setup.ts'
import { judgeSideEffects } from './side-effects.ts'
import { judgeToken, judgeTokenShown } from './token.ts'

/** What is held against an example. */
export interface Standard {
  readonly expected: RecordedRequest
  /**
   * What the example's own client sends for the call, for a client that is itself one of the published ones: for a few
   * providers huggingface_hub rewrites `response_format` into the provider's dialect, and huggingface.js does not.
   */
  readonly ownExpected?: RecordedRequest
  /** Value of the token that the run was given, or that the call was made with. */
  readonly token: string
  /** The `accessToken` option, when it was set. */
  readonly givenToken?: string
  /** Names that the specification gives the token's variable. */
  readonly variables: readonly string[]
  /** Files that the example says it writes. */
  readonly writes?: readonly string[]
}

/** Rules 1, 2 and 6, by reading. */
export async function judgeText(
  snippet: InferenceSnippet,
  standard: Standard,
  python: PythonWorker,
): Promise<Finding[]> {
  const facts = await readSource(snippet, python)
  return [
    ...judgeSource(facts),
    ...(await judgeSetup(snippet, facts, standard.variables, python)),
    ...judgeToken(snippet.content, standard.givenToken),
  ]
}

const MISSING_MODULE =
  /ModuleNotFoundError: .*|ImportError: .*|ERR_MODULE_NOT_FOUND.*|example\.sh: (line )?\d+: .*not found/

/** Rules 2 to 6, by what one run did. */
export function judgeRun(
  snippet: InferenceSnippet,
  transcript: Transcript,
  scene: Scene,
  standard: Standard,
): Finding[] {
  const { expected, ownExpected } = standard
  const missing = MISSING_MODULE.exec(transcript.stderr)
  return [
    ...(missing === null ? [] : [finding(2, `needs what its set-up does not bring: ${missing[0]}`)]),
    ...judgeRequests(
      transcript.requests,
      [expected, ...(ownExpected === undefined ? [] : [ownExpected])],
      scene.kind === 'failure',
    ),
    ...judgeEnding(transcript, scene, snippet.language),
    ...judgeSideEffects(transcript, standard.writes ?? []),
    ...judgeTokenShown(transcript, standard.token),
  ]
}
