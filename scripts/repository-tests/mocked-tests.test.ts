import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const REPLACES_MODULES = /\bvi\.(mock|doMock|resetModules)\(/

/** Folders whose tests share imported modules, except tests with that name. */
const SHARED = [
  'packages/core/src',
  'packages/cli/src',
  'packages/twin/src',
  'apps/site/app',
  'apps/site/server',
  'apps/site/load',
]

const tests = SHARED.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
)

describe('a test that replaces modules', () => {
  it('is named `.mocked.test.ts`, and no other test is', () => {
    const replacing = tests.filter((path) => REPLACES_MODULES.test(readFileSync(join(root, path), 'utf8')))
    expect(replacing.length).toBeGreaterThan(0)
    expect(tests.filter((path) => path.includes('.mocked.'))).toEqual(replacing)
  })
})
