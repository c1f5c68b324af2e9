import type { Install } from '../find/block.ts'
import { isPlayed, isRetired } from './hosts.ts'
import type { Program } from './programs.ts'
import { PYTHON_STANDARD } from './python-standard.ts'
import {
  LOCAL_MODELS,
  MODEL_CALLS,
  NPM_CLIENTS,
  NPM_HELPERS,
  NPM_HTTP,
  OTHER_SERVICES,
  PYTHON_CLIENTS,
  PYTHON_HELPERS,
  PYTHON_HTTP,
  SERVERS,
} from './tables.ts'

/** Why a program isn't run. */
export type SkipKind =
  | 'opted out'
  | 'no call'
  | 'fragment'
  | 'local model'
  | 'other service'
  | 'server'
  | 'interactive'
  | 'unknown package'
  | 'placeholder'
  | 'language'
  | 'sandbox'

export type Decision =
  | { readonly kind: 'run'; readonly packages: readonly string[] }
  | { readonly kind: 'skip'; readonly why: SkipKind; readonly reason: string }

const skip = (why: SkipKind, reason: string): Decision => ({ kind: 'skip', why, reason })

/** Decides whether a program can run here, from its text alone. The first reason against it applies. */
export function decide(program: Program, installs: readonly Install[]): Decision {
  if (program.blocks.some(({ optsOut }) => optsOut)) return skip('opted out', 'a comment says to skip it')
  switch (program.language) {
    case 'python':
      return decidePython(program, installs)
    case 'js':
    case 'ts':
      return decideJavascript(program, installs)
    case 'sh':
      return decideShell(program)
    default:
      return skip('language', `check doesn’t run programs in this language yet (${program.language})`)
  }
}

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined)

/** A host that stands for the reader's own. */
const PLACEHOLDER_URL =
  /^https?:\/\/[^/]*(?:[<{[$]|your|example\.|xxx|\.\.\.)|^<[^>]*>\/|^<[^>]*(?:url|endpoint|host|address)[^>]*>$|^(?:YOUR|MY)_\w*(?:URL|ENDPOINT)/i

/** The addresses in a program's strings. */
function urlsOf({ facts: { strings } }: Program): string[] {
  return strings.flatMap((text) => {
    const [url] = /^https?:\/\/[^\s"'`]+/.exec(text) ?? []
    return url === undefined ? [] : [url]
  })
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal)(?::|$)/

/** Reasons that hold in every language. */
function decideUrls(program: Program): Decision | undefined {
  const typed = takesArguments(program)
  if (typed !== undefined) return typed
  const local = urlsOf(program).find((url) => LOOPBACK.test(hostOf(url) ?? ''))
  if (local !== undefined) return skip('local model', `calls a server on the reader’s machine, ${local}`)
  const placeholder = program.facts.strings.find((text) => text.length < 200 && PLACEHOLDER_URL.test(text))
  return placeholder === undefined
    ? undefined
    : skip('placeholder', `contains a placeholder for an address, ${JSON.stringify(placeholder)}`)
}

const callsPlayedHost = (program: Program): boolean =>
  urlsOf(program).some((url) => isPlayed(hostOf(url) ?? '') || isRetired(hostOf(url) ?? ''))

/** Reads what's typed after the program's name. */
const ARGUMENTS = /\bsys\.argv\[[1-9]|\bprocess\.argv\[[2-9]|\bprocess\.argv\.slice\(2\)|(?:^|[^\\])\$\{?[1-9]\b/

function takesArguments({ language, blocks }: Program): Decision | undefined {
  const isShell = language === 'sh'
  const found = blocks.some(({ text }) => ARGUMENTS.test(isShell ? text : text.replace(/\$\{?[1-9]/g, '')))
  return found ? skip('interactive', 'takes arguments from the command line') : undefined
}

function fragment({ needs, facts }: Program): Decision | undefined {
  if (needs.length > 0 && !needs.every((name) => isTypo(name, facts.defines))) {
    const named = needs.slice(0, 3).map((name) => `\`${name}\``)
    return skip('fragment', `uses ${named.join(', ')}, which no earlier block defines`)
  }
  return facts.leavesOut ? skip('fragment', 'leaves out code (`...`)') : undefined
}

/** A name that differs in one or two letters from one that the program defines, so that readers get an error. */
const isTypo = (name: string, defined: ReadonlySet<string>): boolean =>
  name.length >= 5 && [...defined].some((each) => isNear(name, each))

/** Whether two names differ in case, one letter, or two neighbors. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (/\d/.test(left + right)) return false
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].reverse().join(''))
}

/** A variable that holds a key of another service, or a setting that only the reader knows. */
function decideVariables({ facts: { variables } }: Program): Decision | undefined {
  const unknown = variables.find((name) => !isKnownVariable(name))
  if (unknown === undefined) return undefined
  return /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(unknown)
    ? skip('other service', `needs ${unknown}, a key for a service that the twin doesn’t simulate`)
    : skip('placeholder', `reads ${unknown}, whose value only the reader knows`)
}

/** Keys that the twin accepts, and settings that change nothing. */
export const isKnownVariable = (name: string): boolean =>
  Object.hasOwn(KNOWN_VARIABLES, name) || /^(?:CI|DEBUG)$/.test(name)

/** Values for the variables that programs read. The twin accepts any key. */
export const KNOWN_VARIABLES: Readonly<Record<string, string>> = {
  HF_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HUGGINGFACE_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HUGGINGFACE_API_KEY: 'hf_0123456789abcdef0123456789abcdef01',
  HUGGINGFACE_API_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HUGGING_FACE_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HUGGINGFACEHUB_API_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HUGGINGFACE_HUB_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HF_API_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  HF_API_KEY: 'hf_0123456789abcdef0123456789abcdef01',
  HF_ACCESS_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  API_TOKEN: 'hf_0123456789abcdef0123456789abcdef01',
  OPENAI_API_KEY: 'sk-0123456789abcdef0123456789abcdef',
  ANTHROPIC_API_KEY: 'sk-ant-0123456789abcdef0123456789abcdef',
  BASETEN_API_KEY: 'key-0123456789abcdef',
  CEREBRAS_API_KEY: 'csk-0123456789abcdef',
  COHERE_API_KEY: 'key-0123456789abcdef',
  CO_API_KEY: 'key-0123456789abcdef',
  DEEPINFRA_API_KEY: 'key-0123456789abcdef',
  DEEPINFRA_TOKEN: 'key-0123456789abcdef',
  FAL_KEY: 'key-id:0123456789abcdef',
  FAL_AI_API_KEY: 'key-id:0123456789abcdef',
  FEATHERLESS_API_KEY: 'key-0123456789abcdef',
  FIREWORKS_API_KEY: 'fw_0123456789abcdef',
  GROQ_API_KEY: 'gsk_0123456789abcdef',
  NEBIUS_API_KEY: 'key-0123456789abcdef',
  NOVITA_API_KEY: 'key-0123456789abcdef',
  NSCALE_SERVICE_TOKEN: 'key-0123456789abcdef',
  NSCALE_API_KEY: 'key-0123456789abcdef',
  OVHCLOUD_API_KEY: 'key-0123456789abcdef',
  OVH_AI_ENDPOINTS_ACCESS_TOKEN: 'key-0123456789abcdef',
  PUBLICAI_API_KEY: 'key-0123456789abcdef',
  REPLICATE_API_TOKEN: 'r8_0123456789abcdef0123456789abcdef01234',
  REPLICATE_API_KEY: 'r8_0123456789abcdef0123456789abcdef01234',
  SCALEWAY_API_KEY: 'key-0123456789abcdef',
  SCW_SECRET_KEY: 'key-0123456789abcdef',
  TOGETHER_API_KEY: 'key-0123456789abcdef',
  TOGETHERAI_API_KEY: 'key-0123456789abcdef',
  TOGETHER_AI_API_KEY: 'key-0123456789abcdef',
  WAVESPEED_API_KEY: 'key-0123456789abcdef',
  ZAI_API_KEY: 'key-0123456789abcdef',
  ZHIPUAI_API_KEY: 'key-0123456789abcdef',
}

const WAITS = new Set(['input', 'getpass', 'notebook_login', 'login', 'interpreter_login', 'question', 'prompt'])

const INSTALL_NAME = /^[A-Za-z0-9_.-]+/

const normal = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')

function decidePython(program: Program, installs: readonly Install[]): Decision {
  const { facts } = program
  const modules = facts.imports.map(({ module }) => module)
  const roots = [...new Set(modules.map((module) => module.split('.')[0] ?? ''))]
  const hosted = roots.filter((root) => Object.hasOwn(PYTHON_CLIENTS, root))
  const isLocal = roots.find((root) => LOCAL_MODELS.has(root))
  if (isLocal !== undefined) {
    return skip('local model', `loads a model with ${isLocal}, which needs its weights and usually a GPU`)
  }
  const cut = fragment(program)
  const callsHost = roots.some((root) => Object.hasOwn(PYTHON_HTTP, root)) && callsPlayedHost(program)
  if (hosted.length === 0 && !callsHost) return cut !== undefined && looksHosted(program) ? cut : noCall()
  if (cut !== undefined) return cut
  const other = roots.find((root) => Object.hasOwn(OTHER_SERVICES, root))
  if (other !== undefined)
    return skip('other service', `uses ${OTHER_SERVICES[other]}, which the twin doesn’t simulate`)
  const server = roots.find((root) => SERVERS.has(root))
  if (server !== undefined) return skip('server', `starts a server or an app with ${server}`)
  const waits = [...facts.calls].find((name) => WAITS.has(name))
  if (waits !== undefined) return skip('interactive', `waits for input, with ${waits}()`)
  if (modules.some((module) => module.startsWith('google.colab'))) return skip('server', 'runs only in Colab')
  const names = facts.imports.flatMap((each) => each.names)
  const cloud = names.find((name) => /^(?:Async)?(?:Azure|AnthropicBedrock|AnthropicVertex)/.test(name))
  if (cloud !== undefined)
    return skip('other service', `uses ${cloud}, a client for a service that the twin doesn’t simulate`)
  if (!mayAsk(program, hosted)) return noCall()
  const isNotebook = program.blocks.some(({ isCell }) => isCell)
  if (facts.awaitsAtTop && !isNotebook) {
    return skip('fragment', 'uses await outside an async function, which works only in a notebook')
  }
  const variables = decideVariables(program)
  if (variables !== undefined) return variables
  const urls = decideUrls(program)
  if (urls !== undefined) return urls
  const named = installs.filter(({ registry }) => registry === 'pypi').flatMap(({ packages }) => packages)
  const packages = packagesFor(roots, named)
  return typeof packages === 'string'
    ? skip('unknown package', `imports ${packages}, which no command in the document installs`)
    : { kind: 'run', packages }
}

/** Parts of Hugging Face's client that ask models; the others work with files and repositories. */
const ASKS_MODELS = /Inference|^(?:Agent|MCPClient)$/

/**
 * Whether a program may ask a model: it calls a method that does, or something besides the constructors. If it only
 * makes a client, it's for blocks that come after.
 */
function mayAsk({ facts }: Program, hosted: readonly string[]): boolean {
  if ([...facts.calls].some((name) => MODEL_CALLS.has(name))) return true
  const fromHub = facts.imports.filter(({ module }) => module.startsWith('huggingface_hub'))
  const isOnlyHub = hosted.length > 0 && hosted.every((root) => root === 'huggingface_hub')
  if (isOnlyHub && !fromHub.some(({ names }) => names.some((name) => ASKS_MODELS.test(name)))) return false
  return [...facts.calls].some((name) => /^[a-z]/.test(name) && !SETTING_UP.has(name))
}

const SETTING_UP = new Set([
  'getenv',
  'print',
  'load_dotenv',
  'int',
  'str',
  'dict',
  'list',
  'getLogger',
  'environ',
  'require',
  'config',
  'log',
])

const noCall = (): Decision => skip('no call', 'doesn’t call a hosted model')

/** Whether a fragment without its imports probably calls a hosted model, so that it's worth telling. */
const looksHosted = ({ facts: { calls }, blocks }: Program): boolean =>
  [...calls].some((name) => MODEL_CALLS.has(name) && !GENERAL_CALLS.has(name)) ||
  blocks.some(({ text }) =>
    /\.(?:completions|responses|messages|embeddings|images)\.(?:create|stream|parse)\(/.test(text),
  )

/** Names that other libraries use as well. */
const GENERAL_CALLS = new Set([
  ...[
    'create',
    'run',
    'get',
    'put',
    'post',
    'request',
    'parse',
    'stream',
    'call',
    'query',
    'submit',
    'generate',
    'edit',
  ],
  ...['embed', 'batch', 'predict', 'forward', 'fetch', 'complete', 'subscribe', 'chat', 'invoke', 'translation'],
])

/** The packages to install, or the module that nothing names. */
function packagesFor(roots: readonly string[], named: readonly string[]): string | string[] {
  const byName = new Map(named.map((each) => [normal(INSTALL_NAME.exec(each)?.[0] ?? ''), each]))
  const wanted = new Map<string, string>()
  for (const root of roots) {
    if (root === '' || PYTHON_STANDARD.has(root)) continue
    const known = PYTHON_CLIENTS[root] ?? PYTHON_HTTP[root] ?? PYTHON_HELPERS[root]
    if (known === '') continue
    const name = normal(INSTALL_NAME.exec(known ?? root)?.[0] ?? '')
    const given = byName.get(name)
    if (known === undefined && given === undefined) return root
    wanted.set(name, given ?? known ?? root)
    // Images and vectors come as its objects; examples rarely name these packages.
    if (root === 'huggingface_hub') for (const each of ['numpy', 'pillow']) wanted.set(each, byName.get(each) ?? each)
  }
  return [...wanted.values()].sort()
}

const packageOf = (specifier: string): string =>
  specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '')

function decideJavascript(program: Program, installs: readonly Install[]): Decision {
  const { facts } = program
  const specifiers = [...new Set(facts.imports.map(({ module }) => module))]
  const remote = specifiers.find((each) => /^https?:/.test(each))
  const external = specifiers.filter((each) => !each.startsWith('node:') && !isNodeModule(each))
  const packages = [...new Set(external.filter((each) => !/^[./]/.test(each)).map(packageOf))]
  const local = packages.find((name) => LOCAL_MODELS.has(name))
  if (local !== undefined) return skip('local model', `loads a model with ${local}`)
  const cut = fragment(program)
  const hosted = packages.filter((name) => NPM_CLIENTS.has(name))
  const fetches = facts.calls.has('fetch') || packages.some((name) => NPM_HTTP.has(name)) || facts.calls.has('request')
  if (hosted.length === 0 && !(fetches && callsPlayedHost(program))) {
    return cut !== undefined && looksHosted(program) ? cut : noCall()
  }
  if (cut !== undefined) return cut
  const relative = specifiers.find((each) => /^[./]|^[@~]\//.test(each))
  if (relative !== undefined) return skip('fragment', `imports ${relative}, a file in the reader’s project`)
  const other = packages.find((name) => Object.hasOwn(OTHER_SERVICES, name))
  if (other !== undefined)
    return skip('other service', `uses ${OTHER_SERVICES[other]}, which the twin doesn’t simulate`)
  const server = specifiers.find((name) => SERVERS.has(name) || SERVERS.has(packageOf(name)))
  if (server !== undefined) return skip('server', `starts a server or an app with ${server}`)
  if (remote !== undefined) return skip('unknown package', `imports ${remote}, which works only in browsers and Deno`)
  if (specifiers.some((each) => each.startsWith('npm:') || each.startsWith('jsr:'))) {
    return skip('unknown package', 'imports packages in a way that only Deno supports')
  }
  if (facts.calls.has('createInterface')) return skip('interactive', 'waits for input')
  if (facts.calls.has('listen') || facts.calls.has('createServer')) return skip('server', 'starts a server')
  if (!mayAsk(program, hosted)) return noCall()
  const variables = decideVariables(program)
  if (variables !== undefined) return variables
  const urls = decideUrls(program)
  if (urls !== undefined) return urls
  const named = installs.filter(({ registry }) => registry === 'npm').flatMap(({ packages: each }) => each)
  const byName = new Map(named.map((each) => [each.replace(/(?<=.)@.*$/, ''), each]))
  const unknown = packages.find(
    (name) => !byName.has(name) && !NPM_CLIENTS.has(name) && !NPM_HTTP.has(name) && !NPM_HELPERS.has(name),
  )
  if (unknown !== undefined) {
    return skip('unknown package', `imports ${unknown}, which no command in the document installs`)
  }
  return { kind: 'run', packages: packages.map((name) => byName.get(name) ?? name).sort() }
}

const NODE_MODULES = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events
fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream
string_decoder sys timers tls tty url util v8 vm wasi worker_threads zlib`.split(/\s+/),
)

const isNodeModule = (specifier: string): boolean => NODE_MODULES.has(specifier.split('/')[0] ?? '')

function decideShell(program: Program): Decision {
  const { facts } = program
  if (!facts.calls.has('curl')) return noCall()
  if (!callsPlayedHost(program)) return noCall()
  const urls = decideUrls(program)
  if (urls !== undefined) return urls
  const cut = fragment(program)
  if (cut !== undefined) return cut
  const installs = ['pip', 'npm', 'brew', 'apt', 'apt-get', 'docker', 'git', 'uv', 'npx', 'uvx', 'ssh', 'hf']
  const other = installs.find((name) => facts.calls.has(name))
  if (other !== undefined) return skip('unknown package', `runs ${other}`)
  const variables = decideVariables(program)
  return variables ?? { kind: 'run', packages: [] }
}
