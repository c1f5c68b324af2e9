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

it('names no registry: each machine asks its own', () => {
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

it.each(['node-24', 'others'])('names no registry for what runtimes/%s brings, and holds its hash', (name) => {
  const lock = JSON.parse(
    readFileSync(new URL(`../../runtimes/${name}/package-lock.json`, import.meta.url), 'utf8'),
  ) as {
    readonly packages: Readonly<Record<string, Entry & { readonly inBundle?: boolean }>>
  }
  const brought = Object.entries(lock.packages).filter(([path, { inBundle }]) => path !== '' && inBundle !== true)
  expect(brought.map(([path]) => path).join(' ')).toContain('linux-x64')
  expect(brought.filter(([, { resolved, integrity }]) => resolved !== undefined || integrity === undefined)).toEqual([])
})

it('holds the hash of everything that is installed, but for native parts of other systems', () => {
  const without = installed.filter(([, { integrity }]) => integrity === undefined)
  expect(without.filter(([, { optional, os }]) => optional !== true || os === undefined)).toEqual([])
  const here = without.filter(([path, { os }]) => os?.includes('linux') && /linux-x64-gnu$/.test(path))
  expect(here).toEqual([])
})
