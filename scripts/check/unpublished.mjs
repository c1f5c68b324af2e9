// Runs what the README and the set-up for agents say about packages that aren't on a registry yet.
//
//     node scripts/check/unpublished.mjs
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passSignalsOn, ROOT, runCommand } from '../commands.mjs'

const INTRODUCTION = "The packages aren't on a registry yet."
const CLONE = '/path/to/model-snippets'

passSignalsOn()
const folder = mkdtempSync(join(tmpdir(), 'model-snippets-unpublished-'))
try {
  const results = { 'the README': await runReadme(), 'the setup for agents': startsServer() }
  for (const [name, passed] of Object.entries(results)) console.log(`${passed ? '✓' : '✗'} ${name}`)
  const failed = Object.values(results).filter((passed) => !passed).length
  console.log(`unpublished: ${Object.keys(results).length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, maxRetries: 3 })
}

/** Runs the README's commands in a folder that contains only the clone. */
async function runReadme() {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const [, commands] = /```sh\n([\s\S]*?)```/.exec(readme.slice(readme.indexOf(INTRODUCTION))) ?? []
  if (commands === undefined || !readme.includes(INTRODUCTION))
    throw new Error(`The README has no commands after “${INTRODUCTION}”`)
  symlinkSync(ROOT, join(folder, 'model-snippets'))
  return (await runCommand('sh', ['-ec', `cd ${JSON.stringify(folder)}\n${commands}`])) === 0
}

/** Runs the set-up's first command with this clone's path; it must respond like a server. */
function startsServer() {
  const [, setup = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'docs/mcp.md'), 'utf8')) ?? []
  const { command, args } = JSON.parse(setup).servers['model-snippets']
  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }
  const { stdout } = spawnSync(
    command,
    args.map((/** @type {string} */ word) => word.replace(CLONE, ROOT)),
    { input: `${JSON.stringify(message)}\n`, encoding: 'utf8', cwd: folder, timeout: 300_000 },
  )
  return stdout !== '' && JSON.parse(stdout).result.serverInfo.name === 'model-snippets'
}
