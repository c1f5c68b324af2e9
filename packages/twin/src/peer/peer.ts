import type { JsonObject } from '@model-snippets/core'
import type { Asked, Question } from '../cases/case.ts'
import { keyOf, kindOf } from '../cases/cases.ts'
import { judgeRun } from '../judge/judge.ts'
import { submitsOf } from '../judge/request.ts'
import { judgeSource, readSource } from '../judge/source.ts'
import { clientFacts } from '../languages/index.ts'
import type { Call } from '../oracle/call.ts'
import { publishedFalRequest, requestsFor } from '../oracle/published.ts'
import type { PublishedRequest } from '../oracle/published-request.ts'
import { plainRun } from '../plan/plan.ts'
import type { Transcript } from '../run/runner.ts'
import { jsonAnswer } from '../services/answer.ts'
import type { Service } from '../services/request.ts'
import { providerModelOf } from '../services/serving.ts'
import type { Harness } from '../trials/harness.ts'
import { inParallel } from '../trials/in-parallel.ts'
import { asMadeBy } from '../trials/trial.ts'
import { type ComparedCase, type Comparison, compare } from './comparison.ts'
import type { Judged } from './peer-generator.ts'
import { askBoth } from './peer-questions.ts'

/** A chat service's error for a model that isn't made for chats. */
const refusesChat: Service = {
  name: 'chat',
  answer: (request) =>
    request.method === 'POST' && new URL(request.url).pathname.endsWith('/chat/completions')
      ? jsonAnswer(400, {
          error: { message: "The model 'acme/lantern' is not a chat model", type: 'invalid_request_error' },
        })
      : undefined,
}

/**
 * Judges an example by what applies to both sides: it parses with the right imports, and in one run, it sends the
 * request, shows the result, and leaves nothing behind. The peer has no set-up, so every variable that its text or
 * client reads is set, all clients count as installed, and all files exist.
 */
async function problemsOf(
  harness: Harness,
  asked: Asked,
  requests: readonly PublishedRequest[],
  judged: Judged,
): Promise<string[]> {
  const { ownService: own, keyVariable = own?.variable, readsVariables = [] } = clientFacts(judged)
  const call = asMadeBy(judged, asked.call)
  const { scenario } = plainRun(asked.question)
  const { services, nonce, pauses: _pauses, ...stage } = kindOf(asked.question).stage(call, asked, scenario, judged)
  const facts = await readSource(judged.content, harness.runner.runtime(judged.language))
  const names = [...facts.environment, ...readsVariables, ...(keyVariable === undefined ? [] : [keyVariable])]
  const transcript = await harness.runner.run(
    {
      language: judged.language,
      content: judged.content,
      files: call.files,
      env: Object.fromEntries(names.map((name) => [name, call.token])),
      // All clients are available; shell examples also need the tool that ours install.
      ...(judged.language === 'sh' ? { install: 'apt-get install -y jq' } : {}),
    },
    call.task === 'text-generation' ? [refusesChat, ...services] : services,
  )
  const submit = submitsOf(transcript.requests, stage)[0]
  if (call.task === 'text-generation' && submit?.service === refusesChat.name) {
    return ['rule 3: sends a chat to a model that is not a chat model']
  }
  const published = own === undefined ? requests : await ownRequests(harness, call, requests)
  return [
    ...judgeSource(facts),
    ...judgeRun(judged, transcript, { ...stage, published: [published], secret: call.token }),
  ].map(({ rule, text }) => `rule ${rule}: ${inOneLine(text, transcript).replaceAll(nonce, '…')}`)
}

const ERROR_LINE = /^[\w.]*(?:Error|Exception)\b.*$/gm

/** A finding with an error's last lines, reduced to the error itself; the others contain this machine's folders. */
function inOneLine(text: string, { stderr }: Pick<Transcript, 'stderr'>): string {
  const exit = /^exit code \d+/.exec(text)?.[0]
  const named = stderr.match(ERROR_LINE)?.at(-1)
  return exit === undefined || named === undefined ? text : `${exit}: ${named}`
}

/** A provider's own client's requests with the arguments that huggingface.js sends to the provider. */
function ownRequests(harness: Harness, call: Call, requests: readonly PublishedRequest[]): Promise<PublishedRequest[]> {
  const bodies = requests.flatMap(({ client, request }) => (client === '@huggingface/inference' ? [request.body] : []))
  const model = providerModelOf(call)
  return Promise.all(
    bodies.map((body) => publishedFalRequest(call, model, JSON.parse(body.toString()) as JsonObject, harness.runner)),
  )
}

/** Returns the peer's best result: that of the first spelling that passes, otherwise of the first. */
async function bestOf(
  spellings: readonly Judged[],
  judge: (judged: Judged) => Promise<string[]>,
): Promise<string[] | undefined> {
  let first: string[] | undefined
  const seen = new Set<string>()
  for (const judged of spellings) {
    if (seen.has(judged.content)) continue
    seen.add(judged.content)
    const problems = await judge(judged).catch((error: unknown) => [`rule 4: ${error}`])
    if (problems.length === 0) return problems
    first ??= problems
  }
  return first
}

/** Parameters that an example may omit. */
const EXTRAS: ReadonlySet<string> = new Set(['num_inference_steps'])

/** Returns the published clients' requests without them, which are as good: the peer omits them for some clients. */
async function withoutExtras(harness: Harness, call: Call): Promise<readonly PublishedRequest[]> {
  const kept = Object.entries(call.parameters).filter(([name]) => !EXTRAS.has(name))
  if (kept.length === Object.keys(call.parameters).length) return []
  return (await harness.published({ ...call, parameters: Object.fromEntries(kept) })).requests
}

/** Judges our examples and the published generator's for one question. */
async function compareExamples(harness: Harness, question: Question): Promise<ComparedCase[]> {
  const { asked, peers, isDone } = askBoth(question)
  // The peer has no frameworks, and their packages aren't installed with all plain clients.
  const plain = asked.offered.filter(({ snippet }) => snippet.framework !== true)
  const offered = new Map(plain.map(({ key, snippet }) => [key, [snippet]]))
  const theirs = new Map<string, Judged[]>()
  for (const judged of peers.flat()) {
    const key = keyOf(question, judged)
    theirs.set(key, [...(theirs.get(key) ?? []), judged])
  }
  const published = isDone ? await harness.published(asked.call) : { requests: [], refusals: [] }
  const extras = isDone ? await withoutExtras(harness, asked.call) : []
  const judge = (more: readonly PublishedRequest[]) => (judged: Judged) =>
    problemsOf(harness, asked, [...requestsFor(asked.call, published, judged.client), ...more], judged)
  return Promise.all(
    [...new Set([...offered.keys(), ...theirs.keys()])].map(async (key) => ({
      key,
      task: question.task,
      ours: await bestOf(offered.get(key) ?? [], judge([])),
      peer: await bestOf(theirs.get(key) ?? [], judge(extras)),
    })),
  )
}

/** Compares our generator with the published one, using the same questions and judge. */
export async function comparePeer(
  harness: Harness,
  questions: readonly Question[],
  onDone: () => void,
): Promise<Comparison> {
  const cases: ComparedCase[] = []
  await inParallel(questions, async (question) => {
    cases.push(...(await compareExamples(harness, question)))
    onDone()
  })
  return compare(cases)
}
