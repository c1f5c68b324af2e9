import { perFrame } from '../chat-call.ts'
import { javascript } from '../languages/javascript.ts'
import type { ChatPart } from './client.ts'
import { askedOfHubClient, refusesCustomProviderModel, refusesUnknownProvider } from './hub-client.ts'
import { chatProperties, endLine, printDelta, printMessage } from './javascript-chat.ts'
import { CAUGHT, clientOf, javascriptHuggingface, optionsOf } from './javascript-huggingface.ts'

/** Names that the client takes for itself and does not send. */
const RESERVED: readonly string[] = ['accessToken', 'data', 'endpointUrl', 'provider', 'urlTransform']

export const javascriptHuggingfaceChat: ChatPart = {
  of: javascriptHuggingface,
  refuses(call) {
    for (const name of RESERVED) {
      if (call.parameters[name] !== undefined) return `the client keeps a field called ${name} for itself`
    }
    return refusesUnknownProvider(call) ?? refusesCustomProviderModel(call)
  },
  template: (call) =>
    aroundProperties(
      call,
      chatProperties(call, askedOfHubClient(call, call.providerRecord?.clientModelPrefix ?? ''), 4),
    ),
}

const aroundProperties = perFrame((frame) => {
  const { baseUrl, endpointUrl, mode, provider, streaming } = frame
  let passed = ''
  if (endpointUrl !== undefined) passed += javascript.property('endpointUrl', baseUrl, 4)
  if (mode === 'direct') passed += javascript.property('provider', provider, 4)
  const method = streaming
    ? 'for await (const chunk of client.chatCompletionStream'
    : 'const completion = await client.chatCompletion'
  const before = javascript.program(
    [{ module: '@huggingface/inference', name: 'InferenceClient' }],
    `${clientOf(frame)}try {\n  ${method}({\n${passed}    `,
  )
  const end = `,\n  }, ${javascript.literal(optionsOf(frame))})`
  const shown = frame.streaming
    ? `) {\n    ${printDelta(frame)}  }\n${indent(endLine(frame))}`
    : `;\n  ${printMessage(frame)}`
  return { before, after: end + shown + CAUGHT }
})

const indent = (line: string): string => (line === '' ? '' : `  ${line}`)
