import type { HubOptions } from './hub.ts'

const PUBLIC_HUB = 'https://huggingface.co'

/**
 * Reads `HUB_URL` (the public hub when not set, `off` to never ask) and `HUB_TOKEN`.
 *
 * @throws Error when `HUB_URL` is no http(s) address
 */
export function readHubSettings(environment: Readonly<Record<string, string | undefined>>): HubOptions {
  const address = environment['HUB_URL']?.trim() || PUBLIC_HUB
  if (address.toLowerCase() === 'off') return { url: undefined }
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    // An error is printed and logged: a password in the address must not be.
    const got = address.includes('@') ? 'an address with a user or a password' : JSON.stringify(address)
    throw new Error(`HUB_URL must be an http(s) address without a password, or off; got ${got}`)
  }
  const token = environment['HUB_TOKEN']?.trim()
  return token === undefined || token === '' ? { url } : { url, token }
}
