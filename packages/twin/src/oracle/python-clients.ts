import { readFileSync } from 'node:fs'
import { TASKS } from '@model-snippets/core'
import type { Runner, Transcript } from '../run/runner.ts'
import type { Service } from '../services/request.ts'
import { type Call, clientArguments, isChat } from './call.ts'

const PROGRAM = readFileSync(new URL('../languages/python/published_client.py', import.meta.url), 'utf8')

/** Input shapes whose fields are separate arguments. */
const IN_FIELDS: ReadonlySet<string | undefined> = new Set([
  'image-and-prompt',
  'image-and-question',
  'question-and-context',
  'query-and-table',
  'sentences',
])

/** The method's arguments, named as in its signature. An input without fields has the name ''. */
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
 * Makes a call with the hub's published Python client, which prints its result as JSON. If it has no method for the
 * task, it says so on standard error.
 *
 * @param modelGivenTo the client and its methods both accept the model, but one method only sends its own argument
 */
export function callHuggingfaceHub(
  call: Call,
  runner: Runner,
  services: readonly Service[],
  modelGivenTo: 'client' | 'method' = 'method',
): Promise<Transcript> {
  const { provider, model } = clientArguments(call, 'huggingface_hub')
  // Except in chats, an endpoint's URL replaces the model.
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

/** Calls a service with OpenAI's or Anthropic's own client, using the method and arguments from its documentation. */
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

/** Calls fal with its own client, using an example's application and arguments. */
export function callFalClient(
  application: string,
  args: Readonly<Record<string, unknown>>,
  key: string,
  runner: Runner,
  services: readonly Service[],
): Promise<Transcript> {
  return run({ client: 'fal_client', key, application, arguments: args }, { files: [] }, runner, services)
}
