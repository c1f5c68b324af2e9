import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a program in an empty folder with the real interpreter and returns its output.
 *
 * @param command the command before the file name, such as `go run`
 * @throws if the program fails, or leaves a new file
 */
export function runProgram(command: string, fileName: string, text: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'model-snippets-'))
  try {
    writeFileSync(join(folder, fileName), text)
    const [program = '', ...parameters] = command.split(' ')
    const output = execFileSync(program, [...parameters, fileName], {
      cwd: folder,
      maxBuffer: 1 << 30,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const left = readdirSync(folder).filter((name) => name !== fileName)
    if (left.length > 0) throw new Error(`the program made files of its own: ${left.join(', ')}`)
    return output
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
