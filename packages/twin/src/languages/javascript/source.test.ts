import { describe, expect, it } from 'vitest'
import { readJavaScript } from './source.ts'

describe('readJavaScript', () => {
  it('reads imports, names and variables of an ordinary module', () => {
    const facts = readJavaScript(`import OpenAI, { toFile as file } from "openai/index.mjs"
import { readFile } from "node:fs/promises"
import { fal } from "@fal-ai/client/x"
const { API_TOKEN } = process.env
const show = ({ a, b: [c = 1], ...rest }) => console.log(a, c, rest)
for (const x of [1]) show(x)
try { await readFile("x") } catch (error) { show(error) }
new OpenAI({ apiKey: process.env.HF_TOKEN, other: process.env["OTHER"], file, fal, API_TOKEN })
`)
    expect(facts).toEqual({
      error: null,
      unusedImports: [],
      undefinedNames: [],
      packages: ['openai', '@fal-ai/client'],
      environment: ['API_TOKEN', 'HF_TOKEN', 'OTHER'],
      readsWholeEnvironment: false,
    })
  })

  it('finds imports that are not used, whatever a string or a key says', () => {
    const facts = readJavaScript('import { a, b } from "x"\nconsole.log("a", { b: 1 }.b)')
    expect(facts.unusedImports).toEqual(['a', 'b'])
  })

  it('finds names that nothing defines', () => {
    expect(readJavaScript('console.log(fs.readFileSync("cat.jpg"), require("fs"))').undefinedNames).toEqual([
      'fs',
      'require',
    ])
  })

  it('finds reads of the environment whose names cannot be told', () => {
    expect(readJavaScript('console.log(process.env[String(1)])').readsWholeEnvironment).toBe(true)
    expect(readJavaScript('console.log({ ...process.env })').readsWholeEnvironment).toBe(true)
  })

  it('says why a text is no module', () => {
    expect(readJavaScript('const a = "line\nbreak"').error).toContain('Unterminated string')
  })
})
