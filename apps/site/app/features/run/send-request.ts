import type { InferenceRequest } from '@model-snippets/core'
import { type Answer, isText, NOTHING_ANSWERED, readWhole, withEvent } from './answer.ts'
import { createEventReader } from './event-reader.ts'
import { type FileContents, fetchOptions } from './request-body.ts'

/** What went wrong, as far as a page can know. */
export type Failure =
  /** No answer came. Browsers don't say why. */
  | { readonly kind: 'no-answer' }
  /** The service rejected the request, or reported an error in the middle of its answer. */
  | { readonly kind: 'refused' | 'broken'; readonly message: string }
  /** The connection ended before the answer did. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'too-large' }

/** A sent request, and its state. */
export interface Run {
  readonly request: InferenceRequest
  readonly phase: 'sending' | 'answering' | 'done' | 'stopped' | 'failed'
  readonly status?: number
  readonly answer: Answer
  /** The raw answer; empty if it isn't text. */
  readonly raw: string
  /** Whether it was streamed as events. */
  readonly isStreamed: boolean
  /** From the request to the first token of a stream. */
  readonly firstTokenSeconds?: number
  /** From the request to the end. */
  readonly seconds?: number
  readonly failure?: Failure
}

/** The maximum size kept in memory. */
const MOST_BYTES = 100 * 1024 * 1024
/** The maximum length of a shown error message. */
const LONGEST_MESSAGE = 4000

interface Sending {
  readonly token: string
  readonly files: FileContents
  readonly signal: AbortSignal
  /** Called with each change. */
  readonly onProgress: (run: Run) => void
  /** Sends the request; tests replace `fetch`. */
  readonly send?: typeof fetch
}

/** Sends a request to the router, and reads its answer to the end. Whatever happens is in what is given back. */
export async function sendRequest(
  request: InferenceRequest,
  { token, files, signal, onProgress, send = fetch }: Sending,
): Promise<Run> {
  let run: Run = { request, phase: 'sending', answer: NOTHING_ANSWERED, raw: '', isStreamed: false }
  const show = (changes: Partial<Run>): void => {
    run = { ...run, ...changes }
    onProgress(run)
  }
  onProgress(run)
  const options = await fetchOptions(request, token, files)
  const begin = performance.now()
  const seconds = (): number => (performance.now() - begin) / 1000
  const fail = (failure: Failure): void =>
    signal.aborted
      ? show({ phase: 'stopped', seconds: seconds() })
      : show({ phase: 'failed', failure, seconds: seconds() })

  let response: Response
  try {
    response = await send(request.url, { ...options, signal })
  } catch {
    fail({ kind: 'no-answer' })
    return run
  }
  const mediaType = (response.headers.get('content-type') ?? '').toLowerCase()
  const isStreamed = response.ok && mediaType.startsWith('text/event-stream')
  show({ phase: 'answering', status: response.status, isStreamed })

  const pieces: Uint8Array<ArrayBuffer>[] = []
  const decoder = new TextDecoder()
  const events = createEventReader()
  const take = (text: string, data: readonly string[]): void => {
    const answer = data.reduce(withEvent, run.answer)
    const isFirst = run.firstTokenSeconds === undefined && hasToken(answer)
    show({ answer, raw: run.raw + text, ...(isFirst ? { firstTokenSeconds: seconds() } : undefined) })
  }
  let size = 0
  try {
    for await (const piece of piecesOf(response)) {
      size += piece.byteLength
      if (size > MOST_BYTES) {
        await response.body?.cancel().catch(() => undefined)
        fail({ kind: 'too-large' })
        return run
      }
      if (!isStreamed) pieces.push(piece)
      else {
        const text = decoder.decode(piece, { stream: true })
        take(text, events.read(text))
      }
    }
  } catch {
    fail({ kind: 'cut' })
    return run
  }
  if (isStreamed) {
    const rest = decoder.decode()
    take(rest, [...events.read(rest), ...events.end()])
  } else {
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
    const answer = readWhole(bytes, mediaType)
    show({ answer, raw: isText(mediaType) ? new TextDecoder().decode(bytes) : '' })
  }
  const { answer } = run
  if (!response.ok) fail({ kind: 'refused', message: messageOf(response, run.raw, token) })
  else if (answer.error !== undefined) fail({ kind: 'broken', message: withoutToken(answer.error, token) })
  else if (!answer.isWhole) fail({ kind: 'cut' })
  else show({ phase: 'done', seconds: seconds() })
  return run
}

async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (body === null) return
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

const hasToken = ({ text, reasoning, calls }: Answer): boolean => text !== '' || reasoning !== '' || calls.size > 0

const messageOf = ({ status, statusText }: Response, body: string, token: string): string =>
  withoutToken(`HTTP ${status} ${statusText}\n${body.slice(0, LONGEST_MESSAGE)}`.trim(), token)

/** Some services repeat the token in their answer. */
const withoutToken = (text: string, token: string): string => text.replaceAll(token, '***')
