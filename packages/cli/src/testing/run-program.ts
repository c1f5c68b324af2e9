import { spawn } from 'node:child_process'
import type { EndedProgram } from './ended.ts'
import { PROGRAM } from './program.ts'

export interface Ended extends EndedProgram {
  /** The most memory that the process held, in MiB. */
  readonly residentMiB: number
}

export interface RunOptions {
  /** Ends reading after so many bytes of output, as `head` does. */
  readonly readBytes?: number
  /** Only counts the output: `out` stays empty. */
  readonly discard?: boolean
}

/** Runs the program with these arguments and this input. */
export function runProgram(
  argv: readonly string[],
  input: Iterable<string | Uint8Array>,
  options: RunOptions = {},
): Promise<Ended> {
  const { command, args, cwd } = PROGRAM
  const child = spawn(command, ['--import', REPORT_MEMORY, ...args, ...argv], { cwd })
  const out: Buffer[] = []
  let err = ''
  let read = 0
  child.stdout.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (options.discard !== true) out.push(chunk)
    if (options.readBytes !== undefined && read >= options.readBytes) child.stdout.destroy()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdin.on('error', () => undefined)
  const feed = async (): Promise<void> => {
    for (const part of input) {
      if (child.stdin.destroyed) return
      if (!child.stdin.write(part))
        await new Promise((resolve) => child.stdin.once('drain', resolve).once('close', resolve))
    }
    child.stdin.end()
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    feed().catch(reject)
    child.on('close', (code) => {
      const sizes = [...err.matchAll(MEMORY)].map(([, kibibytes]) => Number(kibibytes))
      const residentMiB = Math.max(0, ...sizes) / 1024
      resolve({ code, out: Buffer.concat(out).toString('utf8'), err: err.replace(MEMORY, ''), residentMiB })
    })
  })
}

const REPORT_MEMORY = `data:text/javascript,process.on('exit',()=>process._rawDebug('maxRSS='+process.resourceUsage().maxRSS))`
const MEMORY = /maxRSS=(\d+)\n/g
