import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsdown'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** The files that the guide tells users to save, by name. */
const FIXTURES = new Map(
  [
    ...readFileSync(join(ROOT, 'docs/twin.md'), 'utf8').matchAll(/<!-- fixture: (\S+) -->\n```\w+\n([\s\S]*?)^```$/gm),
  ].map(([, name = '', code = '']) => [name, code]),
)

let folder = ''

/** Bundles both packages as they're published, and installs them into a project with the guide's files. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'twin-fixtures-'))
  const scope = join(folder, 'node_modules/@model-snippets')
  const bundled = { config: false, platform: 'node', fixedExtension: false, dts: false, logLevel: 'error' } as const
  const whole = { ...bundled, noExternal: [/./] }
  await build({
    ...whole,
    cwd: join(ROOT, 'packages/twin'),
    entry: { index: 'src/mock/index.ts' },
    outDir: join(scope, 'twin/dist'),
  })
  await build({
    ...whole,
    cwd: join(ROOT, 'packages/cli'),
    entry: { main: 'src/main.ts' },
    outDir: join(scope, 'cli/dist'),
  })
  for (const name of ['twin', 'cli']) {
    const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'))
    const { dependencies: _, devDependencies: __, ...kept } = manifest
    writeFileSync(join(scope, name, 'package.json'), JSON.stringify(kept))
  }
  mkdirSync(join(scope, 'cli/bin'))
  const program = join(scope, 'cli/bin/model-snippets.mjs')
  writeFileSync(program, readFileSync(join(ROOT, 'packages/cli/bin/model-snippets.mjs')))
  chmodSync(program, 0o755)
  mkdirSync(join(folder, 'node_modules/.bin'))
  symlinkSync(program, join(folder, 'node_modules/.bin/model-snippets'))
  // Vitest itself, from the repository.
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(folder, 'node_modules/vitest'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  for (const [name, code] of FIXTURES) writeFileSync(join(folder, name), code)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a program in the project, without what this test run has set. */
function run(program: string, ...parameters: readonly string[]) {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST|NODE_ENV$|NODE_OPTIONS$)/.test(name))
  const env = { ...Object.fromEntries(own), NO_COLOR: '1', PATH: `${dirname(process.execPath)}:${process.env['PATH']}` }
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8', env })
  return { status, output: `${stdout}${stderr}`, error }
}

it('the guide has the files of both fixtures', () => {
  expect([...FIXTURES.keys()]).toEqual([
    'conftest.py',
    'test_chat.py',
    'twin.setup.ts',
    'vitest.config.ts',
    'chat.test.ts',
  ])
})

it('the fixture for pytest redirects an unchanged program', ({ skip }) => {
  if (run('python3', '-c', 'import pytest').status !== 0) skip('pytest isn’t installed for python3')
  const { status, output } = run('python3', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'test_chat.py')
  expect(output).toContain('1 passed')
  expect(status).toBe(0)
})

it('the fixture for Vitest redirects an unchanged program', () => {
  const { status, output } = run(process.execPath, join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run')
  expect(output).toMatch(/Tests +1 passed/)
  expect(status).toBe(0)
})

it('the README’s program runs', () => {
  const readme = readFileSync(join(ROOT, 'packages/twin/README.md'), 'utf8')
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  writeFileSync(join(folder, 'readme.mjs'), code)
  const { status, output } = run(process.execPath, 'readme.mjs')
  expect(output).toBe('429 https://router.huggingface.co/v1/chat/completions\n')
  expect(status).toBe(0)
})

it('the command runs a program behind the server, and exits with its code', () => {
  const url = 'https://router.huggingface.co/v1/models'
  const { status, output } = run('npx', '@model-snippets/cli', 'twin', '--', 'sh', '-c', `curl -s ${url}; exit 7`)
  expect(output).toContain('"object":"list"')
  expect(status).toBe(7)
})
