import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { callsIn } from '../../capture/calls-in.ts'
import type { Question } from '../../capture/question.ts'
import { startTwin } from '../../mock/index.ts'
import { MOCKED_HOSTS, ROUTER } from '../../mock/place-of.ts'
import { CONTRACTS } from '../../services/contracts.generated.ts'
import { serviceOf } from '../../services/registry.ts'
import { ANTHROPIC_HOST, anthropicFault } from './anthropic.ts'

/** Services with OpenAI's chats, of which the twin knows nothing else. */
const COMPATIBLE_HOSTS = [
  'api.sambanova.ai',
  'api.tokenfactory.nebius.com',
  'api.studio.nebius.com',
  'api.studio.nebius.ai',
]

/** The hosts that the twin plays, besides endpoints. */
export const PLAYED_HOSTS: readonly string[] = [...MOCKED_HOSTS, ANTHROPIC_HOST, ...COMPATIBLE_HOSTS]

/** Headers that services of other kinds read a key from. */
const OTHER_HEADERS = ['x-api-key', 'api-key', 'token', 'x-auth-token']

/** Anthropic's protocol has its key in a header, which services of others with this protocol read as well. */
const readsKey = (url: string, name: string): boolean =>
  name === 'x-api-key' && (new URL(url).host === ANTHROPIC_HOST || /\/messages(?:[/?]|$)/.test(url))

/** A provider's API, as far as its documentation is known here. */
export interface KnownApi {
  /** Paths up to the version, such as `/openai/v1/`. The twin plays only some of the endpoints below. */
  readonly prefixes: readonly string[]
  readonly paths: readonly string[]
  /** Schemes of the Authorization header, in lower case. */
  readonly schemes: readonly string[]
}

const BEARER = ['bearer']

/** Versions of providers' own APIs, of which the twin plays nothing. */
const OTHER_VERSIONS: Readonly<Record<string, readonly string[]>> = {
  cohere: ['/v1/', '/v2/'],
  // Its paths are the names of models.
  'fal-ai': ['/'],
}

/** Known APIs by host. */
export const KNOWN_APIS: ReadonlyMap<string, KnownApi> = new Map([
  [ANTHROPIC_HOST, { prefixes: ['/v1/'], paths: ['/v1/messages'], schemes: BEARER }],
  ...COMPATIBLE_HOSTS.map((host): [string, KnownApi] => [
    host,
    { prefixes: ['/v1/'], paths: ['/v1/chat/completions'], schemes: BEARER },
  ]),
  ...Object.values(CONTRACTS).flatMap(({ provider, servers, operations, others = [], schemes = BEARER }) => {
    const paths = [...operations, ...others].map(({ path }) => path)
    const versions = paths.flatMap((path) => /^.*?\/v\d+\w*\//.exec(path)?.[0] ?? [])
    const prefixes = [...new Set([...versions, ...(OTHER_VERSIONS[provider] ?? [])])]
    const bases = [...(servers ?? []), ...(serviceOf(provider)?.baseUrls ?? [])]
    return bases
      .map((base) => new URL(base).host)
      .filter((host) => host !== ROUTER)
      .map((host): [string, KnownApi] => [host, { prefixes, paths, schemes }])
  }),
])

/** A token that isn't one: the name of a variable, or what languages print for a missing value. */
const NO_TOKEN = /^(?:undefined|null|None|nil|\$.+|#?\{.+\})$/

const tokenTextOf = (authorization = ''): string | undefined => {
  if (/^(?:Bearer|Key|Token) *$/.test(authorization)) return ''
  const [, value = ''] = /^\w+ +(.*)$/s.exec(authorization) ?? []
  return NO_TOKEN.test(value) ? value : undefined
}

/** Hosts where a token of Hugging Face works. */
const TAKES_HUB_TOKENS = /(?:^|\.)(?:huggingface\.co|hf\.co|huggingface\.cloud|hf\.space)$/

/** Returns what's wrong with a token, of which the twin shows only the start. */
export function tokenFaultOf(headers: Readonly<Record<string, string>>, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const authorization = headers['authorization']
  const other = OTHER_HEADERS.find((name) => headers[name] !== undefined)
  if (other !== undefined && readsKey(url, other)) return undefined
  if (authorization === undefined) {
    return other && `the token is in the header ${other}, and not in Authorization`
  }
  const [, scheme, value = ''] = /^([\w-]+)(?: +(.*))?$/s.exec(authorization) ?? []
  if (scheme === undefined) return 'the Authorization header doesn’t start with a scheme such as `Bearer`'
  const { hostname } = new URL(url)
  const schemes = KNOWN_APIS.get(hostname)?.schemes ?? (hostname === ROUTER ? BEARER : undefined)
  if (schemes?.includes(scheme.toLowerCase()) === false) {
    return `the scheme of the Authorization header is ${scheme}, and not ${schemes.join(' or ')}`
  }
  const isElsewhere = PLAYED_HOSTS.includes(hostname) && !TAKES_HUB_TOKENS.test(hostname)
  return value.startsWith('hf_') && isElsewhere ? `${hostname} doesn’t accept Hugging Face tokens` : undefined
}

/** A request that a program sent, and what the twin thinks of it. */
export interface TwinRequest {
  readonly method: string
  readonly url: string
  readonly body: unknown
  /** The provider's id; null if nobody we play has this URL. */
  readonly provider: string | null
  readonly task: string | null
  readonly status: number
  /** Whether it carries a token or a key. */
  readonly hasToken: boolean
  /** What's wrong with the token, as far as it shows. */
  readonly tokenFault?: string
  /** What was sent instead of a token, such as the name of a variable. */
  readonly tokenText?: string
  /** What the provider doesn't document about the request. */
  readonly problems: readonly string[]
}

/** The twin as `check` uses it, which is all that `check` knows of it. */
export interface CheckTwin {
  readonly port: number
  /** Certificates, in PEM, of the twin and of the usual authorities. */
  readonly bundle: string
  /** The same certificates for Java. */
  readonly trustStoreFile: string
  /** Java's settings that lead a program to the twin, if its certificates are in the given file. */
  javaProperties(trustStore: string): readonly string[]
  /** Variables that lead a program to the twin, if its certificates are in the given file. */
  env(bundleFile: string): Readonly<Record<string, string>>
  requests(): readonly TwinRequest[]
  /** The last call of a model, as a question of the generator; undefined if no question says it. */
  question(): Question | undefined
  close(): Promise<void>
}

/**
 * Starts the twin for one program.
 *
 * @param models tasks of models, by id, for models that aren't built in
 */
export async function startCheckTwin(models: Readonly<Record<string, string>>): Promise<CheckTwin> {
  // Everything is answered, so that a program shows all its requests; `judge` decides what a provider would reject.
  const twin = await startTwin({ models, strict: false })
  const bundle = await readFile(twin.bundleFile, 'utf8')
  return {
    port: twin.port,
    bundle,
    trustStoreFile: join(dirname(twin.bundleFile), 'trust.p12'),
    // As options, not as a variable: Java would print that it picked it up.
    javaProperties: (trustStore) => [
      '-Dhttps.proxyHost=127.0.0.1',
      `-Dhttps.proxyPort=${twin.port}`,
      `-Djavax.net.ssl.trustStore=${trustStore}`,
      '-Djavax.net.ssl.trustStoreType=PKCS12',
    ],
    env: (bundleFile) => ({
      ...Object.fromEntries(
        Object.entries(twin.env)
          .filter(([name]) => name !== 'JAVA_TOOL_OPTIONS')
          .map(([name, value]) => [name, value === twin.bundleFile || value === twin.caFile ? bundleFile : value]),
      ),
      HTTP_PROXY: twin.proxyUrl,
      http_proxy: twin.proxyUrl,
    }),
    requests: () =>
      twin.requests().map(({ headers, ...request }) => {
        const tokenText = tokenTextOf(headers['authorization'])
        const tokenFault = tokenFaultOf(headers, request.url)
        const fault = anthropicFault(request.url, headers, request.body)
        return {
          ...request,
          problems: [...request.problems, ...(fault === undefined ? [] : [fault])],
          hasToken: ['authorization', ...OTHER_HEADERS].some((name) => headers[name] !== undefined),
          ...(tokenFault === undefined ? {} : { tokenFault }),
          ...(tokenText === undefined ? {} : { tokenText }),
        }
      }),
    question: () => callsIn(twin.requests()).calls.at(-1)?.question,
    close: () => twin.close(),
  }
}
