import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { differentExamples } from '../../testing/different-examples.ts'
import { RuntimeMissingError } from '../twin-language.ts'
import { COMPILER_FLAGS, goToolchain, runGo } from './environment.ts'
import { openGoParser } from './reader.ts'

const toolchain = await goToolchain().catch((error: Error) => {
  if (!(error instanceof RuntimeMissingError) || process.env['CI'] === 'true') throw error
  console.warn(`\nNO GO EXAMPLE IS VETTED: ${error.message}\n`)
  return undefined
})

/** What `go vet` says of programs, all in one module. */
async function vet({ go, everything, overlay }: NonNullable<typeof toolchain>, programs: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'vet-'))
  try {
    for (const name of ['go.mod', 'go.sum']) await cp(join(everything, name), join(folder, name))
    for (const [place, program] of programs.entries()) {
      await mkdir(join(folder, `p${place}`))
      await writeFile(join(folder, `p${place}`, 'example.go'), program)
    }
    return await runGo(go, ['vet', '-overlay', overlay, COMPILER_FLAGS, './...'], folder).then(
      () => '',
      (error: { stderr?: string }) => String(error.stderr ?? error),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

it.skipIf(toolchain === undefined)('gofmt and go vet find nothing in any example', { timeout: 900_000 }, async () => {
  if (toolchain === undefined) return
  const programs = differentExamples('go')
  expect(programs.length).toBeGreaterThan(30)
  const parser = openGoParser()
  expect((await parser.parse(programs)).filter((error) => error !== undefined)).toEqual([])
  parser.close()
  expect(await vet(toolchain, programs)).toBe('')
})

it.skipIf(toolchain === undefined)('what go vet and gofmt find is seen', { timeout: 300_000 }, async () => {
  if (toolchain === undefined) return
  const program = 'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Printf("%d\\n", "text")\n}\n'
  expect(await vet(toolchain, [program])).toContain('wrong type string')
  const parser = openGoParser()
  const [unformatted] = await parser.parse([program.replace('\t', '  ')])
  expect(unformatted).toContain('gofmt writes it otherwise')
  parser.close()
})
