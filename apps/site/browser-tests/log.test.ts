import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, inject, it } from 'vitest'

const SITE = fileURLToPath(new URL('..', import.meta.url))
const FORM = 'application/x-www-form-urlencoded'

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

/** Starts a server of its own, and collects all that it writes. */
async function start(): Promise<{ site: string; lines: string[] }> {
  const started = spawn(process.execPath, ['server.mjs'], {
    cwd: SITE,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HUB_URL: 'off',
      ROUTER_URL: 'off',
      LOG: 'json',
      RATE_LIMIT: 'off',
      WORKERS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  const lines: string[] = []
  for (const stream of [started.stdout, started.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  await expect.poll(() => lines[0]).toMatch(/^http:\/\/localhost:\d+$/)
  return { site: lines.shift() ?? '', lines }
}

describe.runIf(inject('site') !== '')('the log of a built site', () => {
  it('holds of a bad request no path, no body and no folder of the machine', async () => {
    const { site, lines } = await start()
    const asked: [method: string, path: string, type?: string, body?: string][] = [
      ['POST', '/theme', 'application/json', '{"theme": "secret"}'],
      ['POST', '/errors', FORM, 'message=secret'],
      ['POST', '/theme', 'multipart/form-data; boundary=secret', 'secret'],
      ['POST', '/theme', 'multipart/form-data', 'secret'],
      ['POST', '/theme', FORM, 'theme=secret&from=/secret'],
      ['POST', '/theme'],
      ['POST', '/theme?secret', FORM, '%E0%A4%A=secret'],
      ['POST', '/theme.data?secret', 'text/plain', 'secret'],
      ['POST', '/locale', 'text/plain', 'secret'],
      ['PUT', '/theme?secret', FORM, 'theme=dark'],
      ['POST', '/tasks?secret', FORM, 'secret'],
      ['POST', '/models/secret/secret', FORM, 'secret'],
      ['POST', '/secret/secret/secret', FORM, 'secret'],
      ['GET', '/models/secret/%E0%A4%A'],
      ['GET', '/secret.data?_routes=secret'],
      ['DELETE', '/', 'text/plain', 'secret'],
    ]
    for (const [method, path, type, body] of asked) {
      const headers = { origin: site, ...(type === undefined ? {} : { 'content-type': type }) }
      const { status } = await fetch(`${site}${path}`, { method, headers, body: body ?? null, redirect: 'manual' })
      expect([method, path, status]).toEqual([method, path, expect.any(Number)])
      expect([method, path, status < 500]).toEqual([method, path, true])
    }
    await expect.poll(() => lines.length).toBeGreaterThanOrEqual(asked.length)
    const text = lines.join('\n')
    expect(text).not.toContain('secret')
    expect(text).not.toContain(SITE)
    expect(text).not.toContain('file://')
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).not.toContain('error')
  })
})
