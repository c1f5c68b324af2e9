import { Twin } from '../services/twin.ts'
import { agentCases } from './cases.ts'
import { runOnServer, type ServerStay } from './server-session.ts'

/*
 * Starts a real local server and an agent that uses it, and prints one line of JSON. It runs in a network with only the
 * loopback interface; everything that they need is installed before.
 */

/** A set-up to run, by digest. */
export interface ServerWork extends ServerStay {
  readonly digest: string
}

/** The result of a run. */
export interface ServerOutcome {
  readonly problems: readonly string[]
}

/** Higher than the ports of servers. */
const HIGH_PORT = 20_000

async function main({ digest, ...stay }: ServerWork): Promise<void> {
  const found = (await agentCases()).find((each) => each.digest === digest)
  if (found === undefined) throw new Error(`No set-up has the digest ${digest}`)
  const twin = await Twin.start(HIGH_PORT)
  try {
    const outcome: ServerOutcome = { problems: await runOnServer(twin, found, stay) }
    process.stdout.write(`${JSON.stringify(outcome)}\n`)
  } finally {
    await twin.stop()
  }
}

await main(JSON.parse(process.argv[2] ?? '') as ServerWork)
