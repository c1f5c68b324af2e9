import { execFileSync } from 'node:child_process'
import type { ProgramParser } from '../../testing/program-parser.ts'

const PROGRAM = `
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

/** Python's own parser, with all programs in one process. */
export const python: ProgramParser = {
  language: 'python',
  parse(programs) {
    const output = execFileSync('python3', ['-c', PROGRAM], { input: JSON.stringify(programs), maxBuffer: 1 << 30 })
    return (JSON.parse(output.toString()) as (string | null)[]).map((error) => error ?? undefined)
  },
}
