import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** A sentence that readers are told, and what would fail if it were false. */
interface Claim {
  /** The file where the sentence stands. */
  readonly where: string
  /** The sentence, or a part of it, to the letter. */
  readonly says: string
  /** A file of tests; or `scripts/test.mjs`, for a step of `npm test`. */
  readonly check: string
  /** The title of the test, or a part of it that stands in that file; or the name of the step. */
  readonly test: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
const { claims } = JSON.parse(read('docs/claims.json')) as { readonly claims: readonly Claim[] }

/** The files that make claims to readers: each has some that are checked. */
const SOURCES = [
  'README.md',
  'packages/core/README.md',
  'packages/cli/README.md',
  'packages/react/README.md',
  'docs/architecture.md',
  'docs/batch.md',
  'docs/deployment.md',
  'docs/differences.md',
  'docs/mcp.md',
  'docs/threat-model.md',
  'docs/verification.md',
]

describe('the claims that readers are told', () => {
  it('are taken from every document, and from the pages', () => {
    const sources = new Set(claims.map(({ where }) => where))
    expect(SOURCES.filter((source) => !sources.has(source))).toEqual([])
    expect([...sources].filter((source) => source.startsWith('apps/site/app/ui/texts/en/'))).not.toEqual([])
  })

  it('are listed once each', () => {
    const told = claims.map(({ where, says }) => `${where}: ${onOneLine(says)}`)
    expect(told.filter((claim, index) => told.indexOf(claim) !== index)).toEqual([])
  })

  it.each(claims)('$where says: $says', ({ where, says, check, test }) => {
    expect(says).toMatch(/\S/)
    expect(onOneLine(read(where))).toContain(onOneLine(says))
    expect(check).toMatch(/\.test\.tsx?$|^scripts\/test\.mjs$/)
    expect(existsSync(join(ROOT, check)), check).toBe(true)
    expect(test).toMatch(/\S/)
    expect(onOneLine(read(check))).toContain(check === 'scripts/test.mjs' ? `name: '${test}'` : onOneLine(test))
  })
})
