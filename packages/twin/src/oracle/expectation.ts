import type { Runner } from '../run/runner.ts'
import { chatService } from '../service/chat.ts'
import { hubService } from '../service/hub.ts'
import type { RecordedRequest, Twin } from '../service/twin.ts'
import { type ChatCall, holdsNull } from './chat-call.ts'
import { callHuggingfaceHub } from './huggingface-hub.ts'
import { callHuggingfaceJs } from './huggingface-js.ts'

/** What a published client was seen to send for a call. */
export interface Expectation {
  readonly request: RecordedRequest
  /** The client it was recorded from. */
  readonly oracle: '@huggingface/inference' | 'huggingface_hub'
}

/** No published client could make the call, so nothing can be held against an example. */
export class NoOracleError extends Error {
  override readonly name = 'NoOracleError'
}

function servicesFor(call: ChatCall) {
  const { modelId: id, mappings, pipelineTag, tags } = call
  return [hubService([{ id, mappings, pipelineTag, tags }]), chatService({ reply: 'The oracle was here.' })]
}

/** Requests that count: what clients look up at the hub on their way is theirs. */
export const inferenceRequests = (requests: readonly RecordedRequest[]): RecordedRequest[] =>
  requests.filter((request) => request.service !== 'hub')

// One call at a time: huggingface.js keeps what the hub said in one place for the whole process.
let turn: Promise<unknown> = Promise.resolve()

function recordFromJavaScript(call: ChatCall, twin: Twin): Promise<RecordedRequest | undefined> {
  const recorded = turn.then(async () => {
    const run = twin.open(servicesFor(call))
    try {
      await callHuggingfaceJs(call, run.proxyUrl, twin.caPath)
      return only(run.requests)
    } catch {
      return undefined
    } finally {
      run.close()
    }
  })
  turn = recorded
  return recorded
}

async function recordFromPython(call: ChatCall, runner: Runner): Promise<RecordedRequest | undefined> {
  const transcript = await callHuggingfaceHub(call, runner, servicesFor(call))
  return transcript.exitCode === 0 ? only(transcript.requests) : undefined
}

function only(requests: readonly RecordedRequest[]): RecordedRequest | undefined {
  const counted = inferenceRequests(requests)
  return counted.length === 1 ? counted[0] : undefined
}

/**
 * Records what the published clients send for a call: huggingface.js, and where that client cannot make the call
 * (some field names steer it), huggingface_hub.
 *
 * @throws NoOracleError when neither can
 */
export async function expectedRequest(call: ChatCall, twin: Twin, runner: Runner): Promise<Expectation> {
  // huggingface.js takes these out of its arguments, or takes the body from them.
  const steering = ['accessToken', 'data', 'endpointUrl', 'model', 'provider', 'urlTransform']
  if (!steering.some((name) => Object.hasOwn(call.parameters, name))) {
    const request = await recordFromJavaScript(call, twin)
    if (request !== undefined) return { request, oracle: '@huggingface/inference' }
  }
  const request = await secondOpinion(call, runner)
  if (request !== undefined) return { request, oracle: 'huggingface_hub' }
  throw new NoOracleError(
    `No published client sends a chat request for ${call.modelId} with ${call.provider} (${call.mode})`,
  )
}

/**
 * The same from huggingface_hub alone; undefined when it cannot make the call. It cannot send null: it leaves such
 * fields out without a word.
 */
export const secondOpinion = (call: ChatCall, runner: Runner): Promise<RecordedRequest | undefined> =>
  holdsNull([call.messages, call.parameters]) ? Promise.resolve(undefined) : recordFromPython(call, runner)
