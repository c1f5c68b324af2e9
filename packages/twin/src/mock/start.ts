import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { type Answer, jsonAnswer } from '../services/answer.ts'
import type { ArrivedRequest } from '../services/request.ts'
import { MockService } from './mock-service.ts'
import type { ModelTasks } from './model-tasks.ts'
import { MOCKED_HOSTS } from './place-of.ts'
import { type MockRequest, Recorder } from './recorder.ts'
import { type AnswerRule, RuleError, readRule } from './rules.ts'
import { findEffect, SCENARIO_PATTERNS, SCENARIOS, unknownScenario } from './scenarios.ts'
import { listen, type Way } from './server.ts'
import { trustStore } from './trust-store.ts'

/** How the mock server starts. */
export interface TwinOptions {
  /** The port; any free one by default. */
  readonly port?: number
  /** What happens to requests that don't select a scenario, such as `429-twice`. By default, they're answered. */
  readonly scenario?: string
  /** Tasks of models that aren't built in, by model id or, for your own endpoint, by its host. */
  readonly models?: ModelTasks
  /**
   * Whether requests without a token, or that a provider documents as invalid, get an error; true by default. The
   * problems are recorded anyway.
   */
  readonly strict?: boolean
  /** How many requests are kept; 1000 by default. */
  readonly keep?: number
}

/** A running mock server. */
export interface Twin {
  /** Its URL, such as `http://127.0.0.1:4010`. */
  readonly url: string
  readonly port: number
  /** The URL for clients that take a proxy. */
  readonly proxyUrl: string
  /** A file with the certificate authority that signs for every host. */
  readonly caFile: string
  /** A file with that authority and the usual ones, for programs that also call hosts without the proxy. */
  readonly bundleFile: string
  /** The environment variables that redirect an unchanged program. */
  readonly env: Readonly<Record<string, string>>
  /**
   * Returns the base URL that replaces a service's.
   *
   * @example
   * twin.baseUrl('https://router.huggingface.co/v1') // 'http://127.0.0.1:4010/router.huggingface.co/v1'
   */
  baseUrl(url: string): string
  /** Sets an answer. The newest that matches a request applies. */
  answer(rule: AnswerRule): void
  /** Returns the recorded requests, the oldest first. */
  requests(): readonly MockRequest[]
  /** Forgets requests, answers, jobs, and counted failures. */
  clear(): void
  /** Stops the server and removes its files. */
  close(): Promise<void>
}

const MOST_KEPT = 100_000

/**
 * Starts the mock server on the loopback interface.
 *
 * @throws Error if an option isn't valid or the port is taken
 * @example
 * const twin = await startTwin({ scenario: '429-twice' })
 * const client = new OpenAI({ baseURL: twin.baseUrl('https://router.huggingface.co/v1'), apiKey: 'any' })
 * // …
 * await twin.close()
 */
export async function startTwin(options: TwinOptions = {}): Promise<Twin> {
  const { port = 0, scenario = 'answer', models = {}, strict = true, keep = 1000 } = options
  if (findEffect(scenario) === undefined) throw new Error(unknownScenario(scenario))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`port must be from 0 to 65535; got ${port}`)
  if (!Number.isInteger(keep) || keep < 1 || keep > MOST_KEPT) {
    throw new Error(`keep must be a whole number from 1 to ${MOST_KEPT}; got ${keep}`)
  }
  const service = new MockService({ scenario, models, strict })
  const recorder = new Recorder(keep)
  const clear = (): void => {
    recorder.clear()
    service.clear()
    service.rules.clear()
  }
  const listening = await listen(port, {
    service: (request, way) => answered(request, way, service, recorder, url),
    own: (method, path, body) => ownAnswer(method, path, body, service, recorder),
  })
  const url = `http://127.0.0.1:${listening.port}`
  // Only the owner can open the folder. The authority's key never leaves this process's memory.
  const folder = await mkdtemp(join(tmpdir(), 'model-snippets-twin-'))
  const caFile = join(folder, 'ca.pem')
  const bundleFile = join(folder, 'bundle.pem')
  await writeFile(caFile, listening.authority.certificate, { mode: 0o600 })
  const trusted = [listening.authority.certificate, ...rootCertificates]
  await writeFile(bundleFile, trusted.join('\n'), { mode: 0o600 })
  await writeFile(join(folder, 'trust.p12'), trustStore(trusted), { mode: 0o600 })
  const settings = [`curl.cainfo="${bundleFile}"`, `openssl.cafile="${bundleFile}"`, '']
  await mkdir(join(folder, 'php'), { mode: 0o700 })
  await writeFile(join(folder, 'php/twin.ini'), settings.join('\n'), { mode: 0o600 })
  return {
    url,
    port: listening.port,
    proxyUrl: url,
    caFile,
    bundleFile,
    env: environmentOf(listening.port, folder),
    baseUrl: (given) => `${url}/${given.replace(/^https?:\/\//, '')}`,
    answer: (rule) => service.rules.add(readRule(rule)),
    requests: () => recorder.list(),
    clear,
    close: async () => {
      await listening.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where programs in each language look for a proxy and for certificates. */
function environmentOf(port: number, folder: string): Readonly<Record<string, string>> {
  const url = `http://127.0.0.1:${port}`
  const bundleFile = join(folder, 'bundle.pem')
  const java = {
    'https.proxyHost': '127.0.0.1',
    'https.proxyPort': port,
    'javax.net.ssl.trustStore': join(folder, 'trust.p12'),
    'javax.net.ssl.trustStoreType': 'PKCS12',
  }
  return {
    HTTPS_PROXY: url,
    https_proxy: url,
    // Node.js, with `fetch` and with `https`.
    NODE_USE_ENV_PROXY: '1',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    // Python's ssl, Go, Ruby, and Rust.
    SSL_CERT_FILE: bundleFile,
    // Python's requests, and curl.
    REQUESTS_CA_BUNDLE: bundleFile,
    CURL_CA_BUNDLE: bundleFile,
    // The usual folders come first.
    PHP_INI_SCAN_DIR: `:${join(folder, 'php')}`,
    JAVA_TOOL_OPTIONS: [
      ...(process.env['JAVA_TOOL_OPTIONS'] === undefined ? [] : [process.env['JAVA_TOOL_OPTIONS']]),
      ...Object.entries(java).map(([name, value]) => `-D${name}=${value}`),
    ].join(' '),
  }
}

function answered(request: ArrivedRequest, way: Way, service: MockService, recorder: Recorder, own: string): Answer {
  try {
    const { answer, finding } = service.answer(request)
    recorder.add(request, finding)
    return way === 'proxy' ? answer : withOwnUrls(answer, own)
  } catch (error) {
    const problem = `The twin can’t simulate this: ${error instanceof Error ? error.message : String(error)}`
    recorder.add(request, { provider: null, task: null, scenario: null, status: 500, problems: [problem] })
    return jsonAnswer(500, { error: problem })
  }
}

/** URLs of jobs and files in a response, which lead to hosts that only the proxy plays. */
const PLAYED_URL = new RegExp(
  `https://(${[...MOCKED_HOSTS.map((host) => host.replaceAll('.', '\\.')), 'files\\.[a-z0-9-]+\\.example'].join('|')})(?=/)`,
  'g',
)

/** Leads clients without the proxy to this server. */
function withOwnUrls(answer: Answer, own: string): Answer {
  const [bytes] = answer.writes
  if (bytes === undefined || answer.headers['content-type'] !== 'application/json') return answer
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!text.includes('https://')) return answer
  const changed = Buffer.from(text.toString().replace(PLAYED_URL, `${own}/$1`))
  return { ...answer, headers: { ...answer.headers, 'content-length': String(changed.length) }, writes: [changed] }
}

const METHODS: Readonly<Record<string, readonly string[]>> = {
  '/__requests': ['GET', 'DELETE'],
  '/__answers': ['GET', 'POST', 'DELETE'],
  '/__scenarios': ['GET'],
  '/__health': ['GET'],
}

function ownAnswer(method: string, path: string, body: Buffer, service: MockService, recorder: Recorder): Answer {
  const [name = ''] = path.split('?')
  const methods = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (methods === undefined)
    return jsonAnswer(404, { error: `Unknown path; the server’s own are ${Object.keys(METHODS).join(', ')}` })
  if (!methods.includes(method)) {
    const refused = jsonAnswer(405, { error: `${name} takes ${methods.join(', ')}; got ${method}` })
    return { ...refused, headers: { ...refused.headers, allow: methods.join(', ') } }
  }
  switch (`${method} ${name}`) {
    case 'GET /__requests':
      return jsonAnswer(200, { count: recorder.count, requests: recorder.list() })
    case 'DELETE /__requests':
      recorder.clear()
      service.clear()
      return jsonAnswer(200, { count: 0 })
    case 'GET /__answers':
      return jsonAnswer(200, service.rules.list())
    case 'DELETE /__answers':
      service.rules.clear()
      return jsonAnswer(200, [])
    case 'POST /__answers':
      return setAnswer(body, service)
    case 'GET /__scenarios':
      return jsonAnswer(200, { scenarios: SCENARIOS, patterns: SCENARIO_PATTERNS })
    default:
      return jsonAnswer(200, { status: 'ok' })
  }
}

function setAnswer(body: Buffer, service: MockService): Answer {
  try {
    const rule = readRule(JSON.parse(body.toString()))
    service.rules.add(rule)
    return jsonAnswer(201, rule)
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'the body must be JSON' : undefined
    if (problem === undefined && !(error instanceof RuleError)) throw error
    return jsonAnswer(400, { error: problem ?? (error as Error).message })
  }
}
