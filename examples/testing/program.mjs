import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ANSWER, startService } from './service.mjs'

const run = promisify(execFile)

/** Whether a program is on this machine; in CI it has to be. */
export const isMissing = (interpreter) =>
  process.env.CI !== 'true' && spawnSync(interpreter, ['--version']).error !== undefined

/**
 * The command line writes a program in a language, and the language's own interpreter runs it.
 *
 * @param language as the command line calls it
 * @param interpreter what runs a file of it
 */
export async function runProgram(language, interpreter) {
  const service = await startService()
  const folder = await mkdtemp(join(tmpdir(), 'example-'))
  try {
    const parameters = ['openai/gpt-oss-120b', '-l', language, '--endpoint', service.url, '-m', 'Why is the sky blue?']
    const { stdout: program } = await run('npx', ['@model-snippets/cli', ...parameters])
    const file = join(folder, 'chat')
    await writeFile(file, program)
    const { stdout } = await run(interpreter, [file], { env: { ...process.env, API_TOKEN: 'secret' } })
    assert.equal(stdout.trim(), ANSWER)
    const [{ url, body }] = service.asked
    assert.equal(url, '/v1/chat/completions')
    assert.deepEqual(body.messages, [{ role: 'user', content: 'Why is the sky blue?' }])
  } finally {
    service.close()
    await rm(folder, { recursive: true })
  }
}
