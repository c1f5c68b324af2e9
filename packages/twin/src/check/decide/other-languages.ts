import type { Install } from '../find/block.ts'
import type { LexicalLanguage } from '../read/lexical.ts'
import type { Program } from './programs.ts'
import {
  callsPlayedHost,
  type Decision,
  decideUrls,
  decideVariables,
  fragment,
  looksHosted,
  noCall,
  type SkipKind,
  skip,
} from './reasons.ts'

/** What decides about programs in one language. Modules are as imports name them. */
interface Rules {
  /** Modules for hosted models. */
  readonly clients: RegExp
  /** Modules, or calls, that reach any service; which one, the addresses say. */
  readonly http: RegExp
  /** Modules that load models on this machine. */
  readonly local?: RegExp
  /** Modules that call other services. */
  readonly others: RegExp
  /** Modules, or code, of programs that wait for visitors. */
  readonly serves: RegExp
  /** Code that waits for input, or takes arguments. */
  readonly waits: RegExp
  /** Returns what a text lacks to be a program. */
  readonly lacks?: (text: string) => string | undefined
  /** Returns the packages to install, or why they can’t be. */
  readonly packagesFor: (modules: readonly string[], named: readonly string[]) => readonly string[] | Refusal
  /** Where install commands for them lead. */
  readonly registry?: Install['registry']
}

type Refusal = readonly [why: SkipKind, reason: string]

const GO_STANDARD =
  /^(?:archive|bufio|bytes|cmp|compress|container|context|crypto|database|debug|embed|encoding|errors|expvar|flag|fmt|go|hash|html|image|index|io|iter|log|maps|math|mime|net|os|path|plugin|reflect|regexp|runtime|slices|sort|strconv|strings|structs|sync|syscall|testing|text|time|unicode|unique|unsafe|weak)(?:\/|$)/

/** Returns the named module (`path@version`) that contains an import, or the import's own path. */
const releaseOf = (path: string, named: readonly string[]): string =>
  named.find((each) => {
    const [module = ''] = each.split('@')
    return path === module || path.startsWith(`${module}/`)
  }) ?? path

function goModules(modules: readonly string[], named: readonly string[]): readonly string[] | Refusal {
  const own = modules.find((path) => !GO_STANDARD.test(path) && !path.split('/')[0]?.includes('.'))
  if (own === 'C') return ['sandbox', 'needs a C compiler']
  if (own !== undefined) return ['fragment', `imports ${own}, a package of the reader’s project`]
  return [...new Set(modules.filter((path) => !GO_STANDARD.test(path)).map((path) => releaseOf(path, named)))].sort()
}

/** Java’s packages, by the artifacts that hold them. An artifact’s name doesn’t follow from a package’s. */
const ARTIFACTS: readonly (readonly [start: string, artifact: string])[] = [
  ['com.openai.', 'com.openai:openai-java'],
  ['com.anthropic.', 'com.anthropic:anthropic-java'],
  ['com.cohere.', 'com.cohere:cohere-java'],
  ['dev.langchain4j.model.openai.', 'dev.langchain4j:langchain4j-open-ai'],
  ['dev.langchain4j.model.huggingface.', 'dev.langchain4j:langchain4j-hugging-face'],
  ['dev.langchain4j.service.', 'dev.langchain4j:langchain4j'],
  // What others build on comes with them.
  ['dev.langchain4j.', 'dev.langchain4j:langchain4j-core'],
  ['com.fasterxml.jackson.', 'com.fasterxml.jackson.core:jackson-databind'],
  ['com.google.gson.', 'com.google.code.gson:gson'],
  ['okhttp3.', 'com.squareup.okhttp3:okhttp'],
  ['org.json.', 'org.json:json'],
]

function javaArtifacts(modules: readonly string[], named: readonly string[]): readonly string[] | Refusal {
  const found = new Set<string>()
  for (const module of modules) {
    if (/^(?:java|javax|jdk)\./.test(module)) continue
    const known = ARTIFACTS.find(([start]) => module.startsWith(start))?.[1]
    if (known === undefined)
      return ['unknown package', `imports ${module}, and check doesn’t know which artifact contains it`]
    found.add(named.find((each) => each.startsWith(`${known}:`)) ?? known)
  }
  return [...found].sort()
}

const RUBY_STANDARD =
  /^(?:net\/https?|uri|json|openssl|base64|securerandom|time|date|optparse|open-uri|fileutils|stringio|set|yaml|erb|logger|timeout|tempfile|csv|digest|pp|English|forwardable|ostruct|shellwords|benchmark|socket|zlib|cgi|tmpdir|pathname|rubygems)(?:\/|$)/

function rubyGems(modules: readonly string[]): readonly string[] | Refusal {
  const other = modules.find((each) => !RUBY_STANDARD.test(each))
  if (other === undefined) return []
  return /^[./]/.test(other)
    ? ['fragment', `requires ${other}, a file in the reader’s project`]
    : ['unknown package', `needs a gem for ${other}, and check doesn’t install gems`]
}

function phpPackages(modules: readonly string[]): readonly string[] | Refusal {
  const required = modules.find((each) => each.endsWith('.php'))
  if (required?.endsWith('autoload.php'))
    return ['unknown package', 'needs Composer packages, which check doesn’t install']
  return required === undefined ? [] : ['fragment', `requires ${required}, a file in the reader’s project`]
}

const lacksMain =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? undefined : 'has no main function'

const RULES: Readonly<Record<LexicalLanguage, Rules>> = {
  go: {
    clients:
      /^github\.com\/(?:openai\/openai-go|sashabaranov\/go-openai|anthropics\/anthropic-sdk-go|tmc\/langchaingo|replicate\/replicate-go|cohere-ai\/cohere-go|togethercomputer\/together-go|hupe1980\/go-huggingface)(?:\/|$)/,
    http: /^(?:net\/http|github\.com\/(?:go-resty\/resty|imroc\/req))(?:\/|$)/,
    local: /^github\.com\/(?:ollama\/ollama|knights-analytics\/hugot|ggerganov)\//,
    others:
      /^(?:cloud\.google\.com|google\.golang\.org\/genai|github\.com\/(?:aws|Azure|pinecone-io|qdrant|redis|jackc)\/)/,
    serves: /\bListenAndServe(?:TLS)?\(|^github\.com\/(?:gin-gonic|labstack|gofiber|go-chi)\//m,
    waits: /\bos\.Stdin\b|\bos\.Args\b|\bfmt\.Scan|\bflag\.(?:Args?|Parse)\(/,
    lacks: (text) =>
      /^\s*package\s+main\b/m.test(text) ? lacksMain(/\bfunc\s+main\s*\(\s*\)/)(text) : 'isn’t in package main',
    packagesFor: goModules,
    registry: 'go',
  },
  java: {
    clients: /^(?:com\.openai|com\.anthropic|com\.cohere|dev\.langchain4j)\./,
    http: /^(?:java\.net\.(?:http\.|\*|URL|HttpURLConnection|URI)|java\.net$|java\.net\.http$|okhttp3\.|org\.apache\.(?:http|hc)\.)/,
    local: /^(?:ai\.djl|dev\.langchain4j\.model\.ollama|ai\.onnxruntime)\./,
    others: /^(?:software\.amazon|com\.amazonaws|com\.azure|com\.google\.(?:cloud|genai)|com\.openai\.azure)\b/,
    serves: /^(?:org\.springframework|io\.quarkus|jakarta\.ws|io\.javalin|com\.sun\.net\.httpserver)\b/m,
    waits: /\bSystem\.in\b|\bargs\[\d/,
    lacks: lacksMain(/\bstatic\s+(?:final\s+)?void\s+main\s*\(/),
    packagesFor: javaArtifacts,
    registry: 'maven',
  },
  rust: {
    clients: /^(?:async_openai|openai_api_rs|rig|hf_hub|anthropic_sdk|genai|langchain_rust|ollama_rs|openai)$/,
    http: /^(?:reqwest|ureq|hyper|isahc|attohttpc|minreq)$/,
    local: /^(?:candle_\w+|ollama_rs|llama_cpp\w*|ort|burn|mistralrs|tch)$/,
    others: /^(?:aws_\w+|azure_\w+|google_\w+|qdrant_client)$/,
    serves: /^(?:axum|actix_web|rocket|warp)$/m,
    waits: /\bio::stdin\(|\benv::args\(/,
    lacks: lacksMain(/\bfn\s+main\s*\(/),
    packagesFor: () => [
      'language',
      'check doesn’t compile Rust: the build scripts of its crates would run outside the sandbox',
    ],
    registry: 'crates',
  },
  php: {
    clients: /^(?:OpenAI|Anthropic|LLPhant|Codewithkyrian|Partitech|Prism)$/,
    http: /^(?:GuzzleHttp|Symfony)$|\bcurl_(?:init|exec)\b|\bfile_get_contents\b|\bfopen\b/,
    others: /^(?:Aws|Google|Pinecone)$/,
    serves: /^(?:Illuminate|Laravel|Slim)$/m,
    waits: /\bSTDIN\b|\breadline\s*\(|\$argv\[[1-9]|\$_(?:POST|GET|REQUEST)\b/,
    packagesFor: phpPackages,
  },
  ruby: {
    clients: /^(?:openai|ruby\/openai|anthropic|hugging_face|groq|langchain|langchainrb|ruby_llm|cohere|replicate)$/,
    http: /^(?:net\/https?|open-uri|faraday|httparty|rest-client|http|httpx|typhoeus|excon)(?:\/|$)/,
    others: /^(?:aws-sdk|google\/cloud|pinecone)/,
    serves: /^(?:sinatra|rails|rack|roda|webrick)\b/m,
    waits: /\bARGV\b|\$stdin\b|\bSTDIN\b|(?:^|[=(\s])gets\b(?!\s*=)/m,
    packagesFor: rubyGems,
  },
}

const HAS_DEFAULTS = /\bargs\.length\s*[>=]|\blen\(os\.Args\)\s*[>=]/
const ARGUMENTS = /\bargs\[\d|\bos\.Args\b/g

/** Decides about a program in a language that’s read by its words. */
export function decideOther(program: Program, installs: readonly Install[]): Decision {
  const rules = RULES[program.language as LexicalLanguage]
  const { facts, blocks } = program
  const modules = facts.imports.map(({ module }) => module)
  const text = blocks.map((block) => block.text).join('\n')
  const words = [...modules, ...facts.calls]
  const isHosted = modules.some((module) => rules.clients.test(module))
  const local = modules.find((module) => rules.local?.test(module))
  if (local !== undefined) return skip('local model', `runs a model on the reader’s machine, with ${local}`)
  const lacks = rules.lacks?.(text)
  const cut = lacks === undefined ? fragment(program) : skip('fragment', lacks)
  if (!isHosted && !(words.some((word) => rules.http.test(word)) && callsPlayedHost(program))) {
    return cut !== undefined && (callsPlayedHost(program) || looksHosted(program)) ? cut : noCall()
  }
  if (cut !== undefined) return cut
  const other = modules.find((module) => rules.others.test(module))
  if (other !== undefined)
    return skip('other service', `uses ${other}, a client for a service that the twin doesn’t simulate`)
  if (rules.serves.test([...modules, text].join('\n'))) return skip('server', 'starts a server that waits for requests')
  // A program that counts its arguments has a default for them.
  const waits = rules.waits.exec(HAS_DEFAULTS.test(text) ? text.replace(ARGUMENTS, '') : text)
  if (waits !== null) return skip('interactive', `needs input or arguments (\`${waits[0].trim()}\`)`)
  const reason = decideVariables(program) ?? decideUrls(program)
  if (reason !== undefined) return reason
  const named = installs.filter(({ registry }) => registry === rules.registry).flatMap(({ packages }) => packages)
  const packages = rules.packagesFor(modules, named)
  return isRefusal(packages) ? skip(...packages) : { kind: 'run', packages }
}

const isRefusal = (found: readonly string[] | Refusal): found is Refusal =>
  found.length === 2 && (found[1] ?? '').includes(' ')
