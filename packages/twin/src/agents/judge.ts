import type { InferenceRequest } from '@model-snippets/core'
import { violationsOf } from '../services/documented.ts'
import { headerOf, type RecordedRequest } from '../services/request.ts'
import type { AgentCase } from './cases.ts'
import { type AgentTranscript, type AgentWorkDone, NO_TOKEN, SEEN } from './run-agent.ts'
import { hasTools, modelBodyOf, toolResultsOf } from './session.ts'

/**
 * Returns what's wrong with a session.
 *
 * @param expected core's request for the same question
 */
export function problemsOf(
  { call }: Pick<AgentCase, 'call'>,
  expected: InferenceRequest,
  transcript: AgentTranscript,
): readonly string[] {
  const asked = transcript.requests.filter((request) => modelBodyOf(request) !== undefined)
  return [
    ...problemsOfEnd(transcript),
    ...problemsOfWork(transcript, asked),
    ...asked.flatMap((request) => problemsOfRequest(request, expected, transcript.token)),
    ...asked
      .flatMap((request) => violationsOf(call, withoutQuery(request)))
      .filter(({ isRefused }) => isRefused)
      .map(({ text, at }) => `the service refuses ${at.join('.')}: ${text}`),
    ...problemsOfToken(transcript, expected),
  ].filter((problem, place, all) => all.indexOf(problem) === place)
}

function problemsOfEnd({ exitCode, timedOut, output, session }: AgentWorkDone): readonly string[] {
  if (timedOut) return ['it did not end']
  if (exitCode !== 0) return [`it ended with ${exitCode}: ${output.trim().slice(-400)}`]
  return output.includes(session.lastWord) ? [] : ['it did not show the last word of the model']
}

function problemsOfWork(
  { errand, session, files }: AgentTranscript,
  asked: readonly RecordedRequest[],
): readonly string[] {
  if (session.text !== undefined) return problemsOfTextWork(errand, files, asked)
  const bodies = asked.flatMap((request) => modelBodyOf(request) ?? []).filter(hasTools)
  const results = toolResultsOf(bodies.at(-1) ?? {})
  return [
    ...(bodies.length === session.calls.length + 1 ? [] : [`it asked ${bodies.length} times in the session`]),
    ...(results.length === session.calls.length ? [] : [`it told the results of ${results.length} calls`]),
    ...(results[0]?.includes(errand.before) === true ? [] : [`reading gave ${results[0]}`]),
    ...problemsOfFiles(errand, files, results.slice(1)),
  ]
}

/**
 * Returns what's wrong with the files after a session.
 *
 * @param results what the calls that change the file and run the command returned
 */
function problemsOfFiles(
  { name, after }: AgentTranscript['errand'],
  files: AgentTranscript['files'],
  results: readonly string[] = [],
): readonly string[] {
  const changed = `${after}\nsize = small\n`
  const said = (result: string | undefined) => (result === undefined ? '' : `: ${result}`)
  return [
    ...(files[name] === changed ? [] : [`the file is ${JSON.stringify(files[name])}${said(results[0])}`]),
    ...(files[SEEN] === changed ? [] : [`the command wrote ${JSON.stringify(files[SEEN])}${said(results[1])}`]),
  ]
}

/** Returns what's wrong with a session on a real server, whose last message comes only after a result for each call. */
export const problemsOnServer = (done: AgentWorkDone): readonly string[] => [
  ...problemsOfEnd(done),
  ...problemsOfFiles(done.errand, done.files),
]

/** An agent without tools sends the file with its first request. */
function problemsOfTextWork(
  errand: AgentTranscript['errand'],
  files: AgentTranscript['files'],
  asked: readonly RecordedRequest[],
): readonly string[] {
  return [
    ...(asked[0]?.body.includes(errand.before) === true ? [] : ['it did not send the file']),
    ...problemsOfFiles(errand, files),
  ]
}

function problemsOfRequest(request: RecordedRequest, expected: InferenceRequest, token: string): readonly string[] {
  const { url } = withoutQuery(request)
  const model = (expected.body as { readonly model: unknown }).model
  const wanted = { ...wantedHeaders(expected), authorization: `Bearer ${token}` }
  return [
    ...(url === expected.url ? [] : [`it asked ${url}, not ${expected.url}`]),
    ...Object.entries(wanted).flatMap(([name, value]) => {
      const sent = headerOf(request, name)
      return sent === value ? [] : [`it sent ${sent} as ${name}, not ${value}`]
    }),
    ...(modelBodyOf(request)?.model === model ? [] : [`it asked for ${modelBodyOf(request)?.model}, not ${model}`]),
  ]
}

/** Headers other than those that identify the client or describe the body. */
const wantedHeaders = ({ headers }: InferenceRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !['authorization', 'content-type', 'anthropic-version'].includes(name)),
  )

/** Some agents call their own machine by IP address. */
const withName = (url: string): string => url.replace('://127.0.0.1:', '://localhost:')

/** Agents add a query with their beta version of the API. */
const withoutQuery = (request: RecordedRequest): RecordedRequest => ({
  ...request,
  url: withName(request.url.replace(/\?.*$/, '')),
})

function problemsOfToken(
  { requests, token, filesWithToken }: AgentTranscript,
  { url }: InferenceRequest,
): readonly string[] {
  const { origin } = new URL(url)
  // A local server’s token is a word that can occur anywhere.
  if (token === NO_TOKEN) return []
  const elsewhere = requests.filter(
    (request) =>
      new URL(withName(request.url)).origin !== origin &&
      (request.body.includes(token) ||
        request.url.includes(token) ||
        request.rawHeaders.some(([, value]) => value.includes(token))),
  )
  return [
    ...elsewhere.map((request) => `it sent the token to ${new URL(request.url).host}`),
    ...filesWithToken.map((file) => `it wrote the token to ${file}`),
  ]
}
