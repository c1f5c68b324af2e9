import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isNewEnough } from './node.mjs'

it.each([
  ['18.20.8', false],
  ['20.20.2', false],
  ['22.9.0', false],
  ['22.21.9', false],
  ['22.22.0', true],
  ['23.11.0', false],
  ['24.10.0', false],
  ['24.21.0', true],
  ['25.1.0', false],
  ['26.0.0', true],
  ['28.1.0', true],
])('%s is new enough to work with: %s', (version, expected) => {
  expect(isNewEnough(version, '^22.22.0 || ^24.11.0 || >=26.0.0')).toBe(expected)
})

it('requires at least what the installed packages require', () => {
  const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>
  }
  const asking = Object.entries(packages).flatMap(([path, { engines }]) =>
    [...(engines?.node ?? '').matchAll(/(?:\^|>= ?)(22|24|26)\.(\d+)/g)].map(([, line, minor]) => ({
      path,
      line,
      minor,
    })),
  )
  expect(asking.length).toBeGreaterThan(0)
  // The release before a package's minimum must not count as new enough for it.
  const refused = asking.filter(({ line, minor }) => Number(minor) > 0 && isNewEnough(`${line}.${Number(minor) - 1}.0`))
  expect(refused).toEqual([])
})
