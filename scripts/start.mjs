// `npm start`: installs and builds what is missing or stale, then serves the site on PORT (3000).
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { passSignalsOn, ROOT, runCommand } from './commands.mjs'
import { install, useNode } from './node.mjs'

const SERVER = 'apps/site/build/server/index.js'

/** The site is built from the sources of its sister packages, so nothing else has to be built before. */
const SOURCES = [
  'packages/core/src',
  'packages/core/samples',
  'packages/react/src',
  'packages/hub/src',
  'apps/site/app',
  'apps/site/public',
  'apps/site/server',
  'apps/site/package.json',
  'apps/site/react-router.config.ts',
  'apps/site/vite.config.ts',
  'package-lock.json',
]

/**
 * @param {string} path a file or folder, relative to the repository
 * @returns {number} when its newest file was changed; 0 if there's none
 */
function newestChange(path) {
  const absolute = join(ROOT, path)
  if (!existsSync(absolute)) return 0
  if (!statSync(absolute).isDirectory()) return statSync(absolute).mtimeMs
  return Math.max(
    0,
    ...readdirSync(absolute, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  )
}

/**
 * @param {number} code npm's exit code
 * @param {string} command
 */
function endUnless0(code, command) {
  if (code === 0) return
  console.error(`${command} failed.`)
  process.exit(code)
}

await useNode(import.meta.url)
const releaseSignals = passSignalsOn()
endUnless0(await install(), 'npm ci')
const built = newestChange(SERVER)
if (built === 0 || SOURCES.some((source) => newestChange(source) > built)) {
  console.log('Building the site …')
  const build = ['run', '--silent', 'build', '--workspace', '@model-snippets/site']
  endUnless0(await runCommand('npm', build), `npm ${build.join(' ')}`)
}
releaseSignals()

// In this process, because the server handles signals and reads PORT itself.
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL(join(ROOT, 'apps/site/server.mjs')).href)
