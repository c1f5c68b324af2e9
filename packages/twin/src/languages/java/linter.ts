import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LintedProgram, Linter } from '../linter.ts'
import { JavaCompiler } from './compiler.ts'
import { findJava, installedClassPath, javaToolchain } from './environment.ts'

/** `javac -Xlint:all`, each program with what its own command brings. */
export const javaLinter: Linter = {
  name: 'javac -Xlint:all',
  release: async () => (await findJava()).release,
  folder: import.meta.dirname,
  lint,
}

async function lint(programs: readonly LintedProgram[]): Promise<string> {
  const compiler = new JavaCompiler(await javaToolchain())
  try {
    let said = ''
    for (const { content, install } of programs) {
      const folder = await mkdtemp(join(tmpdir(), 'lint-'))
      await writeFile(join(folder, 'Example.java'), content)
      said += await compiler.compile(folder, install === null ? '' : await installedClassPath(install))
      await rm(folder, { recursive: true })
    }
    return said
  } finally {
    await compiler.stop()
  }
}
