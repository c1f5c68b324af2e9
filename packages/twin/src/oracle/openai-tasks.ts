import { readFileSync } from 'node:fs'
import { TASKS } from '@model-snippets/core'
import OpenAI from 'openai'
import { ProxyAgent } from 'undici'
import type { Runner } from '../run/runner.ts'
import type { DocumentedOperation } from '../services/contract.ts'
import { operationsFor } from '../services/documented.ts'
import { formParts } from '../services/protocols/form.ts'
import { headerOf, type RecordedRequest, type Service } from '../services/request.ts'
import { basesOf } from '../services/serving.ts'
import type { Twin } from '../services/twin.ts'
import { unknownParameters } from './as-documented.ts'
import type { Call } from './call.ts'
import type { Published, PublishedRequest } from './published-request.ts'
import { callApiClient } from './python-clients.ts'

/** The methods of OpenAI's own clients for tasks, from the clients' reference. */
const METHODS: Readonly<Record<string, { readonly name: string; readonly path: string; readonly input: string }>> = {
  'automatic-speech-recognition': {
    name: 'audio.transcriptions.create',
    path: '/audio/transcriptions',
    input: 'file',
  },
  'feature-extraction': { name: 'embeddings.create', path: '/embeddings', input: 'input' },
  'text-to-image': { name: 'images.generate', path: '/images/generations', input: 'prompt' },
  'text-to-speech': { name: 'audio.speech.create', path: '/audio/speech', input: 'input' },
}

/** A file for both clients. */
interface Upload {
  readonly name: string
  readonly mediaType: string
  /** As base64. */
  readonly content: string
}

type Arguments = Readonly<Record<string, unknown>> & { readonly file?: Upload }

/** Whether examples with OpenAI's clients must send what these clients send for a call. */
export const isOpenAiTask = (call: Call): boolean => operationFor(call) !== undefined

const operationFor = (call: Call): DocumentedOperation | undefined =>
  METHODS[call.task] === undefined ? undefined : operationsFor(call).find(({ openai }) => openai !== undefined)

/** Returns the URL that a service documents for the clients. */
function baseUrlOf(call: Call, { path }: DocumentedOperation, suffix: string): string {
  const base = basesOf(call)[0] ?? ''
  if (call.target === 'endpoint') return base.endsWith('/v1') ? base : `${base}/v1`
  return base + path.slice(0, -suffix.length)
}

/** The clients' arguments: what the hub's clients send there, or what an endpoint's server documents. */
function argumentsOf(
  call: Call,
  operation: DocumentedOperation,
  hub: readonly PublishedRequest[],
): Arguments | undefined {
  const given = call.target === 'endpoint' ? ofEndpoint(call, operation) : ofHub(call, hub[0]?.request)
  // By default, the clients request base64, but some services only document numbers.
  return given === undefined || call.task !== 'feature-extraction' ? given : { encoding_format: 'float', ...given }
}

function ofEndpoint(call: Call, { openai }: DocumentedOperation): Arguments {
  const input = METHODS[call.task]?.input ?? ''
  return {
    model: call.modelId,
    [input]: TASKS[call.task]?.input === 'file' ? uploadOf(call) : call.inputs,
    ...(openai?.arguments?.(call.parameters) ?? call.parameters),
  }
}

const TYPES: Readonly<Record<string, string>> = { wav: 'audio/wav', flac: 'audio/flac', mp3: 'audio/mpeg' }

/** The recording, named only by its format, because users' file names are encoded in many ways. */
function uploadOf({ inputs, files, remote = [] }: Call): Upload {
  const file = [...files, ...remote.map(({ url, file: { bytes } }) => ({ name: url, bytes }))].find(
    ({ name }) => name === inputs,
  )
  const ending = new URL(String(inputs), 'https://files.example').pathname.split('.').at(-1) ?? ''
  return {
    name: `audio.${ending}`,
    mediaType: TYPES[ending] ?? '',
    content: Buffer.from(file?.bytes ?? []).toString('base64'),
  }
}

function ofHub({ parameters }: Call, request: RecordedRequest | undefined): Arguments | undefined {
  if (request === undefined) return undefined
  const parts = formParts(request)
  if (parts === undefined) {
    return headerOf(request, 'content-type')?.startsWith('application/json') === true
      ? JSON.parse(request.body.toString())
      : undefined
  }
  return Object.fromEntries(
    parts.map(({ name, fileName, mediaType = '', content }) => [
      name,
      fileName === undefined
        ? (parameters[name] ?? Buffer.from(content, 'base64').toString())
        : { name: fileName, mediaType, content },
    ]),
  )
}

/** A client for a call. */
interface Made {
  readonly method: string
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly given: Arguments
}

const submitOf = (requests: readonly RecordedRequest[]): RecordedRequest | undefined =>
  requests.find((request) => request.method === 'POST' && request.service !== 'hub')

async function fromJavaScript(
  call: Call,
  { method, baseUrl: baseURL, headers: defaultHeaders, given }: Made,
  twin: Twin,
  services: readonly Service[],
): Promise<RecordedRequest | string> {
  const run = twin.open([...services])
  const ca = readFileSync(twin.caPath)
  const dispatcher = new ProxyAgent({ uri: run.proxyUrl, requestTls: { ca }, proxyTls: { ca } })
  const { file, ...others } = given
  const args = {
    ...others,
    ...(file === undefined
      ? {}
      : { file: new File([Buffer.from(file.content, 'base64')], file.name, { type: file.mediaType }) }),
  }
  let reason = 'it sent no request'
  try {
    const options = { apiKey: call.token, baseURL, defaultHeaders, fetchOptions: { dispatcher }, maxRetries: 0 }
    const client = new OpenAI(options as never)
    await (method === 'embeddings.create'
      ? client.embeddings.create(args as never)
      : method === 'images.generate'
        ? client.images.generate(args as never)
        : method === 'audio.speech.create'
          ? client.audio.speech.create(args as never)
          : client.audio.transcriptions.create(args as never))
  } catch (error) {
    reason = String(error)
  } finally {
    run.close()
    await dispatcher.close()
  }
  return submitOf(run.requests) ?? reason
}

async function fromPython(
  call: Call,
  { method, baseUrl, headers, given }: Made,
  runner: Runner,
  services: readonly Service[],
): Promise<RecordedRequest | string> {
  const transcript = await callApiClient(
    {
      client: 'openai',
      options: { api_key: call.token, base_url: baseUrl, default_headers: headers, max_retries: 0 },
      method,
      arguments: given,
    },
    runner,
    services,
  )
  return submitOf(transcript.requests) ?? transcript.stderr.trim().split('\n').at(-1) ?? ''
}

/**
 * Returns what OpenAI's own clients send for a task with the documented arguments: those in the requests of the hub's
 * clients, or those that an endpoint's server documents.
 *
 * @param hub what the hub's clients send in documented form
 */
export async function publishedByOpenAi(
  call: Call,
  hub: readonly PublishedRequest[],
  twin: Twin,
  runner: Runner,
  services: readonly Service[],
): Promise<Published> {
  const published = await askBoth(call, hub, twin, runner, services)
  const unknown = call.target === 'endpoint' ? unknownParameters(published.requests, call) : []
  if (unknown.length === 0) return published
  const known = Object.entries(call.parameters).filter(([name]) => !unknown.includes(name))
  return askBoth({ ...call, parameters: Object.fromEntries(known) }, hub, twin, runner, services)
}

async function askBoth(
  call: Call,
  hub: readonly PublishedRequest[],
  twin: Twin,
  runner: Runner,
  services: readonly Service[],
): Promise<Published> {
  const operation = operationFor(call)
  const method = METHODS[call.task]
  const given = operation && argumentsOf(call, operation, hub)
  if (operation === undefined || method === undefined || given === undefined) return { requests: [], refusals: [] }
  const made = {
    method: method.name,
    baseUrl: baseUrlOf(call, operation, method.path),
    headers: call.billTo === undefined ? {} : { 'X-HF-Bill-To': call.billTo },
    given,
  }
  const outcomes = [
    ['openai in JavaScript', await fromJavaScript(call, made, twin, services)],
    ['openai in Python', await fromPython(call, made, runner, services)],
  ] as const
  return {
    requests: outcomes.flatMap(([client, outcome]) =>
      typeof outcome === 'string' ? [] : [{ client, request: outcome }],
    ),
    refusals: outcomes.flatMap(([client, outcome]) =>
      typeof outcome === 'string' ? [{ client, reason: outcome }] : [],
    ),
  }
}
