/**
 * Returns the SHA-256 of a text, as 64 hexadecimal digits.
 *
 * @throws Error if the platform has no Web Crypto, as on a page that wasn't loaded over HTTPS
 */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
