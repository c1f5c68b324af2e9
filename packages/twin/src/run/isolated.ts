import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/**
 * Runs one of our scripts in a network with only the loopback interface, and yields the values that it prints, one line
 * of JSON each.
 *
 * @param given the script's only argument, as JSON
 * @throws Error if the script doesn't finish
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
