import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs one of our own scripts in a network that has the loopback interface alone, and gives the values that it writes, a
 * line of JSON each.
 *
 * @param given what it is told, as JSON in its only argument
 * @throws Error where it does not come to its end
 */
export async function* isolated<Value>(script: string, given: unknown): AsyncGenerator<Value> {
  const child = spawn(
    'unshare',
    [
      ...['--net', '--map-root-user', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'],
      ...[process.execPath, '--import', 'tsx', script, JSON.stringify(given)],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) yield JSON.parse(line) as Value
  }
  const exitCode = await ended
  if (exitCode !== 0) throw new Error(`It was not run to the end: exit code ${exitCode}`)
}
