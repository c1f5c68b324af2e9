import { isDeepStrictEqual } from 'node:util'
import { inferenceRequests } from '../oracle/expectation.ts'
import { headerOf, type RecordedRequest } from '../service/twin.ts'
import { type Finding, finding } from './finding.ts'

/** Headers by which a client introduces itself or arranges the transport. They may differ. */
const OF_THE_CLIENT =
  /^(accept|accept-encoding|connection|content-length|host|user-agent|priority|transfer-encoding|x-amzn-trace-id|sec-.*|x-stainless-.*)$/

const COMPARED = ['authorization', 'content-type', 'x-hf-bill-to']

/** `type/subtype` in lower case: `charset` says nothing for JSON, which is UTF-8. */
const mediaType = (header: string | undefined): string | undefined => header?.split(';')[0]?.trim().toLowerCase()

const isJson = (type: string | undefined): boolean => type === 'application/json'

/** `a%27b` and `a'b` are one URL, and so are a host with and without its default port. */
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
 * The body as a value. An absent `stream` becomes `false`: the protocol gives it that meaning, and the published
 * clients themselves differ (huggingface.js leaves it out, huggingface_hub spells it out).
 */
function normalBody(body: unknown): unknown {
  const isChat = typeof body === 'object' && body !== null && !Array.isArray(body) && 'messages' in body
  return isChat && !('stream' in body) ? { ...body, stream: false } : body
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

/** The places at which two JSON values differ. */
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

/** All ways in which a request is not the expected one; empty when it is. */
export function differences(actual: RecordedRequest, expected: RecordedRequest): string[] {
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
    else found.push(...valueDifferences(normalBody(have.value), normalBody(want?.value)).slice(0, 5))
  } else if (!actual.body.equals(expected.body)) {
    found.push(`body of ${actual.body.length} bytes is not the expected one of ${expected.body.length} bytes`)
  }
  return found
}

/** How often a client may repeat a request that the service has refused. */
const MOST_ATTEMPTS = 4

/**
 * Rule 3: what was sent is what a published client sends.
 *
 * @param accepted what the published clients were seen to send; findings name the differences from the first
 * @param refused true when the service said no, and the client may have asked again
 */
export function judgeRequests(
  requests: readonly RecordedRequest[],
  accepted: readonly [RecordedRequest, ...RecordedRequest[]],
  refused: boolean,
): Finding[] {
  const counted = inferenceRequests(requests)
  const [first] = counted
  if (first === undefined) return [finding(3, 'sends no request')]
  if (!refused && counted.length > 1) return [finding(3, `sends ${counted.length} requests instead of one`)]
  if (counted.length > MOST_ATTEMPTS) return [finding(4, `repeats a refused request ${counted.length} times`)]
  const wrong = counted.filter((request) => accepted.every((each) => differences(request, each).length > 0))
  return [...new Set(wrong.flatMap((request) => differences(request, accepted[0])))].map((text) => finding(3, text))
}
