// Tests the folders in `examples/` with the packages as npm would publish them: packed, and installed into a copy.
//
//     node scripts/check/examples.mjs             all
//     node scripts/check/examples.mjs worker      some
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passSignalsOn, ROOT, runCommand } from '../commands.mjs'

const PACKAGES = ['core', 'react', 'cli']
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']

passSignalsOn()
const known = readdirSync(join(ROOT, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(entry.parentPath, entry.name, 'package.json')))
  .map((entry) => entry.name)
const chosen = process.argv.length > 2 ? process.argv.slice(2) : known
const unknown = chosen.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`Unknown example ${JSON.stringify(unknown)}; expected one of ${known.join(', ')}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'model-snippets-examples-'))
try {
  const packed = await pack()
  // Files that several examples' tests share.
  cpSync(join(ROOT, 'examples/testing'), join(folder, 'testing'), { recursive: true })
  let failed = 0
  for (const name of chosen) {
    const copy = join(folder, name)
    cpSync(join(ROOT, 'examples', name), copy, {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist|build|\.next)$/.test(path),
    })
    usePacked(join(copy, 'package.json'), packed)
    const code =
      (await runCommand('npm', ['--prefix', copy, ...INSTALL])) ||
      (await runCommand('npm', ['--prefix', copy, '--silent', 'test']))
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`)
    if (code !== 0) failed++
  }
  console.log(`examples: ${chosen.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 })
}

/**
 * Packs the packages.
 *
 * @returns {Promise<Map<string, string>>} the path of each package's archive
 */
async function pack() {
  const target = join(folder, 'packages')
  mkdirSync(target)
  const workspaces = PACKAGES.map((name) => `--workspace=packages/${name}`)
  const code = await runCommand('npm', ['pack', '--silent', `--pack-destination=${target}`, ...workspaces])
  if (code !== 0) throw new Error('Can’t pack the packages. Run `npm run build` first.')
  const files = readdirSync(target)
  return new Map(
    PACKAGES.map((name) => {
      const file = files.find((candidate) => candidate.startsWith(`model-snippets-${name}-`))
      if (file === undefined) throw new Error(`npm packed no ${name}`)
      return [`@model-snippets/${name}`, `file:${join(target, file)}`]
    }),
  )
}

/**
 * Makes a project, including its dependencies, install the packed packages instead of published ones.
 *
 * @param {string} path its `package.json`
 * @param {ReadonlyMap<string, string>} packed
 */
function usePacked(path, packed) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const name of Object.keys(manifest.dependencies)) {
    const file = packed.get(name)
    if (file !== undefined) manifest.dependencies[name] = file
  }
  const used = [...packed].filter(([name]) => manifest.dependencies[name] !== undefined || name.endsWith('/core'))
  manifest.overrides = Object.fromEntries(used)
  manifest.dependencies['@model-snippets/core'] ??= packed.get('@model-snippets/core')
  writeFileSync(path, JSON.stringify(manifest, undefined, 2))
}
