import type { HubOptions } from './hub.ts'
import type { RouterOptions } from './router.ts'

const PUBLIC_HUB = 'https://huggingface.co'
const PUBLIC_ROUTER = 'https://router.huggingface.co'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads `HUB_URL` (default: Hugging Face; `off` disables look-ups) and `HUB_TOKEN`.
 *
 * @throws Error if `HUB_URL` isn't an http(s) URL, or `HUB_TOKEN` can't be sent in a header
 */
export function readHubSettings(environment: Environment): HubOptions {
  const url = readAddress('HUB_URL', environment, PUBLIC_HUB)
  const token = environment['HUB_TOKEN']?.trim()
  if (url === undefined || token === undefined || token === '') return { url }
  // Errors are printed and logged, so they must not contain the token.
  if (!/^[\x21-\x7e]+$/.test(token)) throw new Error('HUB_TOKEN must be one line of ASCII characters without spaces')
  return { url, token }
}

/**
 * Reads `ROUTER_URL` (default: the Hugging Face router; `off` disables look-ups).
 *
 * @throws Error if `ROUTER_URL` isn't an http(s) URL
 */
export function readRouterSettings(environment: Environment): RouterOptions {
  return { url: readAddress('ROUTER_URL', environment, PUBLIC_ROUTER) }
}

function readAddress(variable: string, environment: Environment, publicAddress: string): URL | undefined {
  const address = environment[variable]?.trim() || publicAddress
  if (address.toLowerCase() === 'off') return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    // Errors are printed and logged, so they must not contain a password.
    const got = address.includes('@') ? 'a URL with a user name or password' : JSON.stringify(address)
    throw new Error(`${variable} must be an http(s) URL without a user name or password, or off; got ${got}`)
  }
  return url
}
