import type { InferenceSnippet } from '@model-snippets/core'
import { languageOf } from '../languages/index.ts'
import type { Runtime } from '../languages/twin-language.ts'
import type { PublishedRequest } from '../oracle/published-request.ts'
import type { Transcript } from '../run/runner.ts'
import type { RecordedRequest } from '../services/request.ts'
import { type Ending, judgeEnding } from './ending.ts'
import { type Finding, finding } from './finding.ts'
import { type Conduct, judgeConduct, judgeDocumented, judgeSubmits, submitsOf } from './request.ts'
import { judgeSetup } from './setup.ts'
import { judgeSideEffects } from './side-effects.ts'
import { judgeSource, readSource } from './source.ts'
import { judgeToken, judgeTokenSent, judgeTokenShown } from './token.ts'

/** What the text of an example is held to. */
export interface TextStandard {
  /** Names that the specification gives the token's variable; none where the token was given. */
  readonly variables: readonly string[]
  /** The `accessToken` option, when it was set. */
  readonly givenToken?: string | undefined
}

/** What one run of an example is held to. */
export interface RunStandard extends Conduct {
  /** Lists of requests: a request for inference must be like one of each list. */
  readonly published: readonly (readonly PublishedRequest[])[]
  /** What a request has that its provider does not document; absent where that is not asked. */
  readonly undocumented?: (request: RecordedRequest) => readonly string[]
  readonly ending: Ending
  /**
   * The token, which must not be shown, and goes to nobody else. Undefined where the reader gave one: then it stands in
   * the text, and clients may show the request that failed; that is the reader's choice.
   */
  readonly secret: string | undefined
}

/** Rules 1, 2 and 6, by reading. */
export async function judgeText(
  snippet: InferenceSnippet,
  { variables, givenToken }: TextStandard,
  runtime: Runtime,
): Promise<Finding[]> {
  const facts = await readSource(snippet.content, runtime)
  return [
    ...judgeSource(facts),
    ...(await judgeSetup(snippet, facts, variables, runtime)),
    ...judgeToken(snippet.content, givenToken),
  ]
}

/** Rules 2 to 6, by what one run did. */
export function judgeRun(
  { language }: Pick<InferenceSnippet, 'language'>,
  transcript: Transcript,
  standard: RunStandard,
): Finding[] {
  const missing = languageOf(language).output.missing.exec(transcript.stderr)
  const { opening = (submit: RecordedRequest) => submit } = standard
  const submits = submitsOf(transcript.requests, standard).map(opening)
  const ending = judgeEnding(transcript, standard.ending, language)
  return [
    ...standard.published.flatMap((requests) => judgeSubmits(submits, requests, standard)),
    ...judgeDocumented(transcript.requests, standard.undocumented ?? (() => [])),
    ...judgeConduct(transcript.requests, standard),
    ...ending.findings,
    // Behind what the example did not do for want of it.
    ...(missing === null ? [] : [finding(2, `needs something that its setup does not install: ${missing[0]}`)]),
    ...judgeSideEffects(transcript, ending.files),
    ...(standard.secret === undefined
      ? []
      : [...judgeTokenShown(transcript, standard.secret), ...judgeTokenSent(transcript, standard.secret)]),
  ]
}
