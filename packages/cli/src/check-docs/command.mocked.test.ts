import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Streams } from '../streams.ts'
import { readCheckArguments } from './arguments.ts'
import { checkCommand } from './command.ts'
import { filesIn } from './files.ts'

class NoSandboxError extends Error {}

const check = vi.fn()

vi.mock('@model-snippets/twin/check', () => ({
  check: (...given: readonly unknown[]) => check(...given),
  NoSandboxError,
  isChecked: (path: string) => path.endsWith('.md'),
  defaultCache: () => '/cache',
  report: (_: unknown, format: string) => `a report as ${format}\n`,
  countsOf: ({ programs }: { programs: readonly unknown[] }) => ({ failed: programs.length }),
}))

describe('check', () => {
  let folder: string
  let printed: string
  const streams = { out: (text: string) => (printed += text) } as unknown as Streams

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'check-command-'))
    await mkdir(join(folder, 'node_modules'))
    for (const name of ['b.md', 'a.md', 'c.txt', 'node_modules/d.md']) await writeFile(join(folder, name), '')
    await symlink(folder, join(folder, 'again'))
    printed = ''
    check.mockReset().mockResolvedValue({ programs: [], unreadable: [] })
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('reads the files of a folder, in order, without those of packages', async () => {
    const found = await filesIn([folder, join(folder, 'a.md')], (path) => path.endsWith('.md'))
    expect(found).toEqual([join(folder, 'a.md'), join(folder, 'b.md')])
  })

  it('exits with 1 if something fails', async () => {
    expect(await checkCommand([folder], streams)).toBe(0)
    check.mockResolvedValue({ programs: [1], unreadable: [] })
    expect(await checkCommand([folder, '--json'], streams)).toBe(1)
    check.mockResolvedValue({ programs: [], unreadable: [1] })
    expect(await checkCommand([folder, '--format', 'junit'], streams)).toBe(1)
    expect(printed).toBe('a report as text\na report as json\na report as junit\n')
  })

  it('doesn’t run programs if the sandbox doesn’t work', async () => {
    check.mockRejectedValue(new NoSandboxError('no namespaces'))
    await expect(checkCommand([folder], streams)).rejects.toThrow(/no namespaces.*--unsafe/)
  })

  it('runs programs without the sandbox only if it’s told to', async () => {
    await checkCommand([folder], streams)
    await checkCommand([folder, '--unsafe', '--timeout', '5'], streams)
    expect(check.mock.calls.map(([{ unsafe, limits }]) => [unsafe, limits])).toEqual([
      [false, { seconds: 120 }],
      [true, { seconds: 5 }],
    ])
  })

  it.each([
    [[], 'check: expected files or folders'],
    [['a.md', '--sinse', 'x'], 'did you mean --since?'],
    [['a.md', '--format', 'xml'], '--format must be text, json, junit, or github; got "xml"'],
    [['a.md', '--timeout', '0'], '--timeout must be a whole number from 1 to 3600; got "0"'],
    [['a.md', '--since=--output=x'], '--since must be a commit, branch, or tag'],
    [['a.md', '--json', '--format', 'junit'], 'use --json or --format junit, not both'],
    [['a.md', '--jobs', '1', '--jobs', '2'], '--jobs can only be given once'],
  ])('refuses %j', (argv, message) => {
    expect(() => readCheckArguments(argv)).toThrow(message)
  })

  it('refuses what it can’t read', async () => {
    await expect(checkCommand([join(folder, 'none')], streams)).rejects.toThrow('can’t read')
    await expect(checkCommand([join(folder, 'c.txt')], streams)).rejects.toThrow('this file type isn’t supported')
    await expect(checkCommand([join(folder, 'node_modules')], streams)).resolves.toBe(0)
  })

  it('explains itself', async () => {
    expect(await checkCommand(['--help'], streams)).toBe(0)
    expect(printed).toContain('--since REF')
    expect(printed).toContain('Exit codes: 0')
  })
})
