import { readFileSync } from 'node:fs'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { ProxyAgent } from 'undici'
import type { Runner } from '../run/runner.ts'
import { operationsFor } from '../services/documented.ts'
import { hubService } from '../services/hub.ts'
import { messagesService } from '../services/protocols/messages.ts'
import { responsesService } from '../services/protocols/responses.ts'
import { isOnTheHub } from '../services/registry.ts'
import type { RecordedRequest, Service } from '../services/request.ts'
import { basesOf, providerModelOf } from '../services/serving.ts'
import type { Twin } from '../services/twin.ts'
import type { Call } from './call.ts'
import type { ApiClient, Published, PublishedRequest } from './published-request.ts'
import { callApiClient } from './python-clients.ts'

const SERVICES: readonly Service[] = [
  hubService([]),
  responsesService({ reply: 'A client was here.', complaint: '' }),
  messagesService({ reply: 'A client was here.', complaint: '' }),
]

/** The path that an API's own clients append to their base URL. */
const SUFFIX = { responses: '/responses', messages: '/v1/messages' } as const

/** Returns the base URL that a service documents for the API's own clients. */
function baseUrlOf(call: Call, api: keyof typeof SUFFIX): string {
  if (call.target === 'routed') {
    return api === 'responses' ? 'https://router.huggingface.co/v1' : 'https://router.huggingface.co'
  }
  if (call.target === 'endpoint') {
    const url = call.endpointUrl ?? ''
    return api === 'responses' ? url : url.replace(/\/v1$/, '')
  }
  const path = operationsFor(call)[0]?.path ?? ''
  return (basesOf(call)[0] ?? '') + path.slice(0, -SUFFIX[api].length)
}

function modelOf(call: Call): string {
  const { modelId, provider, target } = call
  if (target === 'endpoint') return modelId
  if (target === 'routed') return provider === 'auto' ? modelId : `${modelId}:${provider}`
  const own = providerModelOf(call)
  return !isOnTheHub(provider) && own.startsWith(`${provider}/`) ? own.slice(provider.length + 1) : own
}

/** The arguments of both clients of an API for a call. */
function argumentsOf(call: Call) {
  const api = call.api ?? 'responses'
  return {
    api,
    baseUrl: baseUrlOf(call, api),
    headers: call.billTo === undefined ? {} : { 'X-HF-Bill-To': call.billTo },
    body: { model: modelOf(call), ...call.apiArguments, ...(call.streaming === true ? { stream: true } : {}) },
  }
}

const submitOf = (requests: readonly RecordedRequest[]): RecordedRequest | undefined =>
  requests.find((request) => request.method === 'POST')

async function fromJavaScript(call: Call, twin: Twin): Promise<RecordedRequest | string> {
  const run = twin.open(SERVICES)
  const ca = readFileSync(twin.caPath)
  const dispatcher = new ProxyAgent({ uri: run.proxyUrl, requestTls: { ca }, proxyTls: { ca } })
  const { api, baseUrl: baseURL, headers: defaultHeaders, body } = argumentsOf(call)
  const options = { apiKey: call.token, baseURL, defaultHeaders, fetchOptions: { dispatcher }, maxRetries: 0 } as never
  try {
    const answer: unknown =
      api === 'responses'
        ? await new OpenAI(options).responses.create(body as never)
        : await new Anthropic(options).messages.create(body as never)
    if (call.streaming === true) for await (const _ of answer as AsyncIterable<unknown>);
  } catch (error) {
    if (submitOf(run.requests) === undefined) return String(error)
  } finally {
    run.close()
    await dispatcher.close()
  }
  return submitOf(run.requests) ?? 'it sent no request'
}

async function fromPython(call: Call, runner: Runner): Promise<RecordedRequest | string> {
  const { api, baseUrl, headers, body } = argumentsOf(call)
  const transcript = await callApiClient(
    {
      client: api === 'responses' ? 'openai' : 'anthropic',
      options: { api_key: call.token, base_url: baseUrl, default_headers: headers, max_retries: 0 },
      method: `${api}.create`,
      arguments: body,
    },
    runner,
    SERVICES,
  )
  return submitOf(transcript.requests) ?? transcript.stderr.trim().split('\n').at(-1) ?? ''
}

/** Returns the requests of an API's clients with the arguments that their documentation has for a call. */
export async function publishedByApiClients(call: Call, twin: Twin, runner: Runner): Promise<Published> {
  const names: readonly [ApiClient, ApiClient] =
    call.api === 'messages' ? ['@anthropic-ai/sdk', 'anthropic'] : ['openai in JavaScript', 'openai in Python']
  const sent = [await fromJavaScript(call, twin), await fromPython(call, runner)]
  const requests: PublishedRequest[] = []
  const refusals: { client: ApiClient; reason: string }[] = []
  for (const [place, client] of names.entries()) {
    const outcome = sent[place] ?? ''
    if (typeof outcome === 'string') refusals.push({ client, reason: outcome })
    else requests.push({ client, request: outcome })
  }
  return { requests, refusals }
}
