import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { InferenceSnippet, JsonObject } from '@model-snippets/core'
import type { Asked } from '../cases/case.ts'
import { ask, enumerateQuestions } from '../cases/cases.ts'
import { otherTasks } from '../cases/other-tasks.ts'
import { differences, submitsOf } from '../judge/request.ts'
import { clientFacts } from '../languages/index.ts'
import { isChat } from '../oracle/call.ts'
import { isOpenAiTask } from '../oracle/openai-tasks.ts'
import { asksAsOpenAi, PUBLISHED_AS, publishedFalRequest, requestsFor } from '../oracle/published.ts'
import type { PublishedRequest } from '../oracle/published-request.ts'
import { providerModelOf } from '../services/serving.ts'
import type { Harness } from '../trials/harness.ts'
import { inParallel } from '../trials/in-parallel.ts'
import { asMadeBy } from '../trials/trial.ts'

/**
 * Returns the clients of one question whose request is correct but differs from the raw clients' request in the wire
 * view: the hub's clients differ from each other for some tasks, OpenAI's clients send the format of embeddings and use
 * their API at an endpoint, a provider's own client calls that provider regardless of the others, and some submit a job
 * where others wait for the response.
 *
 * @returns keys of cases
 */
async function otherwiseIn(harness: Harness, asked: Asked): Promise<string[]> {
  const { call, offered } = asked
  const raw = offered.find(({ snippet }) => snippet.client === 'curl')?.snippet
  if (raw === undefined) return []
  const { services, ...conduct } = otherTasks.stage(call, asked, { kind: 'at-once' }, raw)
  const transcript = await harness.runner.run(
    {
      language: raw.language,
      content: raw.content,
      files: call.files,
      env: Object.fromEntries(raw.env.map(({ name }) => [name, call.token])),
      install: raw.install,
    },
    services,
  )
  const wire = submitsOf(transcript.requests, conduct)[0]
  if (wire === undefined) throw new Error(`curl sends no request for ${call.task} of ${call.provider}, ${call.target}`)
  const { requests } = await harness.published(call)
  const ownRequests = async (snippet: InferenceSnippet): Promise<readonly PublishedRequest[] | undefined> => {
    if (clientFacts(snippet).ownService !== undefined) {
      const made = asMadeBy(snippet, call)
      const args = JSON.parse(wire.body.toString()) as JsonObject
      return [await publishedFalRequest(made, providerModelOf(made), args, harness.runner)]
    }
    if (asksAsOpenAi(snippet.client) && isOpenAiTask(call))
      return requestsFor(call, { requests, refusals: [] }, snippet.client)
    const published = PUBLISHED_AS[snippet.client]
    return published && requests.filter(({ client }) => client === published)
  }
  const keys = offered.map(async ({ key, snippet }) => {
    const own = await ownRequests(snippet)
    return own?.every(({ request, sent = request }) => differences(sent, wire).length > 0) ? [key] : []
  })
  return (await Promise.all(keys)).flat()
}

/** Writes the keys of all such cases to core. */
export async function writeSentOtherwise(harness: Harness): Promise<number> {
  const found: string[] = []
  await inParallel(enumerateQuestions(), async (question) => {
    if (!isChat(question)) found.push(...(await otherwiseIn(harness, ask(question))))
  })
  await writeFile(FILE, `${JSON.stringify(found.sort(), null, 2)}\n`)
  return found.length
}

const FILE = fileURLToPath(new URL('../../../core/src/verification/sent-otherwise.json', import.meta.url))
