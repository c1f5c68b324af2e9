// Starts other programs. Plain JavaScript without dependencies, because it runs before `npm ci`.
import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * On a signal, child processes get the same signal, and then this process ends as usual for that signal.
 *
 * @returns {() => void} removes the signal handlers
 */
export function passSignalsOn() {
  const handlers = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']).map((signal) => {
    const handler = () => {
      for (const child of running) child.kill(signal)
      process.kill(process.pid, signal)
    }
    process.once(signal, handler)
    return { signal, handler }
  })
  return () => {
    for (const { signal, handler } of handlers) process.removeListener(signal, handler)
  }
}

/**
 * Runs a program until it exits.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ onLine?: (line: string) => void, env?: Record<string, string> }} [options]
 *   `onLine` gets each line of the program's output; without it, the program prints directly
 * @returns {Promise<number>} the exit code; 127 if the program doesn't exist, 128 if a signal ended it
 */
export function runCommand(program, parameters, { onLine, env } = {}) {
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: onLine === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    if (onLine !== undefined) {
      for (const stream of [child.stdout, child.stderr]) if (stream !== null) eachLine(stream, onLine)
    }
    child.on('error', (error) => {
      running.delete(child)
      onLine?.(String(error))
      done(127)
    })
    child.on('close', (code) => {
      running.delete(child)
      done(code ?? 128)
    })
  })
}

/**
 * @param {import('node:stream').Readable} stream
 * @param {(line: string) => void} onLine
 */
function eachLine(stream, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => {
    if (rest !== '') onLine(rest)
  })
}

/**
 * @param {string} folder a folder with a lock file
 * @returns {boolean} whether its packages are missing, or older than the lock file
 */
export function installIsStale(folder) {
  const installed = resolve(folder, 'node_modules/.package-lock.json')
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(resolve(folder, 'package-lock.json')).mtimeMs
}
