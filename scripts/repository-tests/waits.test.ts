import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*vitest.config.ts', '*/testing/*.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.endsWith('repository-tests/waits.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** Returns the tests' lines that match, with their paths. */
const linesWith = (pattern: RegExp): string[] =>
  tests.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
  )

it('waits have one limit, set in scripts/limits.ts', () => {
  expect(linesWith(/\b(?:test|hook)Timeout\b|\bsetConfig\(/)).toEqual([])
  expect(linesWith(/(?:\bit\b|\btest\b|expect\.poll|vi\.waitFor|waitFor\w*)\(.*\btimeout: \d/)).toEqual([])
  expect(linesWith(/^\s*(?:\{ )?timeout: [\d_]+,?(?: \},?)?$/)).toEqual([])
  expect(linesWith(/\btimeout: [\d_]+ \}/)).toEqual([])
  // The last parameter of a test or hook.
  expect(linesWith(/^\s*\}, [\d_]+\)$/)).toEqual([])
  const configs = tests.filter(({ path }) => path.endsWith('vitest.config.ts'))
  expect(configs.length).toBeGreaterThan(5)
  expect(configs.filter(({ text }) => !text.includes('...FOR_ALL_TESTS')).map(({ path }) => path)).toEqual([])
})

it('tests don’t assert elapsed time', () => {
  expect(linesWith(/expect\([^)]*(?:performance\.now|Date\.now|process\.hrtime)/)).toEqual([])
})

it('samples don’t change with the date', () => {
  expect(linesWith(/\bseed\w*\b.*(?:Date\.now\(\)|new Date\(\))/i)).toEqual([])
})
