import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'tsdown'
import type { TestProject } from 'vitest/node'
import { PACKAGE } from './package-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder that the program stands in, bundled. */
    program: string
  }
}

/** Bundles the program from source, as it ships, once for all tests: its threads cannot run TypeScript. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Below the package, where the dependencies are found that are not bundled.
  const folder = await mkdtemp(join(PACKAGE, '.program-'))
  await build({
    config: false,
    cwd: PACKAGE,
    entry: { main: 'src/main.ts', 'batch-worker': 'src/batch/worker.ts' },
    outDir: folder,
    noExternal: [/^@model-snippets/],
    platform: 'node',
    fixedExtension: false,
    dts: false,
    logLevel: 'error',
  })
  project.provide('program', folder)
  return () => rm(folder, { recursive: true })
}
