import type { Transcript } from '../run/runner.ts'
import { type Finding, finding } from './finding.ts'

/** The pipeline's placeholders, and the formats of real keys. */
const TOKEN_LIKE = /hf_token_placeholder|\bhf_[A-Za-z0-9]{8,}|\bsk-[A-Za-z0-9_-]{16,}/

/**
 * Rule 6: the text contains no token unless one was given, and a run doesn't show it.
 *
 * @param given the `accessToken` option
 */
export function judgeToken(content: string, given: string | undefined): Finding[] {
  if (given !== undefined) return content.includes(given) ? [] : [finding(6, 'does not contain the given token')]
  const found = TOKEN_LIKE.exec(content)
  return found === null ? [] : [finding(6, `contains what looks like a token: ${found[0]}`)]
}

export function judgeTokenShown(transcript: Transcript, token: string): Finding[] {
  return `${transcript.stdout}${transcript.stderr}`.includes(token) ? [finding(6, 'prints the token')] : []
}

/** The token may only be sent to the services of its call. */
export function judgeTokenSent({ requests }: Transcript, token: string): Finding[] {
  const told = requests.filter(
    ({ service, url, rawHeaders, body }) =>
      service === null && [url, JSON.stringify(rawHeaders), body.toString()].some((part) => part.includes(token)),
  )
  return told.map(({ url }) => finding(6, `sends the token to ${new URL(url).host}`))
}
