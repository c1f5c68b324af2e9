import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startHubTwin } from '../../../packages/hub/src/testing/hub-twin.ts'
import { startRouterTwin } from '../../../packages/hub/src/testing/router-twin.ts'
import { hasFonts } from '../../../scripts/fonts.mjs'
import { CHROMIUM } from './program.ts'
import { PRODUCTION, SITE, startSite } from './run-site.ts'

const ROOT = join(SITE, '../..')
const SOURCES = [
  'apps/site/app',
  'apps/site/server',
  'apps/site/public',
  'packages/cli/src/mcp',
  ...['react', 'core', 'hub'].map((name) => `packages/${name}/src`),
]
const CONFIGURATION = ['vite.config.ts', 'aliases.ts', 'precompress.ts', 'react-router.config.ts', 'package.json']

/** Nothing listens on the port of the discard service. */
const UNUSED_ADDRESS = 'http://127.0.0.1:9'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the site answers that asks no hub. */
    site: string
    /** Where the site answers that asks `hub`, and a router. */
    siteWithHub: string
    /** Where the site answers whose hub and router do not answer. */
    siteWithoutAnswer: string
    /** Where the twin of the hub answers. */
    hub: string
  }
}

/** What the tests cannot do without, or undefined where all is there. */
function missing(): string | undefined {
  if (!existsSync(CHROMIUM)) {
    return `The browser tests need Chromium: ${CHROMIUM} is missing (set CHROMIUM to another path).`
  }
  return hasFonts() ? undefined : "The browser tests need the fonts of Debian's fonts-liberation: they are missing."
}

/** Builds the site unless its build is fresh, and starts it on a free port for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const message = missing()
  if (message !== undefined) {
    if (process.env['CI'] === 'true') throw new Error(message)
    console.warn(`\n!!! SKIPPED. ${message}\n`)
    for (const name of ['site', 'siteWithHub', 'siteWithoutAnswer', 'hub'] as const) project.provide(name, '')
    return () => Promise.resolve()
  }
  if (newestChange() > changed(join(SITE, 'build/server/index.js'))) build()
  const hub = await startHubTwin()
  const router = await startRouterTwin()
  const servers = await Promise.all([
    startSite('off', 'off'),
    startSite(hub.url.href, router.url.href),
    startSite(UNUSED_ADDRESS, UNUSED_ADDRESS),
  ])
  const [site, siteWithHub, siteWithoutAnswer] = servers
  project.provide('site', site.address)
  project.provide('siteWithHub', siteWithHub.address)
  project.provide('siteWithoutAnswer', siteWithoutAnswer.address)
  project.provide('hub', hub.url.href)
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await Promise.all([hub.close(), router.close()])
  }
}

const changed = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

function newestChange(): number {
  const folders = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Math.max(...[...folders, ...CONFIGURATION.map((name) => join(SITE, name))].map(changed))
}

function build(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: SITE,
    env: PRODUCTION,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`The site could not be built (exit code ${status})`)
}
