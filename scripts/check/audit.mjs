// Asks the registry for known vulnerabilities of the dependencies that ship. A registry that keeps no list of them is
// said loudly and counted as skipped, also in CI: no change of ours can make it answer.
import { spawnSync } from 'node:child_process'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const report = read(stdout)
const counts = report?.metadata?.vulnerabilities
if (counts === undefined) {
  console.log(
    `\n!!! The registry was asked for known vulnerabilities and has no list: ${report?.message ?? 'no answer'}\n`,
  )
  console.log('0 passed, 0 failed, 1 skipped')
} else {
  const { moderate, high, critical } = counts
  for (const { name, severity, range } of Object.values(report.vulnerabilities))
    console.log(`${severity}: ${name} ${range}`)
  const isSafe = moderate + high + critical === 0
  console.log(isSafe ? '1 passed, 0 failed' : '0 passed, 1 failed')
  process.exitCode = isSafe ? 0 : 1
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
