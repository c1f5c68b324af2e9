import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Claim, STEPS_FILE } from '../claims.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const claims: Readonly<Record<string, Claim>> = JSON.parse(read('docs/claims.json'))

/** `<!-- claim: id -->` in a document, or a line `// claim: id` above a text of a page. */
const MARK = /(?<!`)<!-- claim: ([\w-]+) -->|\/\/ claim: ([\w-]+)$/gm

const marked = spawnSync('git', ['grep', '-lE', 'claim: [a-z0-9-]+( -->|$)', '--', '*.md', '*.ts', ':!*.test.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((path) => path !== '')
const marks = marked.flatMap((path) =>
  [...read(path).matchAll(MARK)].map(([, inDocument, inCode]) => ({ path, id: inDocument ?? inCode ?? '' })),
)

/** The documents with claims; each has some that are checked. */
const SOURCES = [
  'README.md',
  'packages/core/README.md',
  'packages/cli/README.md',
  'packages/react/README.md',
  'docs/architecture.md',
  'docs/batch.md',
  'docs/deployment.md',
  'docs/differences.md',
  'docs/how-examples-are-verified.md',
  'docs/mcp.md',
  'docs/threat-model.md',
  'docs/verification.md',
]

describe('the claims that readers rely on', () => {
  it('are marked in every document, and on the pages', () => {
    expect(SOURCES.filter((source) => !marks.some(({ path }) => path === source))).toEqual([])
    expect(marks.filter(({ path }) => path.startsWith('apps/site/app/ui/texts/en/'))).not.toEqual([])
  })

  it('each have a check', () => {
    expect(marks.filter(({ id }) => claims[id] === undefined)).toEqual([])
  })

  it('are each made somewhere', () => {
    expect(Object.keys(claims).filter((id) => !marks.some((mark) => mark.id === id))).toEqual([])
  })

  // `npm test` checks at its end whether the test ran and passed.
  it('refer to a test file or a step', () => {
    const steps = read(STEPS_FILE)
    const isThere = ({ check, test }: Claim): boolean =>
      check === STEPS_FILE
        ? steps.includes(`name: '${test}'`)
        : /\.test\.tsx?$/.test(check) && existsSync(join(ROOT, check))
    expect(Object.entries(claims).filter(([, claim]) => !isThere(claim))).toEqual([])
  })
})
