import { isDeepStrictEqual } from 'node:util'
import type { PublishedRequest } from '../oracle/published-request.ts'
import { formAsJson, isForm } from '../services/protocols/form.ts'
import { headerOf, type RecordedRequest } from '../services/request.ts'
import { type Finding, finding } from './finding.ts'

/** Headers with which a client identifies itself or controls the connection. They may differ. */
const OF_THE_CLIENT =
  /^(accept|accept-encoding|connection|content-length|host|user-agent|priority|transfer-encoding|x-amzn-trace-id|sec-.*|x-source-channel|x-stainless-.*)$/

const COMPARED = ['authorization', 'content-type', 'x-hf-bill-to']

/** `type/subtype` in lower case. `charset` has no meaning for JSON, which is UTF-8. */
const mediaType = (header: string | undefined): string | undefined => header?.split(';')[0]?.trim().toLowerCase()

const isJson = (type: string | undefined): boolean => type === 'application/json'

/** `a%27b` and `a'b` are the same URL, and so are a host with and without its default port. */
function normalUrl(text: string): string {
  const url = new URL(text)
  const path = url.pathname.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(/[/?#%]/g, encodeURIComponent)
    } catch {
      return codes.toUpperCase()
    }
  })
  return `${url.origin}${path}${url.search}`
}

/**
 * The body as a value. An absent `stream` becomes `false`, an absent `n` becomes 1, an absent tool choice becomes
 * `auto`, and empty `parameters` are removed. They have the same meaning in the APIs, and the published clients also
 * differ (huggingface.js omits all, huggingface_hub sends `stream` and `parameters`, openai's tool helper sends the
 * choice, and Haystack sends `n`).
 */
function normalBody(body: unknown): unknown {
  if (!isBranch(body) || Array.isArray(body)) return body
  const { parameters, ...others } = body
  const isEmpty = isBranch(parameters) && Object.keys(parameters).length === 0
  const stated = isEmpty ? others : body
  if (!('messages' in body)) return stated
  return { stream: false, n: 1, ...('tools' in body ? { tool_choice: 'auto' } : {}), ...stated }
}

function parseJson(bytes: Buffer): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(bytes.toString('utf8')) }
  } catch {
    return undefined
  }
}

const short = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)

const spell = (value: unknown): string => (value === undefined ? 'absent' : short(JSON.stringify(value)))

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The paths at which two JSON values differ. */
function valueDifferences(have: unknown, want: unknown, path = 'body'): string[] {
  if (isDeepStrictEqual(have, want)) return []
  if (!isBranch(have) || !isBranch(want) || Array.isArray(have) !== Array.isArray(want)) {
    return [`${path} ${spell(have)}, expected ${spell(want)}`]
  }
  const keys = new Set([...Object.keys(have), ...Object.keys(want)])
  return [...keys].flatMap((key) => valueDifferences(own(have, key), own(want, key), `${path}.${key}`))
}

const own = (object: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined

/**
 * Returns all differences between a request and the expected one. Forms are compared by part.
 *
 * @param readBody returns the part of a JSON body that is compared
 */
export function differences(
  actual: RecordedRequest,
  expected: RecordedRequest,
  readBody: (body: unknown) => unknown = (body) => body,
): string[] {
  if (isForm(actual) !== isForm(expected)) {
    return [`body is ${isForm(actual) ? '' : 'not '}a form, expected ${isForm(expected) ? 'one' : 'none'}`]
  }
  return differencesInJson(formAsJson(actual), formAsJson(expected), readBody)
}

function differencesInJson(
  actual: RecordedRequest,
  expected: RecordedRequest,
  readBody: (body: unknown) => unknown,
): string[] {
  const found: string[] = []
  if (actual.method !== expected.method) found.push(`method ${actual.method}, expected ${expected.method}`)
  if (normalUrl(actual.url) !== normalUrl(expected.url)) found.push(`URL ${actual.url}, expected ${expected.url}`)

  const extras = expected.rawHeaders
    .filter(([name, value]) => !OF_THE_CLIENT.test(name.toLowerCase()) && value !== '*')
    .map(([name]) => name.toLowerCase())
  for (const name of new Set([...COMPARED, ...extras])) {
    const normal = name === 'content-type' ? mediaType : (value: string | undefined) => value
    const have = normal(headerOf(actual, name))
    const want = normal(headerOf(expected, name))
    if (have !== want) found.push(`header ${name} ${have ?? 'absent'}, expected ${want ?? 'absent'}`)
  }

  if (isJson(mediaType(headerOf(expected, 'content-type')))) {
    const have = parseJson(actual.body)
    const want = parseJson(expected.body)
    if (have === undefined) found.push(`body is not JSON: ${short(actual.body.toString())}`)
    else {
      const [left, right] = [have.value, want?.value].map((body) => readBody(normalBody(body)))
      found.push(...valueDifferences(left, right).slice(0, 5))
    }
  } else if (!actual.body.equals(expected.body)) {
    found.push(`body of ${actual.body.length} bytes differs from the expected body of ${expected.body.length} bytes`)
  }
  return found
}

/** Which requests an example may send, and how often. */
export interface Conduct {
  /** Whether a request asks for inference, rather than for a job's status or a download. */
  readonly isSubmit: (request: RecordedRequest) => boolean
  /** How many inference requests are expected: one, up to this many if the service returns errors, or none. */
  readonly attempts: { readonly least: number; readonly most: number }
  /**
   * Returns the part of an inference request that must match the published clients if it continues a conversation: the
   * opening messages. By default, all of it.
   */
  readonly opening?: (submit: RecordedRequest) => RecordedRequest
  /** Hosts that serve files. The token must never be sent there. */
  readonly fileHosts: readonly string[]
  /** Returns the part of a JSON body that is compared; by default, all of it. */
  readonly readBody?: (body: unknown) => unknown
}

/** Returns inference requests in their order. Clients' look-ups at the hub don't count. */
export const submitsOf = (requests: readonly RecordedRequest[], { isSubmit }: Pick<Conduct, 'isSubmit'>) =>
  requests.filter((request) => request.service !== 'hub' && isSubmit(request))

const requestsSent = (times: number, expected: number): string =>
  `${times} inference ${times === 1 ? 'request' : 'requests'} sent, expected ${expected}`

/** Checks rules 3, 4, and 6 for the number of requests and all requests other than inference. */
export function judgeConduct(requests: readonly RecordedRequest[], conduct: Conduct): Finding[] {
  const { attempts, fileHosts } = conduct
  const { length: times } = submitsOf(requests, conduct)
  const findings: Finding[] = []
  if (times < attempts.least) {
    findings.push(finding(3, times === 0 ? 'sends no inference request' : requestsSent(times, attempts.least)))
  }
  if (times > attempts.most) {
    findings.push(
      attempts.most > attempts.least
        ? finding(4, `sends a rejected request ${times} times`)
        : finding(3, requestsSent(times, attempts.most)),
    )
  }
  for (const request of requests.filter(({ url }) => fileHosts.includes(new URL(url).host))) {
    for (const name of ['authorization', 'x-hf-bill-to']) {
      if (headerOf(request, name) !== undefined) findings.push(finding(6, `sends ${name} to the file host`))
    }
  }
  return findings
}

/** Rule 3: each inference request matches a published client's request; findings show the most similar one. */
export const judgeSubmits = (
  submits: readonly RecordedRequest[],
  published: readonly PublishedRequest[],
  { readBody }: Pick<Conduct, 'readBody'> = {},
): Finding[] =>
  [...new Set(submits.flatMap((submit) => differencesFromNearest(submit, published, readBody)))].map((text) =>
    finding(3, text),
  )

/** Rule 3: everything sent to the provider is documented. */
export const judgeDocumented = (
  requests: readonly RecordedRequest[],
  undocumented: (request: RecordedRequest) => readonly string[],
): Finding[] => [...new Set(requests.flatMap(undocumented))].map((text) => finding(3, text))

function differencesFromNearest(
  submit: RecordedRequest,
  published: readonly PublishedRequest[],
  readBody: Conduct['readBody'],
): string[] {
  const compared = published.map(({ client, request }) => ({ client, found: differences(submit, request, readBody) }))
  const nearest = compared.sort((left, right) => left.found.length - right.found.length)[0]
  if (nearest === undefined) return ['no published client sends such a request']
  return nearest.found.map((text) => `${text} (as ${nearest.client} sends it)`)
}
