import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { installedTools } from '../judge/setup.ts'
import { submitsOf } from '../tasks/ending.ts'
import { taskHubService } from '../tasks/hub.ts'
import { publishedRequests, taskDifferences } from '../tasks/published.ts'
import { taskService } from '../tasks/service.ts'
import { inParallel } from './in-parallel.ts'
import type { Laboratory } from './laboratory.ts'
import { enumerateTaskCases, type TaskCase } from './task-cases.ts'

/** The hub's clients, as readers know them, and what they are published as. */
const HUB_CLIENTS = {
  huggingface_hub: 'huggingface_hub',
  'huggingface.js': '@huggingface/inference',
} as const

/**
 * The clients of one case whose request is right and yet not the one that the raw clients send, and that the wire view
 * shows: the hub's clients differ from each other for some tasks, and fal's own calls fal however the others go.
 *
 * @returns names of cells
 */
async function otherwiseIn(lab: Laboratory, { call, offered }: TaskCase): Promise<string[]> {
  const raw = offered.find(({ snippet }) => snippet.client === 'curl')?.snippet
  if (raw === undefined) return []
  const service = taskService(call, { kind: 'at-once' }, randomBytes(6).toString('hex'))
  const transcript = await lab.runner.run(
    {
      language: raw.language,
      content: raw.content,
      files: call.files,
      env: Object.fromEntries(raw.env.map(({ name }) => [name, call.token])),
      tools: installedTools(raw.install),
    },
    [taskHubService(call), service],
  )
  const wire = submitsOf(transcript.requests, service)[0]
  if (wire === undefined) throw new Error(`curl sends no request for ${call.task} of ${call.provider}, ${call.mode}`)
  const { requests } = await publishedRequests(call, lab.twin, lab.runner)
  return offered.flatMap(({ key, snippet: { client } }) => {
    if (client === 'fal_client') return call.mode === 'routed' ? [key] : []
    if (!Object.hasOwn(HUB_CLIENTS, client)) return []
    const published = HUB_CLIENTS[client as keyof typeof HUB_CLIENTS]
    const own = requests.filter((request) => request.client === published)
    return own.some(({ request }) => taskDifferences(request, wire).length === 0) ? [] : [key]
  })
}

/** Puts the names of all such cells where core finds them. */
export async function writeSentOtherwise(lab: Laboratory): Promise<number> {
  const found: string[] = []
  await inParallel(enumerateTaskCases(), async (one) => {
    found.push(...(await otherwiseIn(lab, one)))
  })
  await writeFile(FILE, `${JSON.stringify(found.sort(), null, 2)}\n`)
  return found.length
}

const FILE = fileURLToPath(new URL('../../../core/src/verification/sent-otherwise.json', import.meta.url))
