import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BatchParser } from '../twin-language.ts'

const PROGRAM = fileURLToPath(new URL('./parse_many.py', import.meta.url))

/** Python's own parser in one process. */
export function openPythonParser(): BatchParser {
  const python = spawn('python3', ['-I', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: python.stdout })
  const answers = lines[Symbol.asyncIterator]()
  return {
    parse: async (texts) => {
      python.stdin.write(`${JSON.stringify(texts)}\n`)
      const answer = await answers.next()
      if (answer.done === true) throw new Error('python3 ended')
      return (JSON.parse(answer.value) as (string | null)[]).map((error) => error ?? undefined)
    },
    close: () => {
      python.stdin.end()
      lines.close()
    },
  }
}
