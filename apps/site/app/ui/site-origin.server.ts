/** `SITE_URL`; undefined if it isn't set. */
export const CONFIGURED_ORIGIN = readOrigin(process.env['SITE_URL'])

/**
 * The site's public origin: `SITE_URL`, or the origin of the request if it isn't set.
 *
 * @param url of the request
 */
export const siteOrigin = (url: string): string => CONFIGURED_ORIGIN ?? new URL(url).origin

/**
 * Reads `SITE_URL`.
 *
 * @throws Error when it is no http(s) address
 */
export function readOrigin(address: string | undefined): string | undefined {
  if (address === undefined || address.trim() === '') return undefined
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    // The error is printed and logged, so it must not contain a password from the URL.
    const got = address.includes('@')
      ? 'a value that isn’t shown, because it may contain a password'
      : JSON.stringify(address)
    throw new Error(`SITE_URL must be an http(s) address; got ${got}`)
  }
  return url.origin
}
