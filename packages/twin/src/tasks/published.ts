import { type Finding, finding } from '../judge/finding.ts'
import { differences } from '../judge/request.ts'
import type { Runner } from '../run/runner.ts'
import { headerOf, type RecordedRequest, type Service, type Twin } from '../service/twin.ts'
import { taskHubService } from './hub.ts'
import { callHuggingfaceJs } from './javascript-oracle.ts'
import { KNOWN_BROKEN } from './known-broken.ts'
import { callFalClient, callHuggingfaceHub, PYTHON_METHODS } from './python-oracle.ts'
import { remoteInputsService } from './remote-inputs.ts'
import { taskService } from './service.ts'
import { providerModelOf, servingProvider, type TaskCall } from './task-call.ts'

export type PublishedClient = '@huggingface/inference' | 'huggingface_hub' | 'fal_client'

/** The request for inference that a published client sends for a call. */
export interface PublishedRequest {
  readonly client: PublishedClient
  readonly request: RecordedRequest
}

export interface Published {
  readonly requests: readonly PublishedRequest[]
  /** Why a client sends nothing, in its own words. */
  readonly refusals: readonly { readonly client: PublishedClient; readonly reason: string }[]
}

const SCENE = { kind: 'at-once' } as const
const NONCE = 'published'

const servicesFor = (call: TaskCall): Service[] => [
  taskHubService(call),
  remoteInputsService(call),
  taskService(call, SCENE, NONCE),
]

const submitOf = (requests: readonly RecordedRequest[]): RecordedRequest | undefined =>
  requests.find((request) => request.method === 'POST' && request.service !== 'hub')

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? ''

// One call at a time: huggingface.js keeps what the hub said in one place for the whole process.
let turn: Promise<unknown> = Promise.resolve()

function fromJavaScript(call: TaskCall, twin: Twin): Promise<RecordedRequest | string> {
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
  call: TaskCall,
  runner: Runner,
  modelGivenTo: 'client' | 'method',
): Promise<RecordedRequest | string> {
  const transcript = await callHuggingfaceHub(call, runner, servicesFor(call), modelGivenTo)
  return submitOf(transcript.requests) ?? lastLine(transcript.stderr)
}

async function askAll(call: TaskCall, twin: Twin, runner: Runner): Promise<Published> {
  const requests: PublishedRequest[] = []
  const refusals: { client: PublishedClient; reason: string }[] = []
  const note = (client: PublishedClient, outcome: RecordedRequest | string) => {
    if (typeof outcome === 'string') refusals.push({ client, reason: outcome })
    else requests.push({ client, request: outcome })
  }
  const broken = KNOWN_BROKEN.find(
    ({ client, provider, tasks, scene, exitCode }) =>
      client === '@huggingface/inference' &&
      provider === servingProvider(call) &&
      tasks.includes(call.task) &&
      scene.kind === 'success' &&
      exitCode === 1,
  )
  note('@huggingface/inference', broken?.problem ?? (await fromJavaScript(call, twin)))
  if (PYTHON_METHODS[call.task] === undefined) {
    refusals.push({ client: 'huggingface_hub', reason: `the client has no method for ${call.task}` })
  } else {
    note('huggingface_hub', await fromPython(call, runner, 'method'))
    // This method sends its own `model` argument among the parameters, so both ways of naming the model count.
    if (call.task === 'table-question-answering' && call.mode !== 'endpoint') {
      note('huggingface_hub', await fromPython(call, runner, 'client'))
    }
  }
  return { requests, refusals }
}

/** An id that stands in an address and in a body as it is. */
const PLAIN_ID = 'acme-labs/plain'
const isPlain = (id: string): boolean => /^[^\s\p{Cc}\p{Surrogate}?#%\\]+$/u.test(id)

/**
 * What the published clients of the hub send for a call. They differ for some tasks; an example may send what either
 * does.
 *
 * What no published client can say, they are asked for without it, and it is put where they would put it: an id of the
 * model that they write into an address without encoding it, parameters that they leave out or refuse, and a text that
 * the one client that does the task cannot encode.
 *
 * @example
 * const published = await publishedRequests(call, twin, runner)
 * const findings = judgeSubmit(submit, published.requests)
 */
export async function publishedRequests(call: TaskCall, twin: Twin, runner: Runner): Promise<Published> {
  const id = call.provider === 'auto' || call.mode === 'endpoint' ? PLAIN_ID : providerModelOf(call)
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

/** A text that every client can send. */
const PLAIN_TEXT = 'A plain text.'

const withText = (body: Buffer, { inputs, parameters }: TaskCall): Buffer =>
  beside(
    Buffer.from(JSON.stringify(JSON.parse(body.toString()), (_key, value) => (value === PLAIN_TEXT ? inputs : value))),
    parameters,
  )

/** huggingface.js sends some files as the whole body, and one provider the text alone, and forgets the parameters. */
function withParametersLeftOut(published: PublishedRequest, call: TaskCall): PublishedRequest {
  const { client, request } = published
  if (client !== '@huggingface/inference') return published
  if (servingProvider(call) === 'scaleway' && call.task === 'feature-extraction') {
    return changed(published, (body) => beside(body, call.parameters))
  }
  const type = headerOf(request, 'content-type') ?? ''
  if (type.startsWith('application/json') || type.startsWith('multipart/form-data')) return published
  return changed(published, (body) =>
    Buffer.from(JSON.stringify({ inputs: body.toString('base64'), parameters: call.parameters })),
  )
}

const beside = (body: Buffer, parameters: TaskCall['parameters']): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), ...parameters }))

function changed({ client, request }: PublishedRequest, change: (body: Buffer) => Buffer): PublishedRequest {
  const others = request.rawHeaders.filter(([name]) => name.toLowerCase() !== 'content-type')
  const rawHeaders = [...others, ['content-type', 'application/json'] as const]
  return { client, request: { ...request, rawHeaders, body: change(request.body) } }
}

/** The request for the plain id, as it is for another. */
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
        : // A form: the id is a part of its own.
          Buffer.from(
            request.body.toString('latin1').replace(PLAIN_ID, () => Buffer.from(id).toString('latin1')),
            'latin1',
          ),
    },
  }
}

/** What fal's own client sends for an application and its arguments. */
export async function publishedFalRequest(
  call: TaskCall,
  application: string,
  args: Readonly<Record<string, unknown>>,
  runner: Runner,
): Promise<PublishedRequest> {
  const transcript = await callFalClient(application, args, call.token, runner, servicesFor(call))
  const request = submitOf(transcript.requests)
  if (request === undefined) throw new Error(`fal_client sends no request: ${lastLine(transcript.stderr)}`)
  return { client: 'fal_client', request }
}

/** A part of a form, with its content in base64 so that it can be compared as a value. */
interface FormPart {
  readonly name: string
  readonly fileName?: string
  readonly mediaType?: string
  readonly content: string
}

/** The parts of a form by name, or undefined when the request is none. */
export function formParts(request: Pick<RecordedRequest, 'rawHeaders' | 'body'>): FormPart[] | undefined {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(headerOf(request, 'content-type') ?? '')?.[1]
  if (boundary === undefined) return undefined
  const body = request.body.toString('latin1')
  const parts = body.split(`--${boundary}`).slice(1, -1)
  return parts
    .map((part) => {
      const end = part.indexOf('\r\n\r\n')
      const head = Buffer.from(part.slice(2, end), 'latin1').toString('utf8')
      const fileName = /;\s*filename="([^"]*)"/i.exec(head)?.[1]
      const mediaType = /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim()
      return {
        name: /;\s*name="([^"]*)"/i.exec(head)?.[1] ?? '',
        ...(fileName === undefined ? {} : { fileName }),
        ...(mediaType === undefined ? {} : { mediaType }),
        content: Buffer.from(part.slice(end + 4, -2), 'latin1').toString('base64'),
      }
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
}

/** A form in JavaScript has CR and LF at every line end of a field and of its name; other programs leave them alone. */
function withPlainLineEnds(part: FormPart): FormPart {
  if (part.fileName !== undefined) return part
  const content = Buffer.from(part.content, 'base64').toString('latin1').replace(/\r\n?/g, '\n')
  return {
    ...part,
    name: part.name.replace(/%0D(?:%0A)?/gi, '%0A'),
    content: Buffer.from(content, 'latin1').toString('base64'),
  }
}

/** A form as JSON of its parts: boundaries, the order of parts and the kind of line ends in a field say nothing. */
function comparable(request: RecordedRequest): RecordedRequest {
  const parts = formParts(request)?.map(withPlainLineEnds)
  if (parts === undefined) return request
  const others = request.rawHeaders.filter(([name]) => name.toLowerCase() !== 'content-type')
  return {
    ...request,
    rawHeaders: [...others, ['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ form: parts })),
  }
}

/** All ways in which a request for inference is not the expected one. Forms are compared part by part. */
export function taskDifferences(actual: RecordedRequest, expected: RecordedRequest): string[] {
  const isForm = (request: RecordedRequest) => formParts(request) !== undefined
  if (isForm(actual) !== isForm(expected)) {
    return [`body is ${isForm(actual) ? '' : 'not '}a form, expected ${isForm(expected) ? 'one' : 'none'}`]
  }
  return differences(comparable(actual), comparable(expected))
}

/** Rule 3: the request is what one of the published clients sends. */
export function judgeSubmit(actual: RecordedRequest, published: readonly PublishedRequest[]): Finding[] {
  const compared = published.map(({ client, request }) => ({ client, found: taskDifferences(actual, request) }))
  const nearest = compared.sort((left, right) => left.found.length - right.found.length)[0]
  if (nearest === undefined) return [finding(3, 'no published client sends such a request')]
  return nearest.found.map((text) => finding(3, `${text} (as ${nearest.client} sends it)`))
}
