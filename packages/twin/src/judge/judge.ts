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

/** What an example's text is checked against. */
export interface TextStandard {
  /** The names that the specification gives the token's variable; empty if the token was given. */
  readonly variables: readonly string[]
  /** The `accessToken` option, if it was set. */
  readonly givenToken?: string | undefined
}

/** What a run of an example is checked against. */
export interface RunStandard extends Conduct {
  /** Lists of requests. An inference request must match a request in each list. */
  readonly published: readonly (readonly PublishedRequest[])[]
  /** Returns the parts of a request that its provider doesn't document; absent if that isn't checked. */
  readonly undocumented?: (request: RecordedRequest) => readonly string[]
  readonly ending: Ending
  /**
   * The token, which must not be shown or sent to anyone else. Undefined if the user gave one: then the text contains
   * it, and clients may show the failed request, which is the user's choice.
   */
  readonly secret: string | undefined
}

/** Checks rules 1, 2, and 6 by reading the example. */
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

/** Checks rules 2 to 6 in one run. */
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
    // Comes last, after the findings that follow from it.
    ...(missing === null ? [] : [finding(2, `needs something that its setup does not install: ${missing[0]}`)]),
    ...judgeSideEffects(transcript, ending.files),
    ...(standard.secret === undefined
      ? []
      : [...judgeTokenShown(transcript, standard.secret), ...judgeTokenSent(transcript, standard.secret)]),
  ]
}
