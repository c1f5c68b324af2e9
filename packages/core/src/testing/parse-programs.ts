import { execFileSync } from 'node:child_process'
import { parse } from 'acorn'

/** What the real parsers say of programs: one entry a program, the error or undefined. */
export type ParseResults = readonly (string | undefined)[]

const PYTHON_PARSER = `
import ast, json, sys
results = []
for program in json.load(sys.stdin):
    try:
        ast.parse(program)
        results.append(None)
    except (SyntaxError, ValueError) as error:
        results.append(str(error))
json.dump(results, sys.stdout)
`

/** Parses programs with Python's own parser, all in one process. */
export function parsePython(programs: readonly string[]): ParseResults {
  const output = execFileSync('python3', ['-c', PYTHON_PARSER], {
    input: JSON.stringify(programs),
    maxBuffer: 1 << 30,
  })
  return (JSON.parse(output.toString()) as (string | null)[]).map((error) => error ?? undefined)
}

export const parseJavaScript = (programs: readonly string[]): ParseResults =>
  programs.map((program) => {
    try {
      parse(program, { ecmaVersion: 'latest', sourceType: 'module' })
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  })

/** Parses scripts with bash, without running anything. */
export const parseShell = (scripts: readonly string[]): ParseResults =>
  scripts.map((script) => {
    try {
      execFileSync('bash', ['-n'], { input: script, stdio: ['pipe', 'ignore', 'pipe'] })
      return undefined
    } catch (error) {
      return String((error as { stderr?: Buffer }).stderr)
    }
  })
