import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getInferenceSnippets, LANGUAGE_RECORDS, setLogger } from '../../packages/core/src/index.ts'
import { getLibrarySnippets } from '../../packages/core/src/libraries/index.ts'
import { getLocalAppSnippets } from '../../packages/core/src/local-apps/index.ts'
import { MODELS } from '../../packages/core/src/model/catalogue/index.ts'
import { DOCUMENTS } from '../generate/fences.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, '.cache/documentation')

interface Fence {
  readonly name: string
  readonly language: string
  readonly code: string
}

/** Returns complete code blocks, not those that show a file. */
function fencesOf(document: string): Fence[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/(<!-- file: \S+ -->\n)?^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter((match) => match[1] === undefined)
    .map((match, index) => ({ name: `${document} ${index + 1}`, language: match[2] ?? '', code: match[3] ?? '' }))
}

const fences = DOCUMENTS.flatMap(fencesOf)
const fileOf = ({ name, language }: Fence): string => join(folder, `${name.replace(/\W+/g, '-')}.${language}`)
const run = (program: string, parameters: readonly string[], environment: Record<string, string> = {}) =>
  spawnSync(program, parameters, { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } })

const programs = fences.filter(({ language }) => language === 'ts')
/** Parts of a page, which are compiled but not run. */
const parts = fences.filter(({ language }) => language === 'tsx')
const commands = fences
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => code.split('\n'))
  .map((line) => line.replace(/\s+#.*$/, ''))

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const fence of [...programs, ...parts]) writeFileSync(fileOf(fence), fence.code)
  const extending = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { types: ['node'], jsx: 'react-jsx', lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable'] },
    include: ['*.ts', '*.tsx'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(extending))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the documentation', () => {
  it('has programs and commands to run', () => {
    expect(programs.length).toBeGreaterThan(0)
    expect(commands.filter((line) => line.startsWith('npx @model-snippets/cli')).length).toBeGreaterThan(0)
  })

  it('runs no package from others: the name without a scope isn’t ours', () => {
    const { stdout } = run('git', [
      'grep',
      '-lE',
      'npx (--?[a-z-]+ )*model-snippets',
      '--',
      ':!*.test.ts',
      ':!*CHANGELOG.md',
    ])
    expect(stdout).toBe('')
  })

  it('has programs that compile', () => {
    const { status, stdout } = run('npx', ['--no-install', 'tsc', '-p', folder])
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })

  it.each(programs.map((fence) => [fence.name, fence] as const))('%s runs', (_, fence) => {
    const tsconfig = { TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json') }
    const { status, stdout, stderr } = run(process.execPath, ['--import', 'tsx', fileOf(fence)], tsconfig)
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(stdout).not.toBe('')
  })

  it.each(commands.filter((line) => line.startsWith('npx @model-snippets/cli')))('%s', (line) => {
    const { status, stdout, stderr } = run('bash', ['-c', line.replace('npx ', 'npx --no-install ')])
    expect({ status, shown: stdout !== '' }, stderr).toEqual({ status: 0, shown: true })
  })

  it('refers only to existing npm commands', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const named = DOCUMENTS.flatMap((document) => [
      ...readFileSync(join(root, document), 'utf8').matchAll(/\bnpm (?:run )?([\w:]+)/g),
    ]).map((match) => match[1] ?? '')
    const ofNpm = ['ci', 'install', 'pack']
    expect(named.filter((name) => !ofNpm.includes(name) && !Object.hasOwn(scripts, name))).toEqual([])
    expect(named).toContain('start')
  })

  it.each(['README.md', 'packages/core/README.md', 'docs/mcp.md'])('%s lists every supported language', (document) => {
    const text = readFileSync(join(root, document), 'utf8')
    const [listed = ''] = /\bPython, .* and \w+(?=, (?:for )?any inference provider)/.exec(text) ?? []
    const named = listed
      .replace(' and TypeScript', '')
      .toLowerCase()
      .split(/,? and |, /)
    expect(named).toEqual(LANGUAGE_RECORDS.map(({ label }) => label.toLowerCase()))
  })

  it.each(['README.md', 'CONTRIBUTING.md'])('%s has at most 900 words', (document) => {
    const text = readFileSync(join(root, document), 'utf8').replace(/<!--.*?-->/gs, '')
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900)
  })

  it('links and refers only to existing files', () => {
    const texts = [
      ...DOCUMENTS,
      ...['docs', 'docs/decisions'].flatMap((parent) =>
        readdirSync(join(root, parent))
          .filter((name) => name.endsWith('.md'))
          .map((name) => `${parent}/${name}`),
      ),
    ]
    for (const document of texts) {
      const links = [...readFileSync(join(root, document), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
      const missing = links
        .map((match) => match[1] ?? '')
        .filter((link) => !existsSync(join(root, dirname(document), link)))
      expect({ document, missing }).toEqual({ document, missing: [] })
    }
  })
})

describe('core', () => {
  const folderOf = (name: string): string => join(root, 'packages/core', name)

  it('has no dependencies, and contains only its own parts', async () => {
    const { exports, ...manifest } = JSON.parse(readFileSync(folderOf('package.json'), 'utf8')) as {
      readonly [field: string]: unknown
      readonly exports: Readonly<Record<string, { readonly default?: string }>>
    }
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies']) {
      expect(manifest[kind]).toBeUndefined()
    }
    const entryPoints = Object.values(exports).flatMap((entry) => (entry.default ? [folderOf(entry.default)] : []))
    expect(entryPoints).toContain(folderOf('dist/index.js'))
    // On a neutral platform, no Node.js module is found.
    const platform = { platform: 'neutral', bundle: true, write: false, outdir: folder } as const
    const { metafile } = await build({ entryPoints, metafile: true, absWorkingDir: root, ...platform })
    expect(Object.keys(metafile.inputs).filter((input) => !input.startsWith('packages/core/dist/'))).toEqual([])
  })

  it('makes no request while it generates', () => {
    const call = vi.fn()
    // Some models have tasks that no provider supports.
    setLogger({ error: () => undefined })
    for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource']) vi.stubGlobal(name, call)
    const written = MODELS.flatMap((model) => [
      ...getInferenceSnippets(model, 'auto'),
      ...getLibrarySnippets(model),
      ...getLocalAppSnippets(model),
    ])
    vi.unstubAllGlobals()
    expect(written.length).toBeGreaterThan(MODELS.length)
    expect(call).not.toHaveBeenCalled()
  })
})

describe("core's README", () => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  const { exports } = JSON.parse(read('packages/core/package.json')) as { exports: Record<string, unknown> }
  const { compilerOptions } = JSON.parse(read('tsconfig.base.json')) as {
    compilerOptions: { paths: Record<string, readonly string[]> }
  }
  const entries = Object.keys(exports).filter((entry) => typeof exports[entry] === 'object')
  const rows = read('packages/core/README.md').split('\n')

  /** Returns an entry's rows in the table: the one with its name, and those without a name below it. */
  function rowsOf(entry: string): string {
    const start = rows.findIndex((row) => row.startsWith(`| \`${entry === '.' ? '@model-snippets/core' : entry}\` |`))
    const next = rows.findIndex((row, index) => index > start && !row.startsWith('| |'))
    return start < 0 ? '' : rows.slice(start, next).join('\n')
  }

  it.each(entries)('lists the exports of entry %s', async (entry) => {
    const [source = ''] = compilerOptions.paths[join('@model-snippets/core', entry)] ?? []
    const code = (await import(join(root, source))) as object
    // Only for the verification, not part of the API.
    const names = Object.keys(code).filter((name) => name !== 'explainUnverified')
    const named = rowsOf(entry.replace('./', '…/'))
    expect(names.filter((name) => !named.includes(`\`${name}\``))).toEqual([])
  })
})
