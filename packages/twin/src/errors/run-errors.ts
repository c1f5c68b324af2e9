import { homedir, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { CLIENTS, type InferenceSnippet } from '@model-snippets/core'
import type { SeenError } from '@model-snippets/core/errors/seen'
import { clientKey, exampleDigest } from '@model-snippets/core/verification'
import type { Asked, Question, Scenario } from '../cases/case.ts'
import { ask, kindOf } from '../cases/cases.ts'
import { withoutVariables } from '../judge/unset-variable.ts'
import { findLanguage } from '../languages/index.ts'
import { isChat } from '../oracle/call.ts'
import type { RunOptions } from '../run/runner.ts'
import { DROPPED } from '../services/answer.ts'
import type { Service } from '../services/request.ts'
import type { Harness } from '../trials/harness.ts'
import { asMadeBy } from '../trials/trial.ts'
import { PROVOKED, type ProvokedFailure, type Way } from './failures.ts'
import { installWhereManaged } from './managed-python.ts'
import { printedBy } from './printed.ts'

/** A client in which failures are triggered. */
export interface ProvokedClient {
  readonly language: InferenceSnippet['language']
  readonly client: string
}

/** An example that must fail in one way. */
export interface Provocation extends ProvokedClient {
  readonly failure: ProvokedFailure
  readonly asked: Asked
  readonly snippet: InferenceSnippet
  readonly digest: string
}

const CHAT: Pick<Question, 'task' | 'provider' | 'target'> = {
  task: 'conversational',
  provider: 'together',
  target: 'routed',
}
const ENDPOINT = { ...CHAT, provider: 'auto', target: 'endpoint' } as const

/** A client's simplest example: a chat, a chat with another API or form, or what the client is made for. */
const QUESTIONS: readonly Pick<Question, 'task' | 'provider' | 'target' | 'variant'>[] = [
  CHAT,
  { ...CHAT, variant: 'messages' },
  { ...CHAT, variant: 'async' },
  { ...CHAT, variant: 'structured-output' },
  { task: 'text-to-image', provider: 'fal-ai', target: 'direct' },
  // Vendors' own clients.
  { ...CHAT, target: 'direct' },
  { ...CHAT, provider: 'groq', target: 'direct' },
  { task: 'text-to-image', provider: 'replicate', target: 'direct' },
]

/** The representative of the Python clients, whose commands install in the same way. */
const OF_PYTHON = 'python/openai'

/** Returns every client that runs here. */
export const provokedClients = (): readonly ProvokedClient[] =>
  CLIENTS.filter(({ language }) => findLanguage(language) !== undefined).map(({ language, id }) => ({
    language,
    client: id,
  }))

/** The question with which a failure can happen. */
function questionFor(question: (typeof QUESTIONS)[number], way: Way): Question | undefined {
  const streaming = way.kind === 'stream'
  if (way.kind !== 'address') return isChat(question) || !streaming ? { ...question, streaming } : undefined
  return isChat(question) ? { ...question, ...ENDPOINT, streaming } : undefined
}

/** Returns how a failure is triggered in a client; undefined if the client can't have it. */
async function provocationOf(
  { language, client }: ProvokedClient,
  failure: ProvokedFailure,
): Promise<Provocation | undefined> {
  const { way } = failure
  for (const each of QUESTIONS) {
    const question = questionFor(each, way)
    if (question === undefined) continue
    const asked = ask(question, way.kind === 'address' ? { options: { endpointUrl: way.endpointUrl } } : {})
    const snippet = asked.offered
      .map((offer) => offer.snippet)
      .find((offered) => offered.language === language && offered.client === client)
    if (snippet === undefined) continue
    if (way.kind === 'not-installed' && snippet.install === null) return undefined
    if (way.kind === 'managed' && clientKey({ language, client }) !== OF_PYTHON) return undefined
    if (way.kind === 'older' && way.installs[clientKey({ language, client })] === undefined) return undefined
    return { language, client, failure, asked, snippet, digest: await exampleDigest(snippet) }
  }
  return undefined
}

/** Returns every failure of every client. */
export async function allProvocations(): Promise<readonly Provocation[]> {
  const all = await Promise.all(
    provokedClients().flatMap((client) => PROVOKED.map((failure) => provocationOf(client, failure))),
  )
  return all.filter((each) => each !== undefined)
}

/** Closes the connection for every request. */
const DROPPING: Service = { name: 'dropped', answer: () => DROPPED }

const chatKind = ({ question }: Asked): 'chat' | 'chat-api' => (question.variant === 'messages' ? 'chat-api' : 'chat')

function scenarioOf(asked: Asked, way: Way): Scenario {
  const plain: Scenario = isChat(asked.question) ? { kind: chatKind(asked) } : { kind: 'success' }
  if (way.kind === 'answer') {
    return isChat(asked.question)
      ? { kind: chatKind(asked), failure: way.failure }
      : { kind: 'refused', failure: way.failure }
  }
  return way.kind === 'stream' ? { kind: chatKind(asked), ending: way.ending } : plain
}

/** The install command if an example's client is missing: none, or in Python one for another package. */
const withoutClient = ({ language, client }: ProvokedClient): string | null => {
  if (language !== 'python') return null
  const other = CLIENTS.find(
    ({ language: its, id }) => its === language && id === (client === 'requests' ? 'openai' : 'requests'),
  )
  return other?.install ?? null
}

function installFor({ failure: { way }, snippet, ...client }: Provocation): string | null {
  if (way.kind === 'not-installed') return withoutClient(client)
  return (way.kind === 'older' ? way.installs[clientKey(client)] : undefined) ?? snippet.install
}

function optionsOf(way: Way): RunOptions {
  // A separate process, as for a user.
  if (way.kind === 'untrusted') return { cold: true, trusts: false }
  return way.kind === 'address' ? { cold: true, alone: true } : { cold: true }
}

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '')

/** Triggers a failure in an example. @returns its output, and how it ran */
export async function provoke(harness: Harness, provocation: Provocation, date: string): Promise<SeenError> {
  const { asked, snippet, failure, language, client, digest } = provocation
  const { way } = failure
  const call = asMadeBy(snippet, asked.call)
  const { services } = kindOf(asked.question).stage(call, asked, scenarioOf(asked, way), snippet)
  const names = snippet.env.map(({ name }) => name)
  const { exitCode, stdout, stderr, ...managed } =
    way.kind === 'managed'
      ? installWhereManaged(snippet.install ?? '')
      : await harness.runner.run(
          {
            language: snippet.language,
            content: snippet.content,
            files: call.files,
            env:
              way.kind === 'unset'
                ? withoutVariables(names)
                : Object.fromEntries(names.map((name) => [name, call.token])),
            install: installFor(provocation),
          },
          way.kind === 'dropped' ? [DROPPING] : services,
          { seconds: 120, ...optionsOf(way) },
        )
  const release = harness.releases.get(clientKey(provocation))
  if (release === undefined) throw new Error(`No release of ${clientKey(provocation)} is known`)
  return {
    failure: failure.name,
    cause: failure.cause,
    language,
    client,
    ...release,
    ...('runtime' in managed ? { runtime: managed.runtime } : undefined),
    date,
    digest,
    exitCode,
    printed: printedBy(
      { stdout, stderr },
      { folders: [harness.runner.folder, REPOSITORY, tmpdir(), homedir()], secrets: [call.token] },
    ),
  }
}
