import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { differentSnippets } from '../../testing/different-examples.ts'
import { RuntimeMissingError } from '../twin-language.ts'
import { JavaCompiler } from './compiler.ts'
import { installedClassPath, javaToolchain, programOf } from './environment.ts'

const toolchain = await javaToolchain().catch((error: Error) => {
  if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
  console.warn(`\nNO JAVA EXAMPLE IS LINTED: ${error.message}\n`)
  return undefined
})

interface Program {
  readonly content: string
  readonly install: string | null
}

/** What `javac -Xlint:all` says of programs, each with what its own command brings. */
async function lint({ java, tools }: NonNullable<typeof toolchain>, programs: readonly Program[]): Promise<string[]> {
  const compiler = new JavaCompiler(programOf(java, 'java'), ['-cp', tools, 'Compiler'])
  try {
    const said: string[] = []
    for (const { content, install } of programs) {
      const folder = await mkdtemp(join(tmpdir(), 'lint-'))
      await writeFile(join(folder, 'Example.java'), content)
      const complaint = await compiler.compile(folder, install === null ? '' : await installedClassPath(install))
      if (complaint !== '') said.push(complaint)
      await rm(folder, { recursive: true })
    }
    return said
  } finally {
    await compiler.stop()
  }
}

it.skipIf(toolchain === undefined)('javac -Xlint:all finds nothing in any example', { timeout: 900_000 }, async () => {
  if (toolchain === undefined) return
  const programs = differentSnippets('java')
  expect(programs.length).toBeGreaterThan(30)
  expect(await lint(toolchain, programs)).toEqual([])
})

it.skipIf(toolchain === undefined)('what it finds is seen', { timeout: 300_000 }, async () => {
  if (toolchain === undefined) return
  const content = `import java.util.List;

class Example {
    public static void main(String[] args) {
        List list = List.of(args);
        System.out.println(list);
    }
}
`
  expect((await lint(toolchain, [{ content, install: null }])).join()).toContain('found raw type: java.util.List')
})
