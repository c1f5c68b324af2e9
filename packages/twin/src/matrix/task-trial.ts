import { randomBytes } from 'node:crypto'
import type { InferenceSnippet, JsonObject } from '@model-snippets/core'
import type { Finding } from '../judge/finding.ts'
import { judgeSource, readSource } from '../judge/parses.ts'
import { installedTools, judgeSetup } from '../judge/setup.ts'
import { judgeSideEffects } from '../judge/side-effects.ts'
import { judgeToken, judgeTokenShown } from '../judge/token.ts'
import type { Transcript } from '../run/runner.ts'
import { judgeConduct, judgeMissingFile, judgeTaskEnding, submitsOf } from '../tasks/ending.ts'
import { taskHubService } from '../tasks/hub.ts'
import { judgeSubmit, type PublishedRequest, publishedFalRequest } from '../tasks/published.ts'
import { remoteInputsService } from '../tasks/remote-inputs.ts'
import { isQueued, type Scene } from '../tasks/scene.ts'
import { taskService } from '../tasks/service.ts'
import { servingProvider, type TaskCall } from '../tasks/task-call.ts'
import { tokenVariables } from './cases.ts'
import type { Laboratory } from './laboratory.ts'
import type { TaskCase } from './task-cases.ts'

/** One run of one example of a task, with what the judge says of it. */
export interface TaskTrial {
  readonly transcript: Transcript
  readonly published: readonly PublishedRequest[]
  readonly findings: readonly Finding[]
}

const FAL_KEY = 'FAL_AI_API_KEY'

/** Rules 1, 2 and 6 on the text alone. */
export async function readTaskTrial(
  lab: Laboratory,
  { call, options }: TaskCase,
  snippet: InferenceSnippet,
): Promise<Finding[]> {
  const given = options.accessToken
  const variables =
    given !== undefined ? [] : snippet.client === 'fal_client' ? [FAL_KEY] : tokenVariables(call.mode, call.provider)
  const read = await lab.runner.withPython(async (python) => {
    const facts = await readSource(snippet, python)
    return [...judgeSource(facts), ...(await judgeSetup(snippet, facts, variables, python))]
  })
  return [...read, ...judgeToken(snippet.content, given)]
}

/** Runs one example while the twin plays the provider, and judges what it did. */
export async function runTaskTrial(
  lab: Laboratory,
  { call, asTheHubKnowsIt, options }: TaskCase,
  snippet: InferenceSnippet,
  scene: Scene,
): Promise<TaskTrial> {
  const isFal = snippet.client === 'fal_client'
  // fal's own client takes a fal key and calls fal itself, however the other examples go.
  const seen: TaskCall =
    isFal && call.mode === 'routed' ? { ...call, mode: 'direct', token: `key-${call.token.slice(3)}` } : call
  // To fal's client a job is never done at once.
  const played: Scene = isFal && scene.kind === 'at-once' ? { kind: 'success' } : scene
  const service = taskService(seen, played, randomBytes(6).toString('hex'))
  const { language } = snippet
  const waits = isQueued(servingProvider(seen), seen.task) || isFal || scene.kind === 'refused'
  const transcript = await lab.runner.run(
    {
      language,
      content: snippet.content,
      files: scene.kind === 'no-file' ? [] : [...call.files],
      env: {
        ...Object.fromEntries(snippet.env.map(({ name }) => [name, seen.token])),
        ...(waits ? lab.fastTime.env(language, scene.kind === 'never-ends') : {}),
      },
      tools: installedTools(snippet.install),
    },
    [taskHubService(asTheHubKnowsIt), remoteInputsService(seen), service],
    waits ? lab.fastTime.options(language) : {},
  )
  if (scene.kind === 'no-file') {
    const [file] = call.files
    if (file === undefined) throw new Error(`${call.task} has no file that could be missing`)
    return { transcript, published: [], findings: judgeMissingFile(transcript, service, file.name) }
  }
  const submit = submitsOf(transcript.requests, service)[0]
  const published = (await lab.published(call)).requests
  // fal's client is given the same arguments; what else it sends is its own.
  const own = isFal && submit !== undefined ? [await falRequest(lab, seen, submit.body, submit.url)] : []
  const compared =
    isFal && submit !== undefined
      ? [
          ...judgeSubmit(submit, own),
          ...judgeSubmit(
            submit,
            published.map(({ client, request }) => ({ client, request: { ...submit, body: request.body } })),
          ),
        ]
      : submit === undefined
        ? []
        : judgeSubmit(submit, published)
  const ending = judgeTaskEnding(transcript, service, snippet)
  return {
    transcript,
    published: isFal ? own : published,
    findings: [
      ...compared,
      ...judgeConduct(transcript.requests, service, snippet),
      ...ending.findings,
      ...judgeSideEffects(transcript, ending.files),
      // A given token stands in the text, and clients may show the request that failed; that is the reader's choice.
      ...(options.accessToken === undefined ? judgeTokenShown(transcript, seen.token) : []),
    ],
  }
}

/** What fal's own client sends when it is given the arguments that the example gave it. */
function falRequest(lab: Laboratory, call: TaskCall, body: Buffer, url: string): Promise<PublishedRequest> {
  const parameters = JSON.parse(body.toString()) as JsonObject
  return publishedFalRequest(call, new URL(url).pathname.slice(1), parameters, lab.runner)
}
