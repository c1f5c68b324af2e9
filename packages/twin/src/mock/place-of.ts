import { isPolicy, PROVIDERS, type Target } from '@model-snippets/core'
import { CONTRACTS } from '../services/contracts.generated.ts'
import { PROVIDER_SERVICES } from '../services/index.generated.ts'

/** Where a request goes: to Hugging Face, a provider, a finished file, or anywhere else. */
export type MockPlace =
  | { readonly kind: 'hub' }
  | { readonly kind: 'file'; readonly provider: string }
  | {
      readonly kind: 'provider'
      /** A provider's id, or a policy of the router. */
      readonly provider: string
      readonly target: Target
      /** Set for an endpoint: its URL, without the part that the API adds. */
      readonly endpointUrl?: string
    }
  | { readonly kind: 'elsewhere' }

/** The router's host. */
export const ROUTER = 'router.huggingface.co'

/** Providers by the host of direct requests. */
const BY_HOST: ReadonlyMap<string, string> = new Map(
  [
    ...Object.values(CONTRACTS).map(({ provider, servers = [] }) => ({ id: provider, baseUrls: servers })),
    ...PROVIDER_SERVICES.filter(({ hub }) => hub !== 'runs'),
  ].flatMap(({ id, baseUrls }) => baseUrls.map((url): [string, string] => [new URL(url).host, id])),
)

/** The providers that the mock server plays, with their hosts. */
export const MOCKED_HOSTS: readonly string[] = [ROUTER, 'huggingface.co', ...BY_HOST.keys()]

/** Endpoints are on the user's machine or with Hugging Face. What runs anywhere else isn't known. */
const ENDPOINT = /^(?:localhost|127\.0\.0\.1|\[::1\]|endpoint\.example)(?::\d+)?$|\.endpoints\.huggingface\.cloud$/

/** The host of finished files, such as `files.together.example`. */
const FILES = /^files\.([a-z0-9-]+)\.example$/

/**
 * Finds out where a request goes.
 *
 * @param model the model in the body, whose suffix names a provider
 */
export function placeOf(url: URL, model: unknown): MockPlace {
  if (url.host === 'huggingface.co') return { kind: 'hub' }
  const [, files] = FILES.exec(url.host) ?? []
  if (files !== undefined) return { kind: 'file', provider: files }
  if (url.host === ROUTER) return routed(url, model)
  const provider = BY_HOST.get(url.host)
  if (provider !== undefined) return { kind: 'provider', provider, target: 'direct' }
  if (!ENDPOINT.test(url.host)) return { kind: 'elsewhere' }
  const endpointUrl = url.origin + url.pathname.replace(/\/(?:chat\/completions|responses|messages)$/, '')
  return { kind: 'provider', provider: 'auto', target: 'endpoint', endpointUrl }
}

function routed({ pathname }: URL, model: unknown): MockPlace {
  const [, first = ''] = pathname.split('/')
  if (Object.hasOwn(PROVIDERS, first)) return { kind: 'provider', provider: first, target: 'routed' }
  const suffix = typeof model === 'string' ? model.split(':')[1] : undefined
  const isKnown = suffix !== undefined && (Object.hasOwn(PROVIDERS, suffix) || isPolicy(suffix))
  return { kind: 'provider', provider: isKnown ? suffix : 'auto', target: 'routed' }
}

/** Whether a request asks Hugging Face about a model or a token, as clients do by themselves before a call. */
export const isLookUp = ({ url, provider }: { readonly url: string; readonly provider: string | null }): boolean =>
  provider === 'huggingface.co' || (URL.canParse(url) && placeOf(new URL(url), undefined).kind === 'hub')
