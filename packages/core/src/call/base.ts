import { problemOfId } from '../model/hub-id.ts'
import { SnippetInputError } from '../values/errors.ts'
import { readJson, setField } from '../values/read-json.ts'
import { env, type JsonObject, type JsonValue } from '../values/value.ts'
import type { CallBase } from './call.ts'
import type { Decision } from './decision.ts'
import { readHeader } from './headers.ts'
import { shownValue } from './option-values.ts'
import type { SnippetOptions } from './options.ts'
import { PLATFORMS, type Platform } from './platform.ts'
import type { EnvironmentVariable } from './set-up.ts'

/** Placeholder for your Hugging Face token. */
export const ROUTED_TOKEN_PLACEHOLDER = 'hf_token_placeholder'
/** Placeholder for the provider's API key in direct requests. */
export const DIRECT_TOKEN_PLACEHOLDER = 'not_hf_token_placeholder'

/** The fields that all kinds of calls share. */
export type Base = Omit<CallBase, 'files' | 'traits' | 'baseUrl'>

/**
 * Reads the fields that all kinds of calls share.
 *
 * @throws SnippetInputError naming the option that no example can carry
 */
export function readBase(decision: Decision): Base {
  const { model, task, target, provider, providerRecord, builtInProvider, mapping, options } = decision
  readModelId(model.id)
  const clientModelPrefix = providerRecord?.clientModelPrefix
  const mapped = mappedModel(decision)
  const tokenVariable = options.accessToken === undefined ? tokenVariableOf(decision) : undefined
  return {
    task: task.id,
    target,
    streaming: (options.streaming ?? options.stream ?? false) === true,
    model,
    provider,
    providerLabel: providerRecord?.label ?? provider,
    clientModelPrefix,
    routeIsBuiltIn: builtInProvider !== undefined && Object.hasOwn(builtInProvider.routes, task.id),
    providerModel: readText(options.providerId ?? mapped, 'options.providerId'),
    providerModelIsCustom: options.providerId !== undefined && options.providerId !== mapped,
    providerModelIsKnown:
      mapping !== undefined || options.providerId !== undefined || providerRecord?.takesHubIds === true,
    token:
      tokenVariable === undefined ? readHeader(options.accessToken, 'options.accessToken') : env(tokenVariable.name),
    tokenVariable,
    billTo: readBillTo(decision),
    endpointUrl: options.endpointUrl,
    platform: readPlatform(options.platform),
    typescript: options.typescript === true,
  }
}

const mappedModel = ({ model, mapping, providerRecord }: Decision): string =>
  mapping?.providerId ?? withoutPrefix(model.id, providerRecord?.clientModelPrefix)

/** The provider’s own id for the model. */
export const providerModelOf = (decision: Decision): string => decision.options.providerId ?? mappedModel(decision)

/** Only the router can bill an organization. */
function readBillTo({ target, options: { billTo } }: Decision): string | undefined {
  if (billTo === undefined || billTo === '') return undefined
  const organisation = readHeader(billTo, 'options.billTo')
  return target === 'routed' ? organisation : undefined
}

function readPlatform(value: unknown = 'posix'): Platform {
  if (!(PLATFORMS as readonly unknown[]).includes(value)) {
    throw new SnippetInputError('options.platform', `expected one of ${PLATFORMS.join(', ')}, got ${shownValue(value)}`)
  }
  return value as Platform
}

const withoutPrefix = (id: string, prefix: string | undefined): string =>
  prefix !== undefined && id.startsWith(prefix) ? id.slice(prefix.length) : id

const HUB_TOKEN_VARIABLE: EnvironmentVariable = Object.freeze({
  name: 'HF_TOKEN',
  description: 'Your Hugging Face token with permission to call Inference Providers',
  url: 'https://huggingface.co/settings/tokens',
})

const ENDPOINT_TOKEN_VARIABLE: EnvironmentVariable = Object.freeze({
  name: 'API_TOKEN',
  description: 'The token of your endpoint; any text if it doesn’t require one',
})

function tokenVariableOf({ target, provider, providerRecord }: Decision): EnvironmentVariable {
  if (target === 'endpoint') return ENDPOINT_TOKEN_VARIABLE
  if (target === 'routed' || providerRecord === undefined || providerRecord.keyVariable === HUB_TOKEN_VARIABLE.name) {
    return HUB_TOKEN_VARIABLE
  }
  const { keyUrl: url, keyVariable, label, vendorKeyVariable: vendorName } = providerRecord
  return Object.freeze({
    name: keyVariable ?? `${provider.toUpperCase().replaceAll('-', '_')}_API_KEY`,
    description: `Your ${label} API key${vendorName === undefined ? '' : `; you may already have it as ${vendorName}`}`,
    url,
    ...(vendorName === undefined ? undefined : { vendorName }),
  })
}

/** The option `parameters`. */
export const parametersOf = ({ parameters = {} }: SnippetOptions): { readonly [key: string]: unknown } => parameters

/**
 * Reads fields of a request's body.
 *
 * @param path where the fields stand, for messages
 * @param leftOut names that are no fields of the body
 * @throws SnippetInputError naming the field that is no JSON, or has an option of its own
 */
export function readBodyFields(
  source: { readonly [key: string]: unknown },
  path: string,
  leftOut: readonly string[] = [],
): JsonObject {
  const fields: { [name: string]: JsonValue } = {}
  for (const name of Object.keys(source)) {
    if (source[name] === undefined || leftOut.includes(name)) continue
    if (name === 'model') {
      throw new SnippetInputError(
        `${path}.model`,
        'the model record sets the model; to send another id, use providerId',
      )
    }
    if (name === 'messages' || name === 'stream') {
      throw new SnippetInputError(`${path}.${name}`, `use options.${name === 'stream' ? 'streaming' : name} instead`)
    }
    setField(fields, name, readJson(source[name], `${path}.${name}`))
  }
  return Object.freeze(fields)
}

/** Clients treat other ids as URLs or paths, and would send the token there. */
function readModelId(id: unknown): string {
  const problem = problemOfId(id)
  if (problem !== undefined) throw new SnippetInputError('model.id', problem)
  return id as string
}

function readText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value === '') {
    throw new SnippetInputError(field, `expected a non-empty string, got ${shownValue(value)}`)
  }
  return value
}
