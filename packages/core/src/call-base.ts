import type { CallBase, Decision, HttpRequest, Mode } from './call.ts'
import { modeOf } from './call.ts'
import { SnippetInputError } from './errors.ts'
import { type JsonTraits, noteName, noteText, readJson, setField } from './json.ts'
import { type EnvironmentNode, env, type JsonValue } from './languages/value.ts'
import type { Provider } from './providers/provider.ts'
import { type EnvironmentVariable, PLATFORMS, type Platform, type SnippetFile, type SnippetOptions } from './types.ts'

export const NO_FILES: readonly SnippetFile[] = Object.freeze([])

/** A call without what its kind adds. */
export type Base = Omit<CallBase, 'files' | 'traits'>

/** Reads what every call has. */
export function readBase(
  { model, provider, providerRecord, routeIsPublished, mapping, options }: Decision,
  task: string,
  traits: JsonTraits,
): Base {
  const mode = modeOf(provider, options)
  const modelId = readText(model.id, 'model.id')
  noteText(modelId, traits)
  const mapped = mapping?.providerId ?? withoutPrefix(modelId, providerRecord?.clientModelPrefix)
  const providerModel = readText(options.providerId ?? mapped, 'options.providerId')
  if (providerModel !== modelId) noteText(providerModel, traits)
  const tokenVariable = options.accessToken === undefined ? variableFor(mode, provider, providerRecord) : undefined
  return {
    task,
    mode,
    streaming: (options.streaming ?? options.stream ?? false) === true,
    model,
    provider,
    providerRecord,
    routeIsPublished,
    providerModel,
    providerModelIsCustom:
      options.providerId !== undefined && mapping !== undefined && options.providerId !== mapping.providerId,
    token:
      tokenVariable === undefined
        ? readHeader(options.accessToken, 'options.accessToken')
        : tokenVariable.name === HUB_TOKEN.name
          ? HUB_TOKEN
          : env(tokenVariable.name),
    tokenVariable,
    billTo: options.billTo === undefined ? undefined : readHeader(options.billTo, 'options.billTo'),
    endpointUrl: options.endpointUrl,
    platform: readPlatform(options.platform),
  }
}

function readPlatform(value: unknown = 'posix'): Platform {
  if (!(PLATFORMS as readonly unknown[]).includes(value)) {
    throw new SnippetInputError('options.platform', `expected ${PLATFORMS.join(', ')}`)
  }
  return value as Platform
}

/** The headers of a request; `more` are the route's own. */
export function headersOf(
  { token, billTo }: Base,
  scheme: 'Bearer' | 'Key',
  contentType: string | undefined,
  more: Readonly<Record<string, string>> | undefined,
): HttpRequest['headers'] {
  const headers: Record<string, string | EnvironmentNode> = {
    Authorization: typeof token === 'string' ? `${scheme} ${token}` : env(token.name, `${scheme} `),
  }
  if (contentType !== undefined) headers['Content-Type'] = contentType
  if (billTo !== undefined) headers['X-HF-Bill-To'] = billTo
  return Object.freeze(more === undefined ? headers : Object.assign(headers, more))
}

const withoutPrefix = (id: string, prefix: string | undefined): string =>
  prefix !== undefined && id.startsWith(prefix) ? id.slice(prefix.length) : id

/** The published clients' rule for an endpoint: a URL with the suffix is kept, `/v1` gets it, anything else `/v1` too. */
export function withSuffix(url: URL, suffix: string): string {
  let path = url.pathname
  while (path.endsWith('/')) path = path.slice(0, -1)
  if (path.endsWith(suffix)) return url.origin + path
  return `${url.origin}${path}${path.endsWith('/v1') ? '' : '/v1'}${suffix}`
}

/** @throws SnippetInputError for what is no address of a service */
export function readEndpoint(endpointUrl: unknown): URL {
  const field = 'options.endpointUrl'
  if (typeof endpointUrl !== 'string' || endpointUrl.length > 2000) {
    throw new SnippetInputError(field, 'expected an http: or https: URL of at most 2000 characters')
  }
  let url: URL
  try {
    url = new URL(endpointUrl)
  } catch {
    const shown = JSON.stringify(endpointUrl.slice(0, 100))
    throw new SnippetInputError(field, `${shown} is not a URL; expected for example http://localhost:8080/v1`)
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SnippetInputError(field, `expected an http: or https: URL, got ${url.protocol}`)
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new SnippetInputError(field, 'a user name, password, query or fragment has no place in an endpoint URL')
  }
  // An apostrophe stays literal in a parsed path; encoded it needs no quoting anywhere.
  url.pathname = url.pathname.replaceAll("'", '%27')
  return url
}

const HUB_TOKEN = /* @__PURE__ */ env('HF_TOKEN')

function variableFor(mode: Mode, provider: string, record: Provider | undefined): EnvironmentVariable {
  if (mode === 'endpoint')
    return { name: 'API_TOKEN', description: 'The token of your endpoint; any text if it asks for none' }
  if (mode === 'direct' && record !== undefined && record.keyVariable !== 'HF_TOKEN') {
    return {
      name: record.keyVariable ?? `${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`,
      description: `Your ${record.label} API key`,
      url: record.keyUrl,
    }
  }
  return {
    name: HUB_TOKEN.name,
    description: 'Your Hugging Face token with permission to call Inference Providers',
    url: 'https://huggingface.co/settings/tokens',
  }
}

/** @throws SnippetInputError for anything but an object */
export function parametersOf({ parameters }: SnippetOptions): { readonly [key: string]: unknown } {
  if (parameters === undefined) return {}
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters)) {
    throw new SnippetInputError('options.parameters', 'expected an object')
  }
  return parameters
}

export const NO_STEERING: ReadonlySet<string> = new Set()

/** Reads fields of a request's body, but for options that steer the generator. */
export function addParameters(
  fields: { [key: string]: JsonValue },
  source: { readonly [key: string]: unknown },
  path: string,
  steering: ReadonlySet<string>,
  traits: JsonTraits,
): void {
  for (const key of Object.keys(source)) {
    const value = source[key]
    if (value === undefined || steering.has(key)) continue
    if (key === 'model') {
      throw new SnippetInputError(
        `${path}.model`,
        'the model record says which model is called; providerId replaces its id',
      )
    }
    if (key === 'messages' || key === 'stream') {
      throw new SnippetInputError(`${path}.${key}`, `give it as options.${key === 'stream' ? 'streaming' : key}`)
    }
    if (value === null) traits.nullField = true
    noteName(key, traits)
    setField(fields, key, readJson(value, `${path}.${key}`, traits))
  }
}

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') throw new SnippetInputError(field, 'expected a text that is not empty')
  return value
}

/** A header's value: what is outside printable ASCII cannot be sent, or could start another header. */
function readHeader(value: unknown, field: string): string {
  const text = readText(value, field)
  if (text.length > 4000 || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text)) {
    throw new SnippetInputError(
      field,
      'a header holds at most 4000 printable ASCII characters, without spaces at its ends',
    )
  }
  return text
}
