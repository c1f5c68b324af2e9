import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SMALL_DISKS } from './testing/small-disk.ts'

const MODEL = 'openai/gpt-oss-20b'
const LOCAL = 'Qwen/Qwen2.5-0.5B-Instruct-GGUF'
const folder = mkdtempSync(join(tmpdir(), 'model-snippets-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

const record = `${JSON.stringify({ id: 'acme/tiny', pipeline_tag: 'text-generation', tags: ['conversational'] })}\n`
const request = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`
/** The last kibibytes are those that hold all of it. */
const COMMANDS: readonly { readonly argv: readonly string[]; readonly input?: string; readonly kibibytes: number }[] = [
  { argv: ['--help'], kibibytes: 8 },
  { argv: ['--version'], kibibytes: 8 },
  { argv: [MODEL, '-l', 'python', '-c', 'openai'], kibibytes: 8 },
  { argv: [MODEL], kibibytes: 64 },
  { argv: [MODEL, '--json'], kibibytes: 64 },
  { argv: [LOCAL, '--local'], kibibytes: 8 },
  { argv: [LOCAL, '--local', '--json'], kibibytes: 512 },
  { argv: ['agents', '--model', MODEL], kibibytes: 8 },
  { argv: ['agents', '--model', MODEL, '--json'], kibibytes: 16 },
  { argv: ['explain-error', '429'], kibibytes: 8 },
  { argv: ['batch', '--help'], kibibytes: 8 },
  { argv: ['batch'], input: record.repeat(9), kibibytes: 512 },
  { argv: ['batch', '--output', 'out'], input: record.repeat(9), kibibytes: 512 },
  { argv: ['batch', '--errors', 'out'], input: 'nonsense\n'.repeat(999), kibibytes: 128 },
  { argv: ['mcp'], input: request.repeat(999), kibibytes: 64 },
]

describe.each(SMALL_DISKS)('on $name', ({ isThere, smallest, run }) => {
  it.runIf(isThere).each(COMMANDS)('$argv writes every byte or ends with 3', async ({ argv, input, kibibytes }) => {
    const whole = await run(argv, { folder, kibibytes, input })
    expect(whole.out).not.toBe('')
    expect(whole.code).not.toBe(3)
    for (const part of [smallest, kibibytes / 2]) {
      const { code, out, err } = await run(argv, { folder, kibibytes: part, input })
      if (out === whole.out) expect(code).toBe(whole.code)
      else {
        expect([part, code]).toEqual([part, 3])
        expect(whole.out.startsWith(out)).toBe(true)
        expect(err).toMatch(/^model-snippets: .* cannot be written: [^\n]+\n$/)
      }
    }
  })
})
