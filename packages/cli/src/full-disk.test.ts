import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SEED } from '../../../scripts/seed.ts'
import { numbersFrom } from './testing/numbers-from.ts'
import { PROGRAM } from './testing/program.ts'
import { SMALL_DISKS } from './testing/small-disk.ts'

const MODEL = 'openai/gpt-oss-20b'
const LOCAL = 'Qwen/Qwen2.5-0.5B-Instruct-GGUF'
const folder = mkdtempSync(join(tmpdir(), 'model-snippets-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pick = numbersFrom(SEED)
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
  { argv: ['agents', '--model', MODEL], kibibytes: 16 },
  { argv: ['agents', '--model', MODEL, '--json'], kibibytes: 32 },
  { argv: ['explain-error', '429'], kibibytes: 8 },
  { argv: ['explain-error', '429', '--json'], kibibytes: 8 },
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
    for (const part of [smallest, kibibytes / 2, 4 * (1 + pick(kibibytes / 4))]) {
      const { code, out, err } = await run(argv, { folder, kibibytes: part, input })
      if (out === whole.out) expect(code).toBe(whole.code)
      else {
        expect([part, code]).toEqual([part, 3])
        expect(whole.out.startsWith(out)).toBe(true)
        expect(err).toMatch(/^model-snippets: (?:batch: |agents: )?can’t write [^\n]+: [^\n]+\n$/)
      }
    }
  })

  it.runIf(isThere)('batch writes every byte of both of its files or ends with 3', async () => {
    const input = `${record}nonsense\n`.repeat(9)
    const files = { folder, input, after: 'cat output errors; rm -f output errors' }
    const batch = ['batch', '--output', 'output', '--errors', 'errors']
    const whole = await run(batch, { ...files, kibibytes: 512 })
    expect(whole.code).toBe(1)
    expect(whole.out.split('\n')).toHaveLength(18 + 1)
    for (const kibibytes of [smallest, 8, 64, 4 * (1 + pick(128))]) {
      const { code, out, err } = await run(batch, { ...files, kibibytes })
      if (out === whole.out) expect(code).toBe(1)
      else {
        expect([kibibytes, code]).toEqual([kibibytes, 3])
        expect(err).toMatch(/^model-snippets: batch: can’t write to --(?:output|errors) "\w+": [^\n]+\n$/)
      }
    }
  })

  it.runIf(isThere)('agents --apply writes all of it or nothing, and so does --undo', async () => {
    const own = `{ "mine": "${'x'.repeat(3000)}" }`
    const apply = ['agents', 'qwen-code', '--model', MODEL, '--apply', '--yes']
    const undo = ['agents', 'qwen-code', '--undo', '--yes']
    const prepared = `rm -rf .qwen .model-snippets; mkdir .qwen; printf %s '${own}' > .qwen/settings.json`
    const after = 'rm -f out; cat .qwen/settings.json; find . -type f | sort'
    const applied = await run(apply, { folder, kibibytes: 64, before: prepared, after })
    expect(applied.code).toBe(0)
    const codes = new Set<number | null>()
    for (const kibibytes of [4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 32]) {
      const { code, out, err } = await run(apply, { folder, kibibytes, before: prepared, after })
      codes.add(code)
      // The command that starts the agent may be what has no room.
      const isWhole = out === applied.out && (code === 0 || err.includes('can’t write to standard output'))
      if (!isWhole) expect([code, out]).toEqual([3, `${own}./.qwen/settings.json\n`])
    }
    expect(codes).toEqual(new Set([0, 3]))
    const program = [PROGRAM.command, ...PROGRAM.args, ...apply].join(' ')
    const before = `${prepared}; HOME="$PWD" ${program} > /dev/null 2>&1`
    const full = `${before}; head -c 100000 /dev/zero > full 2> /dev/null`
    const kept = await run(undo, { folder, kibibytes: smallest && 32, before: full, after: `rm -f full; ${after}` })
    expect([kept.code, kept.out === applied.out]).toEqual([3, true])
    const undone = await run(undo, { folder, kibibytes: 32, before, after })
    expect([undone.code, undone.out]).toEqual([0, `${own}./.qwen/settings.json\n`])
  })
})
