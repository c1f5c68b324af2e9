import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InferenceClient, setLogger } from '@huggingface/inference'
import { TASKS } from '@model-snippets/core'
import { ProxyAgent } from 'undici'
import { packageFolder } from '../languages/javascript/packages.ts'
import { servingProvider } from '../services/serving.ts'
import { mediaTypeOfName } from '../services/task-call.ts'
import { type Call, CHAT, clientArguments } from './call.ts'

const silent = () => undefined
setLogger({ debug: silent, info: silent, warn: silent, error: silent, log: silent })

/** The published JavaScript client's method for a task, with the task's name: `textToImage` for `text-to-image`. */
const methodOf = (task: string): string =>
  task === CHAT ? 'chatCompletion' : task.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Pauses between two status requests. Only these are shortened; the connection's own time limits stay. */
const POLL_PAUSES: ReadonlySet<unknown> = new Set([500, 2000, 5000])

const dispatchers = new AsyncLocalStorage<ProxyAgent>()

/**
 * The client uses the global fetch for requests and downloads, even if it gets another fetch. During an oracle's call,
 * that fetch goes through the twin; otherwise, it doesn't change.
 */
function installHooks(): void {
  if (hooked) return
  hooked = true
  const ownFetch = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const dispatcher = dispatchers.getStore()
    return dispatcher === undefined
      ? ownFetch(input, init)
      : ownFetch(input, { ...init, dispatcher } as unknown as RequestInit)
  }
  const ownTimeout = globalThis.setTimeout
  globalThis.setTimeout = Object.assign(
    (action: (...parts: unknown[]) => void, milliseconds?: number, ...parts: unknown[]) =>
      dispatchers.getStore() !== undefined && POLL_PAUSES.has(milliseconds)
        ? ownTimeout(action, 1, ...parts)
        : ownTimeout(action, milliseconds, ...parts),
    ownTimeout,
  ) as unknown as typeof setTimeout
}

let hooked = false

/** The client caches the hub's responses for the whole process, but every call must send its own request. */
async function forgetMappings(): Promise<void> {
  const file = join(packageFolder('@huggingface/inference'), 'dist/esm/lib/getInferenceProviderMapping.js')
  const { inferenceProviderMappingCache } = (await import(pathToFileURL(file).href)) as {
    inferenceProviderMappingCache: Map<string, unknown>
  }
  inferenceProviderMappingCache.clear()
}

async function blobOf(call: Call, name: string): Promise<Blob> {
  if (/^https?:/.test(name)) {
    const response = await fetch(name)
    return await response.blob()
  }
  const file = call.files.find((candidate) => candidate.name === name)
  if (file === undefined) throw new Error(`The call names a file that it does not bring: ${name}`)
  return new Blob([new Uint8Array(file.bytes)], { type: mediaTypeOfName(name) })
}

/**
 * According to the types of the client's method, embeddings have parameters next to the input. According to fal's
 * types, so does its transcription; a parameters object would be sent unchanged, and nothing would read it.
 */
const takesParametersBesideInput = (call: Call): boolean =>
  call.task === 'feature-extraction' ||
  (call.task === 'automatic-speech-recognition' && servingProvider(call) === 'fal-ai')

/** The call's input and parameters as arguments of the client's method. */
async function argumentsOf(call: Call): Promise<Record<string, unknown>> {
  const { task, inputs } = call
  const parameters = takesParametersBesideInput(call)
    ? call.parameters
    : Object.keys(call.parameters).length > 0
      ? { parameters: call.parameters }
      : {}
  const fields = inputs as Readonly<Record<string, unknown>>
  switch (TASKS[task]?.input) {
    case 'messages':
      return { ...call.parameters, messages: inputs }
    case 'file': {
      const blob = await blobOf(call, String(inputs))
      return { inputs: task === 'zero-shot-image-classification' ? { image: blob } : blob, ...parameters }
    }
    case 'image-and-prompt':
      return {
        inputs: await blobOf(call, String(fields['image'])),
        parameters: { prompt: fields['prompt'], ...call.parameters },
      }
    case 'image-and-question':
      return {
        inputs: { question: fields['question'], image: await blobOf(call, String(fields['image'])) },
        ...parameters,
      }
    case 'columns':
      return { inputs: { data: inputs }, ...parameters }
    default:
      return { inputs, ...parameters }
  }
}

async function piecesOf(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const pieces: unknown[] = []
  for await (const piece of stream) pieces.push(piece)
  return pieces
}

/**
 * Makes a call with the published JavaScript client, over the network through the twin.
 *
 * @returns the method's result; for a stream, its pieces
 * @throws any error of the client
 */
export async function callHuggingfaceJs(call: Call, proxyUrl: string, caPath: string): Promise<unknown> {
  installHooks()
  await forgetMappings()
  const ca = readFileSync(caPath)
  const dispatcher = new ProxyAgent({ uri: proxyUrl, requestTls: { ca }, proxyTls: { ca } })
  const method = call.streaming === true ? `${methodOf(call.task)}Stream` : methodOf(call.task)
  const { provider, model } = clientArguments(call, '@huggingface/inference')
  try {
    return await dispatchers.run(dispatcher, async () => {
      const args = {
        ...(await argumentsOf(call)),
        accessToken: call.token,
        model,
        ...(provider === undefined ? {} : { provider }),
        ...(call.endpointUrl === undefined ? {} : { endpointUrl: call.endpointUrl }),
      }
      const options = { retry_on_error: false, ...(call.billTo === undefined ? {} : { billTo: call.billTo }) }
      const client = new InferenceClient() as unknown as Record<string, (args: unknown, options: unknown) => unknown>
      if (client[method] === undefined) throw new Error(`@huggingface/inference has no method for ${call.task}`)
      const answer = client[method](args, options)
      return call.streaming === true ? await piecesOf(answer as AsyncIterable<unknown>) : await answer
    })
  } finally {
    await dispatcher.close()
  }
}
