import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'
import { parse } from 'acorn'
import type { Written } from './cases.ts'

const BATCH_OF_SCRIPTS = 400

// A warning of the parser, for example of an escape that means nothing, is an error of ours.
const PYTHON = `
import ast, json, sys, warnings
warnings.simplefilter("error")
for line in sys.stdin:
    answers = []
    for source in json.loads(line):
        try:
            ast.parse(source)
            answers.append(None)
        except Exception as error:
            answers.append(f"{type(error).__name__}: {error}")
    print(json.dumps(answers), flush=True)
`

/** The real parsers of three languages, kept warm. */
export class Parsers {
  readonly #python: ChildProcess
  readonly #answers: AsyncIterator<string>
  readonly #lines: Interface

  constructor() {
    this.#python = spawn('python3', ['-I', '-c', PYTHON], { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#lines = createInterface({ input: this.#python.stdout as NodeJS.ReadableStream })
    this.#answers = this.#lines[Symbol.asyncIterator]()
  }

  /** Parses all texts. @returns what was wrong, by the place in the list; nothing for a text that parses */
  async parse(texts: readonly Written[]): Promise<Map<number, string>> {
    const errors = new Map<number, string>()
    const placed = texts.map((text, place) => ({ ...text, place }))
    const of = (language: string) => placed.filter((text) => text.language === language)
    const python = this.#parsePython(of('python').map(({ content }) => content))
    const scripts = of('sh')
    const broken = brokenScripts(scripts)
    for (const { content, place } of of('js')) {
      const error = javascriptError(content)
      if (error !== undefined) errors.set(place, error)
    }
    const answers = await python
    of('python').forEach(({ place }, index) => {
      const error = answers[index]
      if (typeof error === 'string') errors.set(place, error)
    })
    for (const { place } of await broken) errors.set(place, 'the shell cannot read it')
    for (const { content, place } of placed) {
      if (!content.isWellFormed()) errors.set(place, 'it holds a lone surrogate, which no file can')
    }
    return errors
  }

  async #parsePython(sources: readonly string[]): Promise<readonly (string | null)[]> {
    this.#python.stdin?.write(`${JSON.stringify(sources)}\n`)
    const answer = await this.#answers.next()
    if (answer.done === true) throw new Error('python3 ended')
    return JSON.parse(answer.value) as (string | null)[]
  }

  close(): void {
    this.#python.stdin?.end()
    this.#lines.close()
  }
}

function javascriptError(content: string): string | undefined {
  try {
    parse(content, { ecmaVersion: 2022, sourceType: 'module' })
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Each script is the body of a function of one long script, which bash reads without running it. */
async function brokenScripts<Script extends { readonly content: string }>(
  scripts: readonly Script[],
): Promise<readonly Script[]> {
  if (scripts.length > BATCH_OF_SCRIPTS) {
    const broken: Script[] = []
    for (let start = 0; start < scripts.length; start += BATCH_OF_SCRIPTS) {
      broken.push(...(await brokenScripts(scripts.slice(start, start + BATCH_OF_SCRIPTS))))
    }
    return broken
  }
  if (scripts.length === 0 || (await isReadByBash(scripts))) return []
  if (scripts.length === 1) return scripts
  const half = scripts.length >> 1
  return [...(await brokenScripts(scripts.slice(0, half))), ...(await brokenScripts(scripts.slice(half)))]
}

const isReadByBash = (scripts: readonly { readonly content: string }[]): Promise<boolean> =>
  new Promise((resolve) => {
    const bash = execFile('bash', ['-n'], (error) => resolve(error === null))
    bash.stdin?.end(scripts.map(({ content }) => `f() {\n:\n${content}\n}\n`).join(''))
  })
