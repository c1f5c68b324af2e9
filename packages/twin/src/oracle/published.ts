import { CLIENTS } from '@model-snippets/core'
import type { Runner } from '../run/runner.ts'
import { isUnable } from '../services/defects/known-broken.ts'
import { hubService, taskHubService } from '../services/hub.ts'
import { chatService } from '../services/protocols/chat.ts'
import { KNOWN_BROKEN } from '../services/registry.ts'
import { remoteInputsService } from '../services/remote-inputs.ts'
import { headerOf, type RecordedRequest, type Service } from '../services/request.ts'
import { providerModelOf, servingProvider } from '../services/serving.ts'
import { taskService } from '../services/task-service.ts'
import type { Twin } from '../services/twin.ts'
import { publishedByApiClients } from './api-clients.ts'
import { asDocumented, atEachAddress, unknownParameters } from './as-documented.ts'
import { type Call, changesChat, isChat } from './call.ts'
import { callHuggingfaceJs } from './javascript-clients.ts'
import { isOpenAiTask, publishedByOpenAi } from './openai-tasks.ts'
import type { Published, PublishedClient, PublishedRequest } from './published-request.ts'
import { callFalClient, callHuggingfaceHub } from './python-clients.ts'

/** The Hugging Face clients by our id, with the names of their packages. */
export const PUBLISHED_AS: Readonly<Record<string, PublishedClient>> = {
  huggingface_hub: 'huggingface_hub',
  'huggingface.js': '@huggingface/inference',
}

/** A case in which the expected request isn't exactly what a published client sent. */
interface EditedExpectation {
  readonly when: string
  readonly change: string
  readonly why: string
}

/** All cases in which we edit the expected request or relax the comparison; docs/verification.md lists them. */
export const EDITED_EXPECTATIONS: readonly EditedExpectation[] = [
  {
    when: "in tests with hostile texts, the provider's model id contains characters that aren't allowed in a URL",
    change:
      'we call the clients with a plain id, then replace it with the real one, percent-encoded where it’s in the URL',
    why: 'the clients put the id into the URL unencoded, so no server can read their request',
  },
  {
    when: 'a call has parameters, and `@huggingface/inference` sends only the file',
    change: 'we add the parameters next to `inputs`, which is then base64',
    why: 'the client drops the parameters; `huggingface_hub` and the service’s documentation put them there',
  },
  {
    when: 'no published client accepts the parameters',
    change: 'we call the clients without the parameters, then add them at the top level of the body',
    why: 'the only client that supports the task has no argument for these parameters',
  },
  {
    when: 'in tests with hostile texts, the text contains lone surrogates, which no published client can encode',
    change: 'we call the clients with plain text, then replace it',
    why: 'the published clients that support the task fail on such text',
  },
  {
    when: 'the provider documents no field for a parameter',
    change: 'we call the clients without the parameter',
    why: 'the clients send any parameter to any provider; our examples send only documented parameters, and report the others',
  },
  {
    when: 'a published client sends something that the provider doesn’t document',
    change: 'we change the request to what the provider documents, as decided above',
    why: 'the provider’s documentation takes precedence',
  },
  {
    when: 'for synchronous results, a provider documents a different URL than a published client calls',
    change: 'we accept either URL',
    why: 'fal has a queue, which the Hugging Face clients use for most tasks, and a synchronous URL, to which the router sends `huggingface_hub`’s requests for text-to-image, text-to-speech, and transcription',
  },
  {
    when: 'a chat uses structured output',
    change:
      'we write the expected schema by hand, and compare schemas by meaning: we resolve references, leave out titles, treat a constant as an enum with one value and several types as alternatives, sort lists whose order doesn’t matter, and leave out the bounds that zod sets for integers',
    why: 'Pydantic, zod, and the helpers of OpenAI’s clients each generate the schema differently',
  },
  {
    when: 'a framework describes functions by their signatures, or always requests token usage for streams',
    change:
      'we accept strict tools that allow no additional parameters, and expect `stream_options` in requests for streams, unless the provider documents that it rejects these fields',
    why: 'the framework adds these fields itself',
  },
  {
    when: 'an example uses LiteLLM',
    change: 'we set `LITELLM_OFFLINE_MODE=true`, so LiteLLM downloads neither prices nor a tokenizer',
    why: 'by default, LiteLLM downloads prices from GitHub on import, and a Llama tokenizer from Hugging Face after a stream',
  },
  {
    when: 'an example uses one of OpenAI’s clients, or a framework, for a task other than generating text',
    change:
      'we expect what OpenAI’s client sends if called with the arguments in the Hugging Face clients’ requests, or, for an endpoint, with the arguments that its server documents; for embeddings, we expect a request for numbers',
    why: 'the Hugging Face clients don’t use OpenAI’s clients; by default, OpenAI’s clients request embeddings in base64, which not every provider documents',
  },
  {
    when: 'an example uses `fal_client` or `@fal-ai/client`',
    change:
      'we send the URL and arguments of the example’s request again with `fal_client`, and compare the arguments with those that the Hugging Face clients send',
    why: 'the Hugging Face clients don’t use fal’s own clients',
  },
]

const SCENE = { kind: 'at-once' } as const
const NONCE = 'published'

/** The mock of Hugging Face that has a call's model. */
export const hubFor = (call: Call): Service =>
  isChat(call)
    ? hubService([{ id: call.modelId, mappings: call.mappings, pipelineTag: call.pipelineTag, tags: call.tags }])
    : taskHubService(call)

const servicesFor = (call: Call): Service[] =>
  isChat(call)
    ? [hubFor(call), chatService({ reply: 'A published client was here.' })]
    : [hubFor(call), remoteInputsService(call), taskService({ ...call, isHostile: true }, SCENE, NONCE)]

const submitOf = (requests: readonly RecordedRequest[]): RecordedRequest | undefined =>
  requests.find((request) => request.method === 'POST' && request.service !== 'hub')

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? ''

// One call at a time: huggingface.js caches Hugging Face's responses for the whole process.
let turn: Promise<unknown> = Promise.resolve()

function fromJavaScript(call: Call, twin: Twin): Promise<RecordedRequest | string> {
  const recorded = turn.then(async () => {
    const run = twin.open(servicesFor(call))
    let reason = 'it sent no request'
    try {
      await callHuggingfaceJs(call, run.proxyUrl, twin.caPath)
    } catch (error) {
      reason = String(error)
    } finally {
      run.close()
    }
    return submitOf(run.requests) ?? reason
  })
  turn = recorded
  return recorded
}

async function fromPython(
  call: Call,
  runner: Runner,
  modelGivenTo: 'client' | 'method',
): Promise<RecordedRequest | string> {
  const transcript = await callHuggingfaceHub(call, runner, servicesFor(call), modelGivenTo)
  return submitOf(transcript.requests) ?? lastLine(transcript.stderr)
}

async function askAll(call: Call, twin: Twin, runner: Runner): Promise<Published> {
  const requests: PublishedRequest[] = []
  const refusals: { client: PublishedClient; reason: string }[] = []
  const note = (client: PublishedClient, outcome: RecordedRequest | string) => {
    if (typeof outcome === 'string') refusals.push({ client, reason: outcome })
    else requests.push({ client, request: outcome })
  }
  const brokenIn = (wanted: '@huggingface/inference' | 'huggingface_hub') =>
    KNOWN_BROKEN.find(
      (known) =>
        isUnable(known, wanted, call.task, call.target) &&
        // Checked last: if the router chooses the provider of a chat, we may not know it.
        known.provider === servingProvider(call),
    )
  const broken = brokenIn('@huggingface/inference')
  const changed = changesChat(call, '@huggingface/inference')
  note('@huggingface/inference', broken?.problem ?? changed ?? (await fromJavaScript(call, twin)))
  const changedInPython = brokenIn('huggingface_hub')?.problem ?? changesChat(call, 'huggingface_hub')
  note('huggingface_hub', changedInPython ?? (await fromPython(call, runner, 'method')))
  // This method sends its own `model` argument among the parameters, so both ways of naming the model count.
  if (call.task === 'table-question-answering' && call.target !== 'endpoint') {
    note('huggingface_hub', await fromPython(call, runner, 'client'))
  }
  return { requests, refusals }
}

/**
 * No published client requests a video from an endpoint. We request an image instead: the specification has the same
 * body for both, with the image in base64 and the prompt among the parameters.
 */
const ASKED_LIKE: Readonly<Record<string, string>> = {
  'image-to-video': 'image-to-image',
  'text-to-video': 'text-to-image',
}

/** An id that needs no encoding in URLs and bodies. */
const PLAIN_ID = 'acme-labs/plain'
const isPlain = (id: string): boolean => /^[^\s\p{Cc}\p{Surrogate}?#%\\]+$/u.test(id)

/**
 * Returns the requests that the published Hugging Face clients send for a call. For some tasks, the clients differ; an
 * example may send what either sends.
 *
 * If no published client can send something, we call the clients without it and add it where they would put it: model
 * ids that they put into a URL unencoded, parameters that they drop or reject, and text that the only client for the
 * task can't encode.
 *
 * @example
 * const published = await publishedRequests(call, twin, runner)
 * const findings = judgeSubmits([submit], published.requests)
 */
export async function publishedRequests(call: Call, twin: Twin, runner: Runner): Promise<Published> {
  if (call.api !== undefined) return publishedByApiClients(call, twin, runner)
  const hub = await publishedByHub(call, twin, runner)
  if (isChat(call)) return hub
  const openAi = await publishedByOpenAi(call, hub.requests, twin, runner, servicesFor(call))
  return { requests: [...hub.requests, ...openAi.requests], refusals: [...hub.refusals, ...openAi.refusals] }
}

async function publishedByHub(call: Call, twin: Twin, runner: Runner): Promise<Published> {
  const { requests, refusals } = await publishedAsSent(call, twin, runner)
  const documented = requests.flatMap((each) => atEachAddress(asDocumented(each, call), call))
  const unknown = unknownParameters(documented, call)
  if (unknown.length === 0) return { requests: documented, refusals }
  const known = Object.entries(call.parameters).filter(([name]) => !unknown.includes(name))
  return publishedByHub({ ...call, parameters: Object.fromEntries(known) }, twin, runner)
}

/** Returns what the Hugging Face clients send, regardless of what the provider documents. */
export async function publishedAsSent(call: Call, twin: Twin, runner: Runner): Promise<Published> {
  if (isChat(call)) return askAll(call, twin, runner)
  const like = call.target === 'endpoint' ? ASKED_LIKE[call.task] : undefined
  if (like !== undefined) return publishedAsSent({ ...call, task: like }, twin, runner)
  const id = call.provider === 'auto' || call.target === 'endpoint' ? PLAIN_ID : providerModelOf(call)
  const asked = isPlain(id)
    ? call
    : { ...call, mappings: call.mappings.map((mapping) => ({ ...mapping, providerId: PLAIN_ID })) }
  let { requests, refusals } = await askAll(asked, twin, runner)
  if (Object.keys(call.parameters).length > 0) {
    requests = requests.map((each) => withParametersLeftOut(each, call))
    if (requests.length === 0) {
      ;({ requests, refusals } = await askAll({ ...asked, parameters: {} }, twin, runner))
      requests = requests.map((each) => changed(each, (body) => beside(body, call.parameters)))
    }
  }
  if (requests.length === 0 && typeof call.inputs === 'string') {
    ;({ requests, refusals } = await askAll({ ...asked, parameters: {}, inputs: PLAIN_TEXT }, twin, runner))
    requests = requests.map((each) => changed(each, (body) => withText(body, call)))
  }
  return { requests: isPlain(id) ? requests : requests.map((each) => withId(each, id)), refusals }
}

/**
 * Returns the requests that a client's example may send. For chats, we use one client's request: that of huggingface.js
 * if it can make the call. For a few providers, huggingface_hub rewrites `response_format`, so its own examples may as
 * well. For other tasks, the clients differ, and an example may send what either sends; examples with OpenAI's clients
 * send what those send, if they support the task.
 */
export function requestsFor(call: Call, { requests }: Published, client: string): readonly PublishedRequest[] {
  const published = PUBLISHED_AS[client]
  const right =
    call.api !== undefined
      ? requests
      : isChat(call)
        ? requests.filter((each, place) => place === 0 || each.client === published)
        : requests.filter((each) => isOfOpenAi(each) === (asksAsOpenAi(client) && isOpenAiTask(call)))
  // An example can only send what its client sends.
  const own = right.filter(({ client: by }) => by === published)
  return [...right, ...own.flatMap((each) => (each.sent === undefined ? [] : [{ ...each, request: each.sent }]))]
}

/** Whether a client asks for a task by OpenAI's API, as OpenAI's own clients and frameworks do. */
export const asksAsOpenAi = (client: string): boolean =>
  CLIENTS.some(
    ({ id, framework, openAiCompatible }) => id === client && (framework === true || openAiCompatible === true),
  )

const isOfOpenAi = ({ client }: PublishedRequest): boolean => client.startsWith('openai in')

/** Text that every client can send. */
const PLAIN_TEXT = 'A plain text.'

const withText = (body: Buffer, { inputs, parameters }: Call): Buffer =>
  beside(
    Buffer.from(JSON.stringify(JSON.parse(body.toString()), (_key, value) => (value === PLAIN_TEXT ? inputs : value))),
    parameters,
  )

/** For some files, huggingface.js sends only the file as the body, without the parameters. */
function withParametersLeftOut(published: PublishedRequest, call: Call): PublishedRequest {
  const { client, request } = published
  if (client !== '@huggingface/inference') return published
  const type = headerOf(request, 'content-type') ?? ''
  if (type.startsWith('application/json') || type.startsWith('multipart/form-data')) return published
  return changed(published, (body) =>
    Buffer.from(JSON.stringify({ inputs: body.toString('base64'), parameters: call.parameters })),
  )
}

const beside = (body: Buffer, parameters: Call['parameters']): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), ...parameters }))

function changed({ client, request }: PublishedRequest, change: (body: Buffer) => Buffer): PublishedRequest {
  const others = request.rawHeaders.filter(([name]) => name.toLowerCase() !== 'content-type')
  const rawHeaders = [...others, ['content-type', 'application/json'] as const]
  return { client, request: { ...request, rawHeaders, body: change(request.body) } }
}

/** Replaces the plain id in a request with another id. */
function withId({ client, request }: PublishedRequest, id: string): PublishedRequest {
  const inAddress = id
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map((step) => encodeURIComponent(step))
    .join('/')
  const replaced = (_key: string, value: unknown): unknown => (value === PLAIN_ID ? id : value)
  const isJson = headerOf(request, 'content-type')?.startsWith('application/json') === true
  return {
    client,
    request: {
      ...request,
      url: request.url.replace(PLAIN_ID, () => inAddress),
      body: isJson
        ? Buffer.from(JSON.stringify(JSON.parse(request.body.toString()), replaced))
        : // In a form, the id is a separate part.
          Buffer.from(
            request.body.toString('latin1').replace(PLAIN_ID, () => Buffer.from(id).toString('latin1')),
            'latin1',
          ),
    },
  }
}

/** Returns what fal's client sends for an application and its arguments. */
export async function publishedFalRequest(
  call: Call,
  application: string,
  args: Readonly<Record<string, unknown>>,
  runner: Runner,
): Promise<PublishedRequest> {
  const transcript = await callFalClient(application, args, call.token, runner, servicesFor(call))
  const request = submitOf(transcript.requests)
  if (request === undefined) throw new Error(`fal_client sends no request: ${lastLine(transcript.stderr)}`)
  return { client: 'fal_client', request }
}
