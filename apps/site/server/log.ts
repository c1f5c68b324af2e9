import type { Answered } from './metrics.ts'

/**
 * A writer of one line of JSON for each answer. Nothing that a reader sent is in it: no address, no query, no header,
 * no body.
 *
 * @param write takes whole lines, several at once when much happens
 */
export function createLog(write: (lines: string) => void): (answered: Answered) => void {
  let lines = ''
  let second = Number.NaN
  let day = ''
  return ({ method, route, status, milliseconds, bytes }) => {
    if (lines === '') {
      setImmediate(() => {
        write(lines)
        lines = ''
      })
    }
    const now = Date.now()
    // Many lines are of the same second.
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000)
      day = new Date(now).toISOString().slice(0, -4)
    }
    const time = `${day}${String(now % 1000).padStart(3, '0')}Z`
    const level = status >= 500 ? 'error' : status === 0 ? 'warn' : 'info'
    // Node lets no method through that it does not know; the rest is ours.
    lines += `{"time":"${time}","level":"${level}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"milliseconds":${Math.round(milliseconds * 100) / 100},"bytes":${bytes}}\n`
  }
}
