import type { InferenceSnippet } from '@model-snippets/core'
import type { Finding } from '../judge/finding.ts'
import { judgeRun, judgeText, type Standard } from '../judge/judge.ts'
import { installedTools } from '../judge/setup.ts'
import type { Expectation } from '../oracle/expectation.ts'
import type { RunOptions, Transcript } from '../run/runner.ts'
import { type ChatCase, tokenVariables } from './cases.ts'
import type { Laboratory } from './laboratory.ts'
import type { Play } from './scenes.ts'

/** One run of one example, with what the judge says of it. */
export interface Trial {
  readonly play: string
  readonly expectation: Expectation
  readonly transcript: Transcript
  readonly findings: readonly Finding[]
}

export async function standardFor(
  lab: Laboratory,
  one: ChatCase,
  client: string,
): Promise<{ standard: Standard; expectation: Expectation }> {
  const expectation = await lab.expectation(one.call)
  const own = client === 'huggingface_hub' ? await lab.secondOpinion(one.call) : undefined
  const given = one.options.accessToken
  return {
    expectation,
    standard: {
      expected: expectation.request,
      ...(own === undefined ? {} : { ownExpected: own }),
      token: one.call.token,
      variables: given === undefined ? tokenVariables(one.mode, one.provider) : [],
      ...(given === undefined ? {} : { givenToken: given }),
    },
  }
}

/** Rules 1, 2 and 6 on the text alone. */
export async function readTrial(lab: Laboratory, one: ChatCase, snippet: InferenceSnippet): Promise<Finding[]> {
  const { standard } = await standardFor(lab, one, snippet.client)
  return lab.runner.withPython((worker) => judgeText(snippet, standard, worker))
}

/** Runs an example while the services play, and judges what it did. */
export async function runTrial(
  lab: Laboratory,
  one: ChatCase,
  snippet: InferenceSnippet,
  play: Play,
  options: RunOptions = {},
): Promise<Trial> {
  const { standard, expectation } = await standardFor(lab, one, snippet.client)
  const transcript = await lab.runner.run(
    {
      language: snippet.language,
      content: snippet.content,
      files: [],
      env: Object.fromEntries(snippet.env.map((variable) => [variable.name, one.call.token])),
      tools: installedTools(snippet.install),
    },
    play.services,
    options,
  )
  const findings = judgeRun(snippet, transcript, play.scene, standard)
  return {
    play: play.name,
    expectation,
    transcript,
    // A given token stands in the text, and clients may show the request that failed; that is the reader's choice.
    findings: one.options.accessToken === undefined ? findings : findings.filter((each) => each.rule !== 6),
  }
}
