import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Entry {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>
}
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && link !== true)

it('contains no registry, because each machine uses its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

it.each(['node-24', 'others'])('contains no registry for the packages of runtimes/%s, and has their hashes', (name) => {
  const lock = JSON.parse(
    readFileSync(new URL(`../../runtimes/${name}/package-lock.json`, import.meta.url), 'utf8'),
  ) as {
    readonly packages: Readonly<Record<string, Entry & { readonly inBundle?: boolean }>>
  }
  const brought = Object.entries(lock.packages).filter(([path, { inBundle }]) => path !== '' && inBundle !== true)
  expect(brought.map(([path]) => path).join(' ')).toContain('linux-x64')
  expect(brought.filter(([, { resolved, integrity }]) => resolved !== undefined || integrity === undefined)).toEqual([])
})

it('has the hash of everything that is installed, except native packages of other systems', () => {
  const without = installed.filter(([, { integrity }]) => integrity === undefined)
  expect(without.filter(([, { optional, os }]) => optional !== true || os === undefined)).toEqual([])
  const here = without.filter(([path, { os }]) => os?.includes('linux') && /linux-x64-gnu$/.test(path))
  expect(here).toEqual([])
})
