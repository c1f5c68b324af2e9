import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LIBRARIES } from '../../packages/core/src/libraries/index.ts'
import { LEFT_OUT } from '../../packages/core/src/libraries/testing/left-out.ts'
import type { ComparisonRecord } from '../../packages/twin/src/peer/comparison.ts'
import { DELIBERATE_DIFFERENCES } from '../../packages/twin/src/peer/deliberate-differences.ts'
import { CONTRACTS } from '../../packages/twin/src/services/contracts.generated.ts'
import { KNOWN_BROKEN } from '../../packages/twin/src/services/registry.ts'
import { renderDifferences } from './differences.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const { peer } = JSON.parse(read('packages/core/src/verification/comparison.json')) as ComparisonRecord
const page = renderDifferences(peer)

describe('the page with differences from the published generator', () => {
  it('is up to date with the records', () => {
    expect(read('docs/differences.md')).toBe(page)
  })

  it('has every recorded difference', () => {
    const disagreements = Object.values(CONTRACTS).flatMap((contract) => contract.disagreements ?? [])
    expect(disagreements).not.toEqual([])
    const told = [
      ...DELIBERATE_DIFFERENCES.flatMap(({ what, published, ours, why, source }) => [
        what,
        published,
        ours,
        why,
        source,
      ]),
      ...disagreements.flatMap(({ sent, documented, decision }) => [sent, documented, decision]),
      ...KNOWN_BROKEN.map(({ file }) => `(known-client-defects/${file})`),
      ...Object.entries(LEFT_OUT).flatMap(([key, { reason }]) => [LIBRARIES[key]?.prettyLabel ?? '?', reason]),
    ]
    expect(told.filter((text) => !page.includes(text.replaceAll('|', '\\|')))).toEqual([])
  })

  it('links to existing pages, and is linked to', () => {
    const links = [...page.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links).not.toEqual([])
    for (const link of links) {
      const [file = '', heading] = link.split('#')
      expect(existsSync(join(ROOT, 'docs', file)), link).toBe(true)
      if (heading === undefined) continue
      const headings = [...read(`docs/${file}`).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text.toLowerCase())
      expect(headings.map((text) => text.replaceAll(/[^\w -]/g, '').replaceAll(' ', '-'))).toContain(heading)
    }
    expect(read('README.md')).toContain('](docs/differences.md)')
    expect(read('docs/architecture.md')).toContain('](differences.md)')
  })
})
