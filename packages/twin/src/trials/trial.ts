import type { InferenceSnippet, JsonObject } from '@model-snippets/core'
import type { Asked, CaseRun, Scenario } from '../cases/case.ts'
import type { Stage } from '../cases/case-family.ts'
import { kindOf, tokenVariables } from '../cases/cases.ts'
import { lacksFiles } from '../cases/chat-files.ts'
import type { Finding } from '../judge/finding.ts'
import { judgeRun, judgeText } from '../judge/judge.ts'
import { meaningOfBody } from '../judge/meaning.ts'
import { submitsOf } from '../judge/request.ts'
import { judgeUnsetVariable, withoutVariables } from '../judge/unset-variable.ts'
import { clientFacts } from '../languages/index.ts'
import { InstallError } from '../languages/twin-language.ts'
import type { Call } from '../oracle/call.ts'
import { PUBLISHED_AS, publishedFalRequest, requestsFor } from '../oracle/published.ts'
import type { PublishedRequest } from '../oracle/published-request.ts'
import type { RunOptions, Transcript } from '../run/runner.ts'
import { violationsOf } from '../services/documented.ts'
import type { InputFile } from '../services/input-file.ts'
import { CHAT_SERVICE } from '../services/protocols/chat.ts'
import type { RecordedRequest } from '../services/request.ts'
import { servingProvider } from '../services/serving.ts'
import type { Harness } from './harness.ts'

/** One run of an example, with the judge's findings. */
export interface Trial {
  readonly transcript: Transcript
  /** The published clients' requests, any of which is correct. */
  readonly published: readonly PublishedRequest[]
  readonly findings: readonly Finding[]
}

/** Checks rules 1, 2, and 6 in the text alone. */
export function readTrial(harness: Harness, asked: Asked, snippet: InferenceSnippet): Promise<Finding[]> {
  const givenToken = asked.options.accessToken
  const { ownService, keyVariable = ownService?.variable } = clientFacts(snippet)
  const expected = keyVariable === undefined ? tokenVariables(asked.question) : [keyVariable]
  const variables = givenToken === undefined ? expected : []
  return judgeText(snippet, { variables, givenToken }, harness.runner.runtime(snippet.language))
}

/** Runs an example with the services, and judges it. */
export async function runTrial(
  harness: Harness,
  asked: Asked,
  snippet: InferenceSnippet,
  { scenario, plainest = false, lacksToken = false }: Pick<CaseRun, 'scenario' | 'plainest' | 'lacksToken'>,
  options: RunOptions = {},
): Promise<Trial> {
  const call = asMadeBy(snippet, asked.call)
  const {
    services,
    pauses,
    nonce: _nonce,
    otherCalls = [],
    ...stage
  } = kindOf(asked.question).stage(call, asked, scenario, snippet)
  const names = snippet.env.map(({ name }) => name)
  let transcript: Transcript
  try {
    transcript = withDocumentedOrigins(
      snippet,
      await harness.runner.run(
        {
          language: snippet.language,
          content: snippet.content,
          files: filesFor(scenario, call),
          env: lacksToken ? withoutVariables(names) : Object.fromEntries(names.map((name) => [name, call.token])),
          install: snippet.install,
        },
        services,
        { pauses, plainest, ...options },
      ),
    )
  } catch (error) {
    if (!(error instanceof InstallError)) throw error
    return { transcript: NEVER_RAN, published: [], findings: [{ rule: 2, text: error.message }] }
  }
  if (lacksToken) {
    const findings = names.flatMap((name) => judgeUnsetVariable(transcript, name, snippet.language))
    return { transcript, published: [], findings }
  }
  const ofTheCall = await publishedFor(harness, asked, snippet, submitsOf(transcript.requests, stage)[0])
  const others = await Promise.all(
    otherCalls.map(async (other) => requestsFor(other, await harness.published(other), snippet.client)),
  )
  const published = ofTheCall.map((requests) => [...requests, ...others.flat()])
  const secret = asked.options.accessToken === undefined ? call.token : undefined
  return {
    transcript,
    published: published[0] ?? [],
    findings: judgeRun(snippet, transcript, {
      ...stage,
      ...readingOf(snippet, stage),
      published,
      undocumented: (request) => undocumentedIn(call, snippet, scenario, stage.fileHosts, request),
      secret,
    }),
  }
}

/** Replaces the origins that a provider's client uses by the documented ones for the same service. */
function withDocumentedOrigins(
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  transcript: Transcript,
): Transcript {
  const { origins } = clientFacts(snippet)
  if (origins === undefined) return transcript
  const requests = transcript.requests.map((request) => {
    const { origin } = new URL(request.url)
    const documented = Object.hasOwn(origins, origin) ? origins[origin] : undefined
    return documented === undefined ? request : { ...request, url: documented + request.url.slice(origin.length) }
  })
  return { ...transcript, requests }
}

/**
 * Returns the part of a request's body that is compared. Frameworks write requests in their own way, so only the
 * meaning must match; all other clients send the same as the published clients.
 */
function readingOf(
  snippet: Pick<InferenceSnippet, 'client' | 'framework'>,
  { readBody }: Pick<Stage, 'readBody'>,
): Pick<Stage, 'readBody'> {
  return snippet.framework === true ? { readBody: meaningOfBody(readBody, snippet.client) } : {}
}

/** Finds what an example sends to a provider without documentation. A malicious response leads to undocumented URLs. */
function undocumentedIn(
  call: Call,
  snippet: Pick<InferenceSnippet, 'language' | 'client' | 'framework'>,
  scenario: Scenario,
  fileHosts: readonly string[],
  request: RecordedRequest,
): readonly string[] {
  // Requests to the hub don't concern the provider, and only the hub knows who serves a chat.
  if (request.service === 'hub') return []
  const isToTheProvider =
    request.service === CHAT_SERVICE ||
    (request.service === servingProvider(call) && !fileHosts.includes(new URL(request.url).host))
  if (!isToTheProvider || scenario.kind === 'malicious' || call.isHostile) return []
  return (
    violationsOf(call, request)
      // If a hub client adds a field, that's documented as a disagreement, and the provider accepts it.
      .filter(({ kind, isRefused }) => isRefused || kind === 'operation' || PUBLISHED_AS[snippet.client] === undefined)
      // A model's turn is sent back as the service wrote it, documented or not.
      .filter(({ at, isRefused }) => isRefused || !hasBehaviour(scenario) || at[0] !== 'messages')
      // A framework may state a default.
      .filter(({ at, isRefused }) => isRefused || snippet.framework !== true || !STATED_BY_FRAMEWORKS.has(at.join('.')))
      .map(({ text }) => text)
  )
}

/** Fields that frameworks send unasked: for the number of tokens of a stream, and for several calls at once. */
const STATED_BY_FRAMEWORKS: ReadonlySet<string> = new Set(['parallel_tool_calls', 'stream_options'])

const hasBehaviour = (scenario: Scenario): boolean => 'behaviour' in scenario && scenario.behaviour !== undefined

/** The transcript of an example whose client couldn't be installed. */
const NEVER_RAN: Transcript = {
  exitCode: null,
  timedOut: false,
  stdout: '',
  stderr: '',
  requests: [],
  connectionErrors: [],
  madeFiles: [],
  strayFiles: [],
  seconds: 0,
}

/** The files in the user's folder. */
function filesFor(scenario: Scenario, { files }: Call): readonly InputFile[] {
  if (scenario.kind === 'no-file' || lacksFiles(scenario)) return []
  const left =
    scenario.kind === 'malicious' && scenario.malicious.at === 'address' ? (scenario.malicious.files ?? []) : []
  return [...files, ...left]
}

/** A provider's own client uses that provider's key and calls it directly, regardless of the other examples. */
export const asMadeBy = (snippet: Pick<InferenceSnippet, 'language' | 'client'>, call: Call): Call =>
  clientFacts(snippet).ownService === undefined || call.target === 'direct'
    ? call
    : { ...call, target: 'direct', token: call.token.replace(/^hf_/, 'key-') }

/**
 * Returns the expected requests of an example. A provider's own client must send what it sends for the same arguments,
 * which are those of the other published clients.
 */
async function publishedFor(
  harness: Harness,
  { call }: Asked,
  snippet: InferenceSnippet,
  submit: RecordedRequest | undefined,
): Promise<readonly (readonly PublishedRequest[])[]> {
  if (submit === undefined) return []
  const requests = requestsFor(call, await harness.published(call), snippet.client)
  if (clientFacts(snippet).ownService === undefined) return [requests]
  const application = new URL(submit.url).pathname.slice(1)
  const args = JSON.parse(submit.body.toString()) as JsonObject
  const own = await publishedFalRequest(asMadeBy(snippet, call), application, args, harness.runner)
  return [[own], requests.map(({ client, request }) => ({ client, request: { ...submit, body: request.body } }))]
}
