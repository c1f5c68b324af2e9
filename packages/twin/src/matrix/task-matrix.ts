import { randomBytes } from 'node:crypto'
import {
  cellKey,
  explainUnverified,
  getModelInputSnippet,
  type InferenceSnippet,
  type JsonObject,
  type Mode,
  type ModelRecord,
  PROVIDERS,
  type SnippetOptions,
  TASKS,
} from '@model-snippets/core'
import { type Finding, finding } from '../judge/finding.ts'
import { judgeSource, readSource } from '../judge/parses.ts'
import { installedTools, judgeSetup } from '../judge/setup.ts'
import { judgeSideEffects } from '../judge/side-effects.ts'
import { judgeToken } from '../judge/token.ts'
import { judgeConduct, judgeTaskEnding, submitsOf } from '../tasks/ending.ts'
import { taskHubService } from '../tasks/hub.ts'
import { judgeSubmit, type Published, publishedFalRequest, publishedRequests } from '../tasks/published.ts'
import { sampleCall, sampleFile } from '../tasks/samples.ts'
import type { Scene } from '../tasks/scene.ts'
import { taskService } from '../tasks/service.ts'
import type { TaskCall } from '../tasks/task-call.ts'
import { tokenVariables } from './cases.ts'
import type { Laboratory } from './laboratory.ts'
import type { CellResult, MatrixOptions } from './matrix.ts'

/** One task, provider and way, with what is offered for it. */
interface TaskCase {
  readonly call: TaskCall
  readonly offered: readonly { readonly key: string; readonly snippet: InferenceSnippet }[]
  readonly skipped: readonly { readonly key: string; readonly reason: string }[]
}

const MODES: readonly Mode[] = ['routed', 'direct', 'endpoint']

/** Where `auto` leads in these runs: the first provider of the hub's list that does the task. */
const behindAuto = (task: string): string =>
  PROVIDERS['hf-inference']?.routes[task] === undefined
    ? (Object.keys(PROVIDERS).find((id) => PROVIDERS[id]?.routes[task] !== undefined) ?? 'hf-inference')
    : 'hf-inference'

function taskCase(provider: string, task: string, mode: Mode): TaskCase {
  const token = mode === 'routed' ? `hf_${randomBytes(12).toString('hex')}` : `key-${randomBytes(12).toString('hex')}`
  const model: ModelRecord = { id: 'acme/lantern', pipeline_tag: task, tags: [], library_name: 'transformers' }
  const route = PROVIDERS[provider]?.routes[task]
  const serving = provider === 'auto' ? behindAuto(task) : provider
  const { mappings } = sampleCall(serving, task, mode)
  const options: SnippetOptions =
    mode === 'direct' ? { directRequest: true } : mode === 'endpoint' ? { endpointUrl: 'https://endpoint.example' } : {}
  const { snippets, skipped } = explainUnverified(
    model,
    provider,
    provider === 'auto' ? undefined : mappings[0],
    options,
  )
  const cell = (language: InferenceSnippet['language'], client: string) =>
    cellKey({ language, client, task, provider, mode, streaming: false })
  const call = sampleCall(provider, task, mode, {
    modelId: model.id,
    libraryName: 'transformers',
    mappings,
    token,
    inputs: (mode === 'endpoint' ? undefined : route?.exampleInput) ?? getModelInputSnippet(model),
    parameters: TASKS[task]?.exampleParameters ?? {},
    files: (snippets[0]?.files ?? []).map(({ name }) => sampleFile(name)),
  })
  return {
    call,
    offered: snippets.map((snippet) => ({ key: cell(snippet.language, snippet.client), snippet })),
    skipped: skipped.map(({ language, client, reason }) => ({ key: cell(language, client), reason })),
  }
}

/** Every task but chat, for every provider that does it, every way in which it is reached. */
export function* enumerateTaskCases(): Generator<TaskCase> {
  for (const task of Object.keys(TASKS).filter((id) => TASKS[id]?.input !== 'messages')) {
    const providers = Object.keys(PROVIDERS).filter((id) => PROVIDERS[id]?.routes[task] !== undefined)
    for (const mode of MODES) {
      const asked = mode === 'endpoint' ? ['hf-inference'] : mode === 'direct' ? providers : [...providers, 'auto']
      for (const provider of asked) {
        if (providers.includes(provider) || provider === 'auto') yield taskCase(provider, task, mode)
      }
    }
  }
}

const AT_ONCE: Scene = { kind: 'at-once' }
const SUCCESS: Scene = { kind: 'success' }

/** Runs one example while the twin plays the provider, and judges all six rules. */
async function runTaskCell(
  lab: Laboratory,
  { call }: TaskCase,
  snippet: InferenceSnippet,
  published: Published,
): Promise<readonly Finding[]> {
  const isFal = snippet.client === 'fal_client'
  // fal's own client takes a fal key and calls fal itself, however the other examples go.
  const seen: TaskCall = isFal ? { ...call, mode: 'direct', token: `key-${call.token.slice(3)}` } : call
  const service = taskService(seen, isFal ? SUCCESS : AT_ONCE, randomBytes(6).toString('hex'))
  const transcript = await lab.runner.run(
    {
      language: snippet.language,
      content: snippet.content,
      files: [...call.files],
      env: Object.fromEntries(snippet.env.map(({ name }) => [name, seen.token])),
      tools: installedTools(snippet.install),
    },
    [taskHubService(seen), service],
  )
  const submit = submitsOf(transcript.requests, service)[0]
  const expected =
    isFal && submit !== undefined ? await falRequest(lab, seen, submit.body, submit.url) : published.requests
  const ending = judgeTaskEnding(transcript, service, snippet)
  const variables = isFal ? ['FAL_AI_API_KEY'] : tokenVariables(call.mode, call.provider)
  const read = await lab.runner.withPython(async (python) => {
    const facts = await readSource(snippet, python)
    return [...judgeSource(facts), ...(await judgeSetup(snippet, facts, variables, python))]
  })
  return [
    ...read,
    ...judgeToken(snippet.content, undefined),
    ...(submit === undefined ? [] : judgeSubmit(submit, expected)),
    ...judgeConduct(transcript.requests, service, snippet),
    ...ending.findings,
    ...judgeSideEffects(transcript, ending.files),
  ]
}

/** What fal's own client sends when it is given the arguments that the example gave it. */
async function falRequest(lab: Laboratory, call: TaskCall, body: Buffer, url: string) {
  const parameters = JSON.parse(body.toString()) as JsonObject
  return [await publishedFalRequest(call, new URL(url).pathname.slice(1), parameters, lab.runner)]
}

/** Runs every cell of every task but chat. */
export async function verifyTasks(
  lab: Laboratory,
  { wants = () => true, onCell }: MatrixOptions = {},
): Promise<{ readonly cells: CellResult[]; readonly skipped: { key: string; reason: string }[] }> {
  const cells: CellResult[] = []
  const skipped: { key: string; reason: string }[] = []
  const cases = [...enumerateTaskCases()]
  const worker = async (): Promise<void> => {
    for (let one = cases.shift(); one !== undefined; one = cases.shift()) {
      skipped.push(...one.skipped.filter(({ key }) => wants(key)))
      const offered = one.offered.filter(({ key }) => wants(key))
      if (offered.length === 0) continue
      const published = await publishedRequests(one.call, lab.twin, lab.runner)
      for (const { key, snippet } of offered) {
        const findings = await runTaskCell(lab, one, snippet, published).catch((error: unknown) => [
          finding(4, String(error)),
        ])
        const cell: CellResult = {
          key,
          client: `${snippet.language}/${snippet.client}`,
          runs: 1,
          problems: findings.map((each) => `rule ${each.rule}: ${each.text}`),
        }
        cells.push(cell)
        onCell?.(cell, cells.length)
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return { cells: cells.sort((a, b) => (a.key < b.key ? -1 : 1)), skipped }
}
