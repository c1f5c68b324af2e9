import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InferenceClient, setLogger } from '@huggingface/inference'
import { ProxyAgent } from 'undici'
import { npmClientFolder } from '../environment/releases.ts'
import { type ChatCall, clientArguments } from './chat-call.ts'

const silent = () => undefined
setLogger({ debug: silent, info: silent, warn: silent, error: silent, log: silent })

/** The client remembers for the life of the process what the hub said of a model; every call must ask anew. */
async function forgetMappings(): Promise<void> {
  const file = join(npmClientFolder('@huggingface/inference'), 'dist/esm/lib/getInferenceProviderMapping.js')
  const { inferenceProviderMappingCache } = (await import(pathToFileURL(file).href)) as {
    inferenceProviderMappingCache: Map<string, unknown>
  }
  inferenceProviderMappingCache.clear()
}

/** Makes the call with the published JavaScript client, over the wire, through the twin. */
export async function callHuggingfaceJs(call: ChatCall, proxyUrl: string, caPath: string): Promise<void> {
  await forgetMappings()
  const ca = readFileSync(caPath)
  const dispatcher = new ProxyAgent({ uri: proxyUrl, requestTls: { ca }, proxyTls: { ca } })
  const viaTwin = (input: string | URL | Request, init?: RequestInit) =>
    fetch(input, { ...init, dispatcher } as unknown as RequestInit)
  const { provider, model } = clientArguments(call, 'js')
  const args = {
    ...call.parameters,
    accessToken: call.token,
    model,
    messages: call.messages,
    ...(provider === undefined ? {} : { provider }),
    ...(call.endpointUrl === undefined ? {} : { endpointUrl: call.endpointUrl }),
  } as unknown as Parameters<InferenceClient['chatCompletion']>[0]
  const options = {
    fetch: viaTwin,
    retry_on_error: false,
    ...(call.billTo === undefined ? {} : { billTo: call.billTo }),
  }
  try {
    const client = new InferenceClient()
    if (call.streaming) {
      for await (const chunk of client.chatCompletionStream(args, options)) void chunk
    } else {
      await client.chatCompletion(args, options)
    }
  } finally {
    await dispatcher.close()
  }
}
