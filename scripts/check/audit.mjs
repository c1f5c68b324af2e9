// Requests the registry's known vulnerabilities of published dependencies. If a registry has no such list, the check is
// skipped, even on CI, because we can't change that. `npm test` lists skipped checks at its end.
import { spawnSync } from 'node:child_process'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * Summarizes a report of `npm audit`, one line per finding; the last line has the counts.
 *
 * @param {string} text npm's output
 * @returns {readonly string[]}
 */
export function linesOf(text) {
  const report = read(text)
  const counts = report?.metadata?.vulnerabilities
  if (counts === undefined) {
    const why = report?.message ?? 'npm printed no report'
    return [`skipped: the registry has no list of known vulnerabilities: ${why}`, '0 passed, 0 failed, 1 skipped']
  }
  const { moderate, high, critical } = counts
  const found = Object.values(report.vulnerabilities).map(
    ({ severity, name, range }) => `${severity}: ${name} ${range}`,
  )
  return [...found, moderate + high + critical === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed']
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
  const lines = linesOf(stdout)
  console.log(lines.join('\n'))
  process.exitCode = lines.at(-1)?.startsWith('0 passed, 1 failed') ? 1 : 0
}
