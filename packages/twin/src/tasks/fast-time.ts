import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@model-snippets/core'

const JAVASCRIPT = `import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'
const own = globalThis.setTimeout
const ownPromise = promises.setTimeout
const ownLimit = AbortSignal.timeout
// Shorter pauses belong to connections, and so do those that Node's own fetch makes.
const isPause = (milliseconds) =>
  milliseconds > 400 && milliseconds <= 10_000 && !/undici|node:internal\\/deps/.test(String(new Error().stack))
const fast = (action, milliseconds, ...parts) => own(action, isPause(milliseconds) ? 1 : milliseconds, ...parts)
globalThis.setTimeout = Object.assign(fast, own)
promises.setTimeout = (milliseconds, ...parts) => ownPromise(isPause(milliseconds) ? 1 : milliseconds, ...parts)
// A limit on the whole wait comes sooner too, but late enough for every answer on the way.
AbortSignal.timeout = (milliseconds) => ownLimit(milliseconds > 10_000 ? Math.max(5000, milliseconds / 100) : milliseconds)
syncBuiltinESMExports()
`

const PYTHON = `import time

_real = time.sleep
time.sleep = lambda seconds: _real(min(seconds, 0.001))
`

const SHELL = 'sleep() { :; }\n'

/**
 * Cuts short the pauses of an example that waits for a queue, so that minutes of waiting take a moment. Nothing of
 * the example changes; the programs it is run by load a file of ours first.
 *
 * @example
 * const fast = await FastTime.prepare()
 * runner.run({ ...example, env: { ...example.env, ...fast.env('js') } }, services, fast.options('js'))
 * await fast.remove()
 */
export class FastTime {
  private constructor(private readonly folder: string) {}

  static async prepare(): Promise<FastTime> {
    const folder = await mkdtemp(join(tmpdir(), 'fast-time-'))
    await writeFile(join(folder, 'pauses.mjs'), JAVASCRIPT)
    await writeFile(join(folder, 'sitecustomize.py'), PYTHON)
    await writeFile(join(folder, 'pauses.sh'), SHELL)
    return new FastTime(folder)
  }

  /** Variables to run an example with. */
  env(language: Language): Record<string, string> {
    if (language === 'js') return { NODE_OPTIONS: `--import ${pathToFileURL(join(this.folder, 'pauses.mjs')).href}` }
    if (language === 'python') return { PYTHONPATH: this.folder, PYTHONDONTWRITEBYTECODE: '1' }
    return { BASH_ENV: join(this.folder, 'pauses.sh') }
  }

  /** How to run an example. Python reads its start-up file only when it is started anew. */
  options(language: Language): { readonly cold: boolean; readonly shell: 'bash' } {
    return { cold: language === 'python', shell: 'bash' }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}
