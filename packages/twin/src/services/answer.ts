import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One answer of a service, down to the writes it is made of. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Each entry is written to the socket on its own, a moment after the one before. */
  readonly writes: readonly Uint8Array[]
  /**
   * `cut` drops the connection after the last write, without ending the body; `never` keeps it, and says nothing; `open`
   * keeps it behind the last write.
   */
  readonly ending: 'complete' | 'cut' | 'never' | 'open'
}

/** The connection is dropped before a word is said. */
export const DROPPED: Answer = { status: 200, headers: {}, writes: [], ending: 'cut' }

/** The client waits until it has had enough. */
export const NO_ANSWER: Answer = { status: 200, headers: {}, writes: [], ending: 'never' }

/** Long enough that two writes leave as two packets, short enough that a thousand streams stay quick. */
const BETWEEN_WRITES_MS = 2

/** A service closes a stream a moment after its last event, when a client may already have left it. */
const BEFORE_END_OF_STREAM_MS = 50

export function bytesAnswer(status: number, mediaType: string, body: Uint8Array): Answer {
  return {
    status,
    headers: { 'content-type': mediaType, 'content-length': String(body.byteLength) },
    writes: [body],
    ending: 'complete',
  }
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return bytesAnswer(status, 'application/json', Buffer.from(JSON.stringify(body)))
}

/** Plays an answer on a real response, write by write. */
export async function play(answer: Answer, response: ServerResponse): Promise<void> {
  response.on('error', () => {
    // A client that has seen enough hangs up; what it did until then is on record.
  })
  response.socket?.setNoDelay(true)
  response.writeHead(answer.status, { ...answer.headers })
  for (const [index, bytes] of answer.writes.entries()) {
    if (index > 0) await wait(BETWEEN_WRITES_MS)
    if (response.destroyed) return
    response.write(bytes)
  }
  if (answer.ending === 'cut') {
    await wait(BETWEEN_WRITES_MS)
    response.destroy()
    return
  }
  // The client hangs up, or the harness stops it and ends the run.
  if (answer.ending === 'open') return
  if (answer.headers['content-length'] === undefined) await wait(BEFORE_END_OF_STREAM_MS)
  response.end()
}
