import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('..', import.meta.url))

const { metafile } = await build({
  entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
  absWorkingDir: SOURCE,
  bundle: true,
  write: false,
  metafile: true,
  platform: 'node',
  format: 'esm',
  external: ['@model-snippets/core', 'ajv'],
})

it('the mock server is published without the folders that run and judge examples', () => {
  const folders = new Set(Object.keys(metafile.inputs).map((path) => path.split('/')[0]))
  expect([...folders].toSorted()).toEqual(['capture', 'mock', 'services'])
})

it('the mock server imports only Node.js, core, and the validator', () => {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path))
  const others = [...new Set(imports)].filter((path) => !path.startsWith('node:'))
  expect(others.toSorted()).toEqual(['@model-snippets/core', '@model-snippets/core/catalogue', 'ajv/dist/2020.js'])
})

it('the mock server starts no programs', () => {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path))
  expect(imports).not.toContain('node:child_process')
})
