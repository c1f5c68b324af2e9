import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly engines?: { readonly node?: string }
  readonly bin?: Readonly<Record<string, string>>
}

const PACKAGES = fileURLToPath(new URL('../../packages', import.meta.url))
const published = readdirSync(PACKAGES).flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8')) as Manifest
  return manifest.private === true ? [] : [{ ...manifest, folder: join(PACKAGES, folder) }]
})

it('there are packages to publish', () => expect(published.map(({ name }) => name)).toContain('@model-snippets/cli'))

it.each(published)('$name lists its programs as npm 12 requires, without ./ at the start', ({ bin, folder }) => {
  for (const path of Object.values(bin ?? {})) {
    expect(path).toMatch(/^\w/)
    expect(existsSync(join(folder, path))).toBe(true)
  }
})

it.each(published)('$name requires the oldest Node.js that it supports', ({ engines }) =>
  expect(engines?.node).toBe('>=22.12.0'),
)
