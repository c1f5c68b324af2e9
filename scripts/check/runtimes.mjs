// Tests the built packages on every supported runtime: their imports, one generation, and the command line, also with a
// full disk. All outputs must be identical.
//
//     node scripts/check/runtimes.mjs
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installIsStale, passSignalsOn, ROOT, runCommand } from '../commands.mjs'

/** Other Node.js releases, Deno, and Bun. */
const OTHERS = join(ROOT, 'runtimes/others')

const COMMAND_LINE = ['packages/cli/bin/model-snippets.mjs', 'openai/gpt-oss-120b', '--language', 'python', '--json']

passSignalsOn()
if (installIsStale(OTHERS)) {
  const code = await runCommand('npm', ['ci', '--prefix', OTHERS, '--silent', '--include=optional'])
  if (code !== 0) throw new Error('npm ci failed in runtimes/others')
}

/** @type {Map<string, string[]>} the command of each runtime, by name */
const runtimes = new Map([[`node-${process.versions.node}`, [process.execPath]]])
for (const name of readdirSync(join(OTHERS, 'node_modules'))) {
  const path = join(OTHERS, 'node_modules', name)
  if (/^node-\d+-/.test(name)) runtimes.set(name, [join(path, 'bin/node')])
  if (name === '@oven') runtimes.set('bun', [join(path, first(path), 'bin/bun')])
  if (name === '@deno')
    runtimes.set('deno', [join(path, first(path), 'deno'), 'run', '-A', '--node-modules-dir=manual'])
}
for (const expected of ['node-22', 'node-26', 'bun', 'deno']) {
  if (![...runtimes.keys()].some((name) => name.startsWith(expected)))
    throw new Error(`${expected} isn't in runtimes/others`)
}

/** @param {string} folder */
function first(folder) {
  const [name] = readdirSync(folder)
  if (name === undefined) throw new Error(`${folder} is empty`)
  return name
}

/** @param {string} folder of a package @returns {string[]} its entry points */
function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(ROOT, 'packages', folder, 'package.json'), 'utf8'))
  return Object.keys(exports)
    .filter((entry) => !/\*|\.json$|\.css$/.test(entry))
    .map((entry) => name + entry.slice(1))
}

const entries = ['core', 'react', 'cli', 'twin'].flatMap(entriesOf)

/** Imports each entry point, and prints its exports and the examples of one chat. */
const PROGRAM = `
const entries = ${JSON.stringify(entries)}
const names = {}
for (const entry of entries) names[entry] = Object.keys(await import(entry)).sort()
const { getInferenceSnippets } = await import('@model-snippets/core')
const model = { id: 'acme/model', pipeline_tag: 'text-generation', tags: ['conversational'] }
console.log(JSON.stringify({ names, snippets: getInferenceSnippets(model, 'together') }))
`

/**
 * @param {string[]} command
 * @param {string[]} parameters
 */
function outputOf([program = '', ...flags], parameters) {
  const { status, stdout, stderr, error } = spawnSync(program, [...flags, ...parameters], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
  })
  if (error !== undefined || status !== 0 || stdout === '') throw new Error(`ended with ${status}: ${error ?? stderr}`)
  return stdout
}

/**
 * Returns the command line's exit code if nothing can be written.
 *
 * @param {string[]} command
 */
function codeOnFullDisk([program = '', ...flags]) {
  if (!existsSync('/dev/full')) return 3
  const stdio = /** @type {const} */ (['ignore', openSync('/dev/full', 'w'), 'ignore'])
  return spawnSync(program, [...flags, ...COMMAND_LINE], { cwd: ROOT, stdio: [...stdio] }).status
}

// In this folder, so that the packages are found by name.
const program = join(ROOT, '.cache/check-runtimes.mjs')
mkdirSync(join(ROOT, '.cache'), { recursive: true })
writeFileSync(program, PROGRAM)
/** @type {string | undefined} */
let expected
let failed = 0
for (const [name, command] of runtimes) {
  try {
    const said = outputOf(command, [program]) + outputOf(command, COMMAND_LINE)
    expected ??= said
    if (said !== expected)
      throw new Error(`output differs from Node.js: ${createHash('sha256').update(said).digest('hex')}`)
    const code = codeOnFullDisk(command)
    if (code !== 3) throw new Error(`exit code ${code} on a full disk; expected 3`)
    console.log(`✓ ${name}`)
  } catch (error) {
    failed++
    console.log(`failed: ${name}: ${error instanceof Error ? error.message : error}`)
  }
}
rmSync(program)
console.log(`runtimes: ${runtimes.size - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
