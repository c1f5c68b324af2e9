import type { ChildProcessWithoutNullStreams } from 'node:child_process'

/** How a program ended, and what it printed. */
export interface EndedProgram {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Gives a program its input, and waits for its end. */
export function endOf(child: ChildProcessWithoutNullStreams, input: string | Uint8Array): Promise<EndedProgram> {
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }))
  })
}
