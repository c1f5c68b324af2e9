import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const SITE = fileURLToPath(new URL('..', import.meta.url))
// The test runner's own NODE_ENV would give React's development build.
export const PRODUCTION = { ...process.env, NODE_ENV: 'production' }

/** A built site that runs. */
export interface RunningSite {
  readonly address: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the built site on a free port.
 *
 * @param settings further variables of its environment
 */
export async function startSite(
  hubUrl: string,
  routerUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: SITE,
    // All readers of the tests come from one address.
    env: { ...PRODUCTION, PORT: '0', HUB_URL: hubUrl, ROUTER_URL: routerUrl, RATE_LIMIT: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { address: await firstLine(server), stop: () => stop(server) }
}

/** The address that the server prints once it answers. */
function firstLine(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (server.stdout !== null) createInterface(server.stdout).once('line', resolve)
    server.once('exit', (code) => reject(new Error(`The site ended before it answered (exit code ${code})`)))
  })
}

const stop = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
