import type { Answered } from './metrics.ts'

/**
 * A writer of one line of JSON for each answer. Nothing that a reader sent is in it: no address, no query, no header,
 * no body.
 *
 * @param write takes whole lines, several at once when much happens
 */
export function createLog(write: (lines: string) => void): (answered: Answered) => void {
  let lines = ''
  return ({ method, route, status, milliseconds, bytes }) => {
    if (lines === '') {
      setImmediate(() => {
        write(lines)
        lines = ''
      })
    }
    const level = status >= 500 ? 'error' : status === 0 ? 'warn' : 'info'
    const time = new Date().toISOString()
    const duration = Number(milliseconds.toFixed(2))
    lines += `${JSON.stringify({ time, level, method, route, status, milliseconds: duration, bytes })}\n`
  }
}
