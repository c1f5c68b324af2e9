import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface RunningSite {
  readonly child: ChildProcess
  readonly origin: URL
}

/**
 * Starts the built site in a separate process, without a router.
 *
 * @param environment variables beside those of this process; `PORT` is 0 and `HUB_URL` is `off` when not given
 * @param onError called with each line that it writes to standard error, which is shown when not given
 * @throws Error if it ends before it answers
 */
export async function startSite(
  environment: Readonly<Record<string, string>>,
  onError: (line: string) => void = console.error,
): Promise<RunningSite> {
  const child = spawn(process.execPath, ['server.mjs'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HUB_URL: 'off', ROUTER_URL: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  createInterface(child.stderr as NodeJS.ReadableStream).on('line', onError)
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout as NodeJS.ReadableStream).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}; build it first`)))
  })
  return { child, origin: new URL(line.replace('localhost', '127.0.0.1')) }
}

/** Asks it to stop, and resolves with its exit code. */
export const stopSite = ({ child }: RunningSite): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill('SIGTERM')
  })
