import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { check } from '../check.ts'
import { runUnsafely } from './run-unsafely.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unsafely-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const started = async (script: string, env: Readonly<Record<string, string>> = {}, limits = {}) => {
  await writeFile(join(folder, 'a.sh'), script)
  const etc = { 'bundle.pem': 'certificates' }
  const all = { PATH: '/usr/bin:/bin', HOME: '/sandbox/home', ...env }
  return runUnsafely({ files: folder, command: ['/bin/sh', 'a.sh'], env: all, etc, limits })
}

it('runs a program in a copy of its folder, with its own home folder and files', async () => {
  const { exitCode, limit, stdout, stderr } = await started(
    'echo "$HOME $PWD"; ls "$HOME"; cat "$BUNDLE"; echo made > a.sh; echo oh >&2; exit 3',
    { BUNDLE: '/etc/bundle.pem' },
  )
  expect({ exitCode, limit, stderr }).toEqual({ exitCode: 3, limit: null, stderr: 'oh\n' })
  const [, home = '', work = '', printed] = /^(\S+) (\S+)\n([\s\S]*)$/.exec(stdout) ?? []
  expect(printed).toBe('certificates')
  expect([home, work].map((path) => existsSync(path))).toEqual([false, false])
  expect(await readFile(join(folder, 'a.sh'), 'utf8')).toContain('exit 3')
})

it('ends a program that doesn’t end, and cuts off what it prints', async () => {
  expect(await started('sleep 60', {}, { seconds: 1 })).toMatchObject({ exitCode: null, limit: 'time' })
  expect((await started('yes', {}, { seconds: 1, outputBytes: 10 })).stdout).toBe('y\ny\ny\ny\ny\n')
})

it('lets programs leave their folder, and judges them alike', async () => {
  const body = '{"model": "openai/gpt-oss-120b", "messages": [{"role": "user", "content": "x"}]}'
  const url = 'https://router.huggingface.co/v1/chat/completions'
  const header = `-H 'Content-Type: application/json'`
  const mark = join(folder, 'mark')
  const fence = (code: string): string => `\`\`\`sh\n${code}\n\`\`\`\n`
  const programs = [
    `touch ${mark}; curl ${url} ${header} -H "Authorization: Bearer $HF_TOKEN" -d '${body}'`,
    `curl ${url} ${header} -d '${body}'`,
  ]
  const document = join(folder, 'a.md')
  await writeFile(document, programs.map(fence).join('\n'))
  const settings = { files: [document], root: folder, cache: join(folder, 'cache'), cached: false, jobs: 1 }
  const statuses = async (unsafe: boolean) =>
    (await check({ ...settings, unsafe })).programs.map(({ outcome }) => outcome.status)
  expect([await statuses(false), existsSync(mark)]).toEqual([['passed', 'failed'], false])
  expect([await statuses(true), existsSync(mark)]).toEqual([['passed', 'failed'], true])
})
