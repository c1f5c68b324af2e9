import { it } from 'vitest'
import { ask } from '../matrix/cases.ts'
import { Runner } from '../run/runner.ts'
import { Twin } from '../services/twin.ts'
import { findTask } from '../tasks/index.ts'
import { publishedAsSent } from './published.ts'

it('x', async () => {
  const twin = await Twin.start()
  const runner = await Runner.start(twin)
  for (const pair of (process.env['PAIRS'] ?? '').split(',')) {
    const [provider = '', task = ''] = pair.split('/')
    const parameters = findTask(task)?.parameters
    const { call } = ask(
      { task, provider, target: 'direct', streaming: false },
      parameters === undefined ? {} : { options: { parameters } },
    )
    const { requests, refusals } = await publishedAsSent(call, twin, runner)
    for (const { client, request } of requests)
      console.log(pair, client, request.method, request.url, request.body.toString().slice(0, 700))
    console.log(pair, JSON.stringify(refusals))
  }
  await runner.stop()
  await twin.stop()
}, 300_000)
