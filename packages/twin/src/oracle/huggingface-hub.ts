import { readFileSync } from 'node:fs'
import type { Runner, Transcript } from '../run/runner.ts'
import type { Service } from '../service/twin.ts'
import { type ChatCall, clientArguments } from './chat-call.ts'

const PROGRAM = readFileSync(new URL('../../python/huggingface_hub_oracle.py', import.meta.url), 'utf8')

/** Makes the call with the published Python client. */
export function callHuggingfaceHub(call: ChatCall, runner: Runner, services: readonly Service[]): Promise<Transcript> {
  const { provider, model } = clientArguments(call, 'python')
  const job = {
    client: {
      api_key: call.token,
      ...(provider === undefined ? {} : { provider }),
      ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
      ...(call.endpointUrl === undefined ? {} : { base_url: call.endpointUrl }),
    },
    arguments: { model, messages: call.messages, stream: call.streaming },
    body: call.parameters,
  }
  return runner.run(
    {
      language: 'python',
      content: PROGRAM,
      files: [{ name: 'call.json', bytes: Buffer.from(JSON.stringify(job)) }],
      env: {},
    },
    services,
  )
}
