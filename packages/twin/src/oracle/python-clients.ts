import { readFileSync } from 'node:fs'
import { TASKS } from '@model-snippets/core'
import type { Runner, Transcript } from '../run/runner.ts'
import type { Service } from '../services/request.ts'
import { type Call, clientArguments, isChat } from './call.ts'

const PROGRAM = readFileSync(new URL('../languages/python/published_client.py', import.meta.url), 'utf8')

/** Shapes of input whose fields are arguments of their own. */
const IN_FIELDS: ReadonlySet<string | undefined> = new Set([
  'image-and-prompt',
  'image-and-question',
  'question-and-context',
  'query-and-table',
  'sentences',
])

/** What the client's method is given; its own signature says under which names. A bare input has the field ''. */
function methodCall(call: Call): object {
  if (isChat(call)) {
    const extraBody = Object.keys(call.parameters).length > 0 ? { extra_body: call.parameters } : {}
    return {
      method: 'chat.completions.create',
      arguments: { messages: call.inputs, ...extraBody, stream: call.streaming === true },
    }
  }
  const inputs = IN_FIELDS.has(TASKS[call.task]?.input) ? call.inputs : { '': call.inputs }
  return { task: call.task, inputs, parameters: call.parameters }
}

const run = (
  job: object,
  call: Pick<Call, 'files'>,
  runner: Runner,
  services: readonly Service[],
): Promise<Transcript> =>
  runner.run(
    {
      language: 'python',
      content: PROGRAM,
      files: [{ name: 'call.json', bytes: Buffer.from(JSON.stringify(job)) }, ...call.files],
      env: {},
    },
    services,
  )

/**
 * Makes a call with the published Python client of the hub; what it returned is on standard output as JSON. That it has
 * no method for the task is said on its error output.
 *
 * @param modelGivenTo the client and its methods both take the model, and one method sends it on only when given it
 */
export function callHuggingfaceHub(
  call: Call,
  runner: Runner,
  services: readonly Service[],
  modelGivenTo: 'client' | 'method' = 'method',
): Promise<Transcript> {
  const { provider, model } = clientArguments(call, 'huggingface_hub')
  // An endpoint's address stands for the model, but in a chat.
  const givenTo = call.target === 'endpoint' && !isChat(call) ? undefined : modelGivenTo
  const job = {
    client: 'huggingface_hub',
    options: {
      api_key: call.token,
      ...(provider === undefined ? {} : { provider }),
      ...(call.endpointUrl === undefined ? {} : { base_url: call.endpointUrl }),
      ...(call.billTo === undefined ? {} : { bill_to: call.billTo }),
      ...(givenTo === 'client' ? { model } : {}),
    },
    ...methodCall(call),
    ...(givenTo === 'method' ? { model } : {}),
  }
  return run(job, call, runner, services)
}

/** Calls a service with OpenAI's or Anthropic's own client: the method and its arguments, as its own documentation has them. */
export function callApiClient(
  job: {
    readonly client: 'openai' | 'anthropic'
    readonly options: object
    readonly method: string
    readonly arguments: object
  },
  runner: Runner,
  services: readonly Service[],
): Promise<Transcript> {
  return run(job, { files: [] }, runner, services)
}

/** Calls fal with fal's own client: the application and its arguments, as an example has them. */
export function callFalClient(
  application: string,
  args: Readonly<Record<string, unknown>>,
  key: string,
  runner: Runner,
  services: readonly Service[],
): Promise<Transcript> {
  return run({ client: 'fal_client', key, application, arguments: args }, { files: [] }, runner, services)
}
