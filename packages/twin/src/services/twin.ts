import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompletedRequest, generateCACertificate, getLocal, type Mockttp } from 'mockttp'
import { type Answer, jsonAnswer, play } from './answer.ts'
import { answerBy } from './answer-by.ts'
import type { RecordedRequest, Service } from './request.ts'

/** The services and the recorded requests of one process under test. Runs don't see each other's requests. */
export interface TwinRun {
  /** A proxy URL that assigns every request to this run. */
  readonly proxyUrl: string
  readonly requests: readonly RecordedRequest[]
  /** Connections that failed before a request could be read, for example in the TLS handshake. */
  readonly connectionErrors: readonly string[]
  close(): void
}

interface OpenRun {
  readonly services: readonly Service[]
  readonly requests: RecordedRequest[]
  readonly connectionErrors: string[]
  /** Settles at the end of the run. */
  readonly over: Promise<unknown>
}

const TAG_PREFIX = 'socket-metadata:'

/**
 * Starts the wire server on an address that the proxy's clients don't use. mockttp mistakes a client for itself if its
 * address and port match one of mockttp's own connections, which can't happen across addresses.
 */
async function listenApart(wire: Server): Promise<string> {
  const listen = (host: string) =>
    new Promise<void>((resolve, reject) => {
      wire.once('error', reject)
      wire.listen(0, host, () => {
        wire.off('error', reject)
        resolve()
      })
    })
  try {
    await listen('::1')
  } catch {
    // The machine has no IPv6.
    await listen('127.0.0.1')
  }
  const { address, family, port } = wire.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/**
 * A TLS-intercepting proxy on the loopback interface; the test's services play every host behind it. Nothing is
 * forwarded: a request that no service handles is recorded and rejected.
 *
 * @example
 * const twin = await Twin.start()
 * const run = twin.open([chatService({ reply: 'Hello' })])
 * // start a process with HTTPS_PROXY=run.proxyUrl and twin.caPath as its certificate authority
 * run.close()
 * await twin.stop()
 */
export class Twin {
  readonly #runs = new Map<string, OpenRun>()
  readonly #pending = new Map<string, Answer>()
  #nextRun = 1
  #nextAnswer = 1

  private constructor(
    private readonly folder: string,
    private readonly proxy: Mockttp,
    private readonly wire: Server,
    /** The certificate authority (PEM) that signs for every host. */
    readonly caPath: string,
  ) {}

  /** @param lowestPort ports below this one are left to others */
  static async start(lowestPort = 8000): Promise<Twin> {
    const folder = await mkdtemp(join(tmpdir(), 'twin-'))
    const ca = await generateCACertificate({ subject: { commonName: 'Loopback twin' } })
    const caPath = join(folder, 'ca.pem')
    await writeFile(caPath, ca.cert)
    const wire = createServer()
    const wireUrl = await listenApart(wire)
    const proxy = getLocal({
      https: { key: ca.key, cert: ca.cert },
      http2: false,
      recordTraffic: false,
      suggestChanges: false,
      maxBodySize: 256 * 1024 * 1024,
    })
    const twin = new Twin(folder, proxy, wire, caPath)
    wire.on('request', (request, response) => {
      const answer = twin.#pending.get(request.url ?? '')
      twin.#pending.delete(request.url ?? '')
      request.resume()
      void play(answer ?? jsonAnswer(500, { error: 'The twin has lost this answer' }), response)
    })
    await proxy.start({ startPort: lowestPort, endPort: 65_535 })
    // mockttp's callbacks respond in one piece; its pass-through keeps the separate writes of our own wire server.
    await proxy.forAnyRequest().thenPassThrough({
      simulateConnectionErrors: true,
      beforeRequest: async (request) => {
        const answer = await twin.#answer(request)
        if (answer.ending === 'never') await twin.#runOf(request.tags)?.over
        if (answer.ending !== 'complete' && answer.writes.length === 0) return { response: 'close' }
        if (answer.writes.length === 1 && answer.ending === 'complete') {
          return {
            response: {
              statusCode: answer.status,
              headers: { ...answer.headers },
              rawBody: Buffer.from(answer.writes[0] ?? []),
            },
          }
        }
        const path = `/answer-${twin.#nextAnswer++}`
        twin.#pending.set(path, answer)
        return { method: 'GET', url: `${wireUrl}${path}`, headers: {}, rawBody: Buffer.alloc(0) }
      },
    })
    const onConnectionError = (kind: string, tags: readonly string[], detail: string) => {
      const run = twin.#runOf(tags)
      run?.connectionErrors.push(`${kind}: ${detail}`)
    }
    await proxy.on('tls-client-error', (failure) => {
      // A program may end while its client opens a spare connection on which nothing was sent, not even the host name.
      if (failure.failureCause === 'closed' && failure.destination?.hostname === undefined) return
      onConnectionError(
        'TLS',
        failure.tags,
        `${failure.destination?.hostname ?? 'unknown host'} ${failure.failureCause}`,
      )
    })
    await proxy.on('client-error', (failure) => {
      // Clients close the connection after a stream's end mark, and so does a service that plays a broken connection.
      if (['ECONNRESET', 'EPIPE', 'E_RULE_BREQ_CLOSE'].includes(failure.errorCode ?? '')) return
      onConnectionError('HTTP', failure.request.tags, failure.errorCode ?? 'malformed request')
    })
    return twin
  }

  /** The proxy's port on the loopback interface. */
  get port(): number {
    return this.proxy.port
  }

  /** Starts a run. `services` are asked in order; the first answer is used. */
  open(services: readonly Service[]): TwinRun {
    const id = `run-${this.#nextRun++}`
    let end = (): void => undefined
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    const run: OpenRun = { services, requests: [], connectionErrors: [], over }
    this.#runs.set(id, run)
    const mark = Buffer.from(JSON.stringify({ tags: [id] })).toString('base64url')
    return {
      proxyUrl: `http://metadata:${mark}@127.0.0.1:${this.proxy.port}`,
      requests: run.requests,
      connectionErrors: run.connectionErrors,
      close: () => {
        this.#runs.delete(id)
        end()
      },
    }
  }

  async stop(): Promise<void> {
    await this.proxy.stop()
    this.wire.closeAllConnections()
    await new Promise((resolve) => this.wire.close(resolve))
    await rm(this.folder, { recursive: true, force: true })
  }

  #runOf(tags: readonly string[]): OpenRun | undefined {
    const tag = tags.find((candidate) => candidate.startsWith(TAG_PREFIX))
    return tag === undefined ? undefined : this.#runs.get(tag.slice(TAG_PREFIX.length))
  }

  async #answer(message: CompletedRequest): Promise<Answer> {
    const run = this.#runOf(message.tags)
    if (run === undefined)
      return jsonAnswer(502, { error: `The twin has no open run for ${message.method} ${message.url}` })
    const request = {
      method: message.method,
      url: message.url,
      rawHeaders: message.rawHeaders,
      body: (await message.body.getDecodedBuffer()) ?? message.body.buffer,
    }
    return answerBy(run.services, request, run.requests)
  }
}
