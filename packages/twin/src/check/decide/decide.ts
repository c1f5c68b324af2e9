import type { Install } from '../find/block.ts'
import { decideOther } from './other-languages.ts'
import type { Program } from './programs.ts'
import { PYTHON_STANDARD } from './python-standard.ts'
import {
  callsPlayedHost,
  type Decision,
  decideUrls,
  decideVariables,
  fragment,
  looksHosted,
  noCall,
  skip,
} from './reasons.ts'
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
      return decideOther(program, installs)
  }
}

const WAITS = new Set(['input', 'getpass', 'notebook_login', 'login', 'interpreter_login', 'question', 'prompt'])

const INSTALL_NAME = /^[A-Za-z0-9_.-]+/

const normal = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, '-')

function decidePython(program: Program, installs: readonly Install[]): Decision {
  const { facts } = program
  const modules = facts.imports.map(({ module }) => module)
  const roots = [...new Set(modules.map((module) => module.split('.')[0] ?? ''))]
  const hosted = [
    ...roots.filter((root) => Object.hasOwn(PYTHON_CLIENTS, root) || isNamedLikePackage(root)),
    ...modules.filter((module) => ASKS_WITH_LLAMA_INDEX.test(module)),
  ]
  const isLocal =
    roots.find((root) => LOCAL_MODELS.has(root)) ?? modules.find((module) => LOCAL_LLAMA_INDEX.test(module))
  if (isLocal !== undefined) {
    return skip('local model', `loads a model with ${isLocal}, which needs the model’s weights and usually a GPU`)
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
  const commands = installs.filter(({ registry }) => registry === 'pypi').map(({ packages }) => packages)
  const packages = packagesFor(modules, commands)
  return typeof packages === 'string'
    ? skip('unknown package', `imports ${packages}, which no command in the document installs`)
    : { kind: 'run', packages }
}

/** LlamaIndex's packages for models are named like their modules. Before version 0.10, there was one package. */
const ASKS_WITH_LLAMA_INDEX = /^llama_index\.(?:llms|embeddings|multi_modal_llms)(?:\.|$)/
const LOCAL_LLAMA_INDEX =
  /^llama_index\.(?:llms|embeddings)\.(?:huggingface|ollama|llama_cpp|vllm|ipex_llm|lmstudio|localai|fastembed|openvino\w*)$/

const packageOfLlamaIndex = (module: string): string => {
  const [, kind, name] = module.split('.')
  return kind === undefined || name === undefined || kind === 'core'
    ? 'llama-index-core'
    : `llama-index-${kind}-${name}`.replaceAll('_', '-')
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

/** The packages to install, or the module that nothing names. */
function packagesFor(modules: readonly string[], commands: readonly (readonly string[])[]): string | string[] {
  const named = commands.flat()
  const byName = new Map(named.map((each) => [nameIn(each), each]))
  const wanted = new Map<string, string>()
  for (const module of modules) {
    const [root = ''] = module.split('.')
    if (root === '' || PYTHON_STANDARD.has(root)) continue
    const known = packageOfModule(root, module)
    if (known === '') continue
    const name = normal(INSTALL_NAME.exec(known ?? root)?.[0] ?? '')
    const given = byName.get(name)
    if (known === undefined && given === undefined) return root
    wanted.set(name, given ?? known ?? root)
    // Images and vectors come as its objects; examples rarely name these packages.
    if (root === 'huggingface_hub') for (const each of ['numpy', 'pillow']) wanted.set(each, byName.get(each) ?? each)
  }
  // Frameworks import clients when they need them, so a command names both.
  for (const command of commands.filter((each) => each.some((specifier) => wanted.has(nameIn(specifier))))) {
    for (const specifier of command)
      if (CLIENT_PACKAGES.has(nameIn(specifier))) wanted.set(nameIn(specifier), specifier)
  }
  return [...wanted.values()].sort()
}

/** The package with a module; empty if it comes with another one, and `undefined` if it's unknown. */
const packageOfModule = (root: string, module: string): string | undefined =>
  (root === 'llama_index' ? packageOfLlamaIndex(module) : undefined) ??
  PYTHON_CLIENTS[root] ??
  PYTHON_HTTP[root] ??
  PYTHON_HELPERS[root] ??
  (isNamedLikePackage(root) ? root : undefined)

const nameIn = (specifier: string): string => normal(INSTALL_NAME.exec(specifier)?.[0] ?? '')

const CLIENT_PACKAGES: ReadonlySet<string> = new Set(Object.values(PYTHON_CLIENTS).map(nameIn))

/** Whether an unknown module has a client's package name, such as `openai_agents`, whose module is `agents`. */
const isNamedLikePackage = (root: string): boolean =>
  !Object.hasOwn(PYTHON_CLIENTS, root) && CLIENT_PACKAGES.has(normal(root))

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
