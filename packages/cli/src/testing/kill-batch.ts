import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const KILL_AT = fileURLToPath(new URL('kill-at.mjs', import.meta.url))

export interface KillPlan {
  /** How the program is started, without the word `batch`. */
  readonly program: readonly string[]
  readonly input: string
  readonly options: readonly string[]
  readonly kills: number
  /** A whole number below `below`; the same numbers give the same kills. */
  readonly pick: (below: number) => number
}

export interface Written {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

export interface KillReport {
  /** What one run alone writes. */
  readonly whole: Written
  /** What the runs wrote that were killed, and the last one, which was not. */
  readonly resumed: Written
  readonly killed: number
}

/** Runs `batch` once, and again with a kill after so many bytes, resumed until it ends. */
export async function killBatch({ program, input, options, kills, pick }: KillPlan): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'model-snippets-kills-'))
  try {
    const source = join(folder, 'input.jsonl')
    writeFileSync(source, input)
    const run = (name: string, bytes?: number): Promise<number | null> => {
      const files = ['--output', join(folder, `${name}.output`), '--errors', join(folder, `${name}.errors`), '--resume']
      const killing = bytes === undefined ? [] : ['--import', KILL_AT]
      const [node = '', ...words] = program
      const child = spawn(node, [...killing, ...words, 'batch', ...files, ...options], {
        stdio: [openSync(source, 'r'), 'inherit', 'inherit'],
        env: { ...process.env, KILL_AT: String(bytes) },
      })
      return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    }
    const read = (name: string, code: number | null): Written => ({
      code,
      output: readFileSync(join(folder, `${name}.output`), 'utf8'),
      errors: readFileSync(join(folder, `${name}.errors`), 'utf8'),
    })
    const whole = read('whole', await run('whole'))
    const most = Math.floor((whole.output.length + whole.errors.length) / Math.max(1, kills))
    let killed = 0
    for (let kill = 0; kill < kills; kill++) if ((await run('resumed', 1 + pick(most))) === null) killed++
    return { whole, resumed: read('resumed', await run('resumed')), killed }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
