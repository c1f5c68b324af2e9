import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** A service's response, split into socket writes. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Each entry is a separate socket write, a moment after the previous one. */
  readonly writes: readonly Uint8Array[]
  /**
   * `cut` closes the connection after the last write without ending the body; `never` keeps it open and sends nothing;
   * `open` keeps it open after the last write.
   */
  readonly ending: 'complete' | 'cut' | 'never' | 'open'
}

/** The connection closes before anything is sent. */
export const DROPPED: Answer = { status: 200, headers: {}, writes: [], ending: 'cut' }

/** Nothing is sent, so the client waits until it times out. */
export const NO_ANSWER: Answer = { status: 200, headers: {}, writes: [], ending: 'never' }

/** Long enough that two writes are sent as two packets, short enough that a thousand streams stay fast. */
const BETWEEN_WRITES_MS = 2

/** Real services close a stream a moment after its last event, when a client may already have left. */
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

/** Sends an answer over a real response, write by write. */
export async function play(answer: Answer, response: ServerResponse): Promise<void> {
  response.on('error', () => {
    // A client that has read enough closes the connection; what it did until then is recorded.
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
  // The client closes the connection, or the harness stops it and ends the run.
  if (answer.ending === 'open') return
  if (answer.headers['content-length'] === undefined) await wait(BEFORE_END_OF_STREAM_MS)
  response.end()
}
