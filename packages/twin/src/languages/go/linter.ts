import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LintedProgram, Linter } from '../linter.ts'
import { COMPILER_FLAGS } from './compiler-flags.ts'
import { goRelease, goToolchain, runGo } from './environment.ts'
import { openGoParser } from './reader.ts'

/** gofmt, and `go vet` of all programs in one module. */
export const goLinter: Linter = {
  name: 'gofmt and go vet',
  release: async () => (await goRelease()).release,
  folder: import.meta.dirname,
  lint: async (programs) => (await misformatted(programs)) + (await vet(programs)),
}

async function misformatted(programs: readonly LintedProgram[]): Promise<string> {
  const parser = openGoParser()
  try {
    return (await parser.parse(programs.map(({ content }) => content)))
      .filter((error) => error !== undefined)
      .join('\n')
  } finally {
    parser.close()
  }
}

async function vet(programs: readonly LintedProgram[]): Promise<string> {
  const { go, everything, overlay } = await goToolchain()
  const folder = await mkdtemp(join(tmpdir(), 'vet-'))
  try {
    for (const name of ['go.mod', 'go.sum']) await cp(join(everything, name), join(folder, name))
    for (const [place, { content }] of programs.entries()) {
      await mkdir(join(folder, `p${place}`))
      await writeFile(join(folder, `p${place}`, 'example.go'), content)
    }
    return await runGo(go, ['vet', '-overlay', overlay, COMPILER_FLAGS, './...'], folder).then(
      () => '',
      (error: { stderr?: string }) => String(error.stderr ?? error),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}
