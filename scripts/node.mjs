// Finds the project's Node.js: the machine's own if it's new enough, otherwise the one in `runtimes/node-24`. Plain
// JavaScript without dependencies, because an old Node.js reads it before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installIsStale, ROOT, runCommand } from './commands.mjs'

/** The releases that the build and test tools support, according to their manifests: `^22.22.0 || >=26.0.0`. */
const NEEDED = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node

const BROUGHT = join(ROOT, 'runtimes/node-24')
const BROUGHT_BIN = join(BROUGHT, 'node_modules/.bin')

/** npm's scripts look for programs here first, so the installed Node.js is linked from here. */
const LINKS = ['node', 'npm', 'npx'].map((name) => ({
  path: join(ROOT, 'node_modules/.bin', name),
  target: relative(join(ROOT, 'node_modules/.bin'), join(BROUGHT_BIN, name)),
}))

/**
 * @param {string} version `20.20.2`
 * @param {string} [needed] the first supported release of each major version, `^`, or of all later ones, `>=`
 */
export function isNewEnough(version, needed = NEEDED) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return [...needed.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(([, sign, line, least]) =>
    major === Number(line) ? minor >= Number(least) : sign === '>=' && major > Number(line),
  )
}

const isBrought = process.execPath.startsWith(join(BROUGHT, 'node_modules') + sep)

/**
 * Returns in a Node.js that is new enough, with its npm first on the PATH, and prints its version. If this process
 * isn't, the same program runs with the installed one, and this process exits like it.
 *
 * @param {string} program the URL of the calling module
 */
export async function useNode(program) {
  const { node: version } = process.versions
  if (isNewEnough(version)) {
    console.log(`Node.js ${version}, ${isBrought ? 'installed by the project' : 'from this machine'}`)
    if (isBrought) process.env['PATH'] = `${BROUGHT_BIN}${delimiter}${process.env['PATH']}`
    return
  }
  const brought = await bringNode()
  if (brought === undefined) {
    console.error(
      `This project needs Node.js ${NEEDED}. This is ${version}, and npm has no other for ${process.platform} ${process.arch}. Install one from https://nodejs.org.`,
    )
    process.exit(1)
  }
  await goOn(brought, [fileURLToPath(program), ...process.argv.slice(2)])
}

/**
 * Installs the packages of the project's lock file if needed. After an old Node.js, it installs again: npm silently
 * omits native packages that require a newer one.
 *
 * @returns {Promise<number>} npm's exit code
 */
export async function install() {
  if (!installIsStale(ROOT) && (!isBrought || LINKS.every(isLinked))) return 0
  console.log('Installing dependencies …')
  const code = await runCommand('npm', ['ci'])
  if (code !== 0 || !isBrought || process.platform === 'win32') return code
  for (const { path, target } of LINKS) {
    rmSync(path, { force: true })
    symlinkSync(target, path)
  }
  return code
}

/** @param {{ path: string, target: string }} link */
function isLinked({ path, target }) {
  try {
    return process.platform === 'win32' || readlinkSync(path) === target
  } catch {
    return false
  }
}

/** @returns {Promise<string | undefined>} the path of the installed Node.js, if npm has one for this machine */
async function bringNode() {
  if (installIsStale(BROUGHT)) {
    console.log(`Node.js ${process.versions.node} is too old. Installing a newer one with npm …`)
    // In a subfolder with its own lock file, ignoring user settings that reject what an old Node.js lacks.
    const env = { npm_config_engine_strict: 'false', npm_config_loglevel: 'error' }
    await runCommand('npm', ['ci', '--prefix', BROUGHT, '--silent', '--include=optional'], { env })
  }
  const packages = join(BROUGHT, 'node_modules')
  if (!existsSync(packages)) return undefined
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return readdirSync(packages)
    .map((name) => join(packages, name, 'bin', file))
    .find((path) => path.includes(`${sep}node-`) && existsSync(path))
}

/**
 * Runs a program instead of this one, which passes signals on and exits with its exit code.
 *
 * @param {string} node
 * @param {string[]} parameters
 * @returns {Promise<never>}
 */
function goOn(node, parameters) {
  const child = spawn(node, parameters, { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends its interrupt to both processes.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  return new Promise(() => {
    child.on('error', (error) => {
      console.error(`Can't start ${node}: ${error.message}`)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      if (signal === null) process.exit(code ?? 1)
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    })
  })
}
