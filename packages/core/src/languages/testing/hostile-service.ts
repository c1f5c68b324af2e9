import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LONGEST_WAIT } from '../../../../../scripts/limits.ts'

/** A received request, whatever its host. */
export interface Seen {
  readonly scheme: string
  readonly host: string
  readonly path: string
  readonly method: string
  readonly authorization: string | undefined
}

/** The response to a request. */
export interface Said {
  readonly status?: number
  readonly headers?: { readonly [name: string]: string | number }
  readonly body?: string
}

/** How a program ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly seen: readonly Seen[]
  /** The files that it left, by name, without the program itself. */
  readonly files: { readonly [name: string]: string }
}

/**
 * Plays all hosts on the loopback interface, for programs that use a proxy: every request, with any scheme, is recorded
 * here.
 */
export class HostileService {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hostile-service-'))
  readonly #seen: Seen[] = []
  readonly #servers: Server[] = []
  #answer: (request: Seen) => Said = () => ({})
  #port = 0

  /** @param hosts the hosts with a certificate */
  static async start(hosts: readonly string[]): Promise<HostileService> {
    const service = new HostileService()
    await service.#listen(hosts)
    return service
  }

  /** The proxy's port; it also responds as a plain service. */
  get port(): number {
    return this.#port
  }

  stop(): void {
    for (const server of this.#servers) server.close()
    rmSync(this.#folder, { recursive: true })
  }

  /**
   * Runs a shell program in an empty folder, without waiting in pauses.
   *
   * @param files files in the folder
   * @param environment variables beyond those that every program has
   */
  async run(
    shell: string,
    program: string,
    answer: (request: Seen) => Said,
    files: { readonly [name: string]: string },
    environment: Readonly<Record<string, string>>,
  ): Promise<Ended> {
    const folder = mkdtempSync(join(this.#folder, 'run-'))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    this.#answer = answer
    this.#seen.length = 0
    const proxy = `http://127.0.0.1:${this.#port}`
    const env = {
      PATH: `${join(this.#folder, 'bin')}:${process.env.PATH}`,
      HOME: folder,
      LC_ALL: 'C.UTF-8',
      CURL_CA_BUNDLE: join(this.#folder, 'certificate.pem'),
      https_proxy: proxy,
      http_proxy: proxy,
      ALL_PROXY: proxy,
      NO_PROXY: '127.0.0.1,localhost',
      ...environment,
    }
    const ended = await runToEnd(shell, program, { cwd: folder, env })
    const left = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
    return { ...ended, seen: [...this.#seen], files: Object.fromEntries(left) }
  }

  async #listen(hosts: readonly string[]): Promise<void> {
    const key = join(this.#folder, 'key.pem')
    const certificate = join(this.#folder, 'certificate.pem')
    const names = hosts.map((host) => `DNS:${host}`).join(',')
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
        ...['-subj', '/CN=hostile service', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
      ],
      { stdio: 'pipe' },
    )
    execFileSync('mkdir', [join(this.#folder, 'bin')])
    writeFileSync(join(this.#folder, 'bin', 'sleep'), '#!/bin/sh\n', { mode: 0o755 })

    const secure = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) =>
      this.#respond('https', request, response),
    )
    const plain = createHttpServer((request, response) => this.#respond('http', request, response))
    const securePort = await listen(secure)
    plain.on('connect', (_request, socket) => {
      const tunnel = connect(securePort, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connected\r\n\r\n')
        tunnel.pipe(socket).pipe(tunnel)
      })
      const closeBoth = (): void => {
        tunnel.destroy()
        socket.destroy()
      }
      tunnel.on('error', closeBoth)
      socket.on('error', closeBoth)
    })
    this.#port = await listen(plain)
    this.#servers.push(secure, plain)
  }

  #respond(
    scheme: string,
    request: Parameters<NonNullable<Parameters<typeof createHttpServer>[1]>>[0],
    response: Parameters<NonNullable<Parameters<typeof createHttpServer>[1]>>[1],
  ): void {
    request.resume()
    request.on('end', () => {
      // A proxy gets the whole URL.
      const [, proxied, host = request.headers.host ?? '', path = request.url ?? ''] =
        /^(\w+):\/\/([^/]*)(.*)$/.exec(request.url ?? '') ?? []
      const { authorization } = request.headers
      const seen = { scheme: proxied ?? scheme, host, path, method: request.method ?? '', authorization }
      this.#seen.push(seen)
      const { status = 200, headers = {}, body = '' } = this.#answer(seen)
      response.writeHead(status, { connection: 'close', ...headers })
      response.end(body)
    })
  }
}

/** Runs a shell with a program on its standard input, and stops everything that it started when it ends. */
function runToEnd(shell: string, program: string, options: SpawnOptions): Promise<Omit<Ended, 'seen' | 'files'>> {
  return new Promise((resolve, reject) => {
    const child = spawn(shell, ['-s'], { ...options, detached: true, stdio: 'pipe' })
    const killAll = (): void => {
      try {
        process.kill(-(child.pid as number), 'SIGKILL')
      } catch {
        // No process was left.
      }
    }
    const timer = setTimeout(killAll, LONGEST_WAIT)
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (text) => (stdout += text))
    child.stderr?.on('data', (text) => (stderr += text))
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      killAll()
      resolve({ code: code ?? -1, stdout, stderr })
    })
    child.stdin?.end(program)
  })
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
