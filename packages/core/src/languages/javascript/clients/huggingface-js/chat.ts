import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import {
  hubChatArguments,
  unsupportedProvider,
  unsupportedProviderModel,
  unsupportedSchema,
} from '../../../clients/hub-client.ts'
import { spaces } from '../../../printing/literal.ts'
import { typed } from '../../types.ts'
import { javascript } from '../../writer.ts'
import { chatProperties, endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { askEach, hasFallbacks, listModels, nameModel } from '../robust.ts'
import { clientOptions, createChatClient, unsupportedField } from './inference-client.ts'
import { castChat } from './types.ts'

export const chat: Renderer<ChatCall> = {
  unsupported(call) {
    return (
      unsupportedField(call.parameters) ??
      unsupportedProvider(call) ??
      unsupportedProviderModel(call) ??
      unsupportedSchema(call)
    )
  },
  render: (call) =>
    createChatClient(call) + listModels(call) + (call.streaming ? printStream(call) : printCompletion(call)),
}

const printCompletion = (call: ChatCall): string => `${complete(call, chatArgumentsOf(call))}\n${printMessage(call)}`

const printStream = (call: ChatCall): string =>
  readStream(call, chatArgumentsOf(call), keptNames(call), (column) => {
    const indent = spaces(column)
    return indent + printDelta(call, indent)
  }) + endStream(call)

const chatArgumentsOf =
  (call: ChatCall) =>
  (column: number): string =>
    chatArguments(call, call.messages, call.parameters, column)

/** What the service says of a request that it refuses for good comes as an error of the client. */
const REFUSED_FOR_GOOD = 'error.httpResponse'

/**
 * Asks for `completion`; `listModels` has to stand before that.
 *
 * @param given the arguments, for code that is indented by so many columns
 * @param column columns that the code is indented by
 */
export const complete = (call: ChatCall, given: (column: number) => string, column = 0): string =>
  askEach(call, 'completion', (inner) => `client.chatCompletion${given(inner)}`, REFUSED_FOR_GOOD, column) +
  nameModel(call, column)

/**
 * Asks for a stream and reads it; `listModels` has to stand before that. It is asked for when its first part is read.
 * What was shown of it is not asked of another provider again.
 *
 * @param kept code that declares what is kept of the chunks
 * @param each code that reads `chunk`, indented by so many columns
 */
export function readStream(
  call: ChatCall,
  given: (column: number) => string,
  kept: string,
  each: (column: number) => string,
  column = 0,
): string {
  const indent = spaces(column)
  const stream = (inner: number): string =>
    `${spaces(inner)}const stream = client.chatCompletionStream${given(inner)};\n`
  if (!hasFallbacks(call)) {
    return `${stream(column)}\n${kept}${indent}for await (const chunk of stream) {\n${each(column + 2)}${indent}}\n`
  }
  return `${indent}let answered = false;
${kept}${indent}for (const model of models) {
${indent}  try {
${stream(column + 4)}${indent}    for await (const chunk of stream) {
${indent}      if (!answered) ${nameModel(call)}${indent}      answered = true;
${each(column + 6)}${indent}    }
${indent}    break;
${indent}  } catch (error${typed(call, ': any')}) {
${indent}    if (answered || ${REFUSED_FOR_GOOD}) throw error;
${indent}    console.error(\`\${model}: \${error.message}\`);
${indent}  }
${indent}}
${indent}if (!answered) throw new Error("No provider answered.");
`
}

/** The arguments of a method that chats, in parentheses. */
export function chatArguments(
  call: ChatCall,
  messages: Value,
  parameters: { readonly [name: string]: Value },
  column = 0,
): string {
  const { baseUrl, endpointUrl, target, provider } = call
  const { model } = hubChatArguments(call, call.clientModelPrefix ?? '')
  let passed = ''
  if (endpointUrl !== undefined) passed += javascript.property('endpointUrl', baseUrl, column + 2)
  if (target === 'direct') passed += javascript.property('provider', provider, column + 2)
  passed += chatProperties({ messages }, { model: hasFallbacks(call) ? raw('model') : model, parameters }, column + 2)
  const more = call.form.robust ? { fetch: raw('fetchPatiently') } : undefined
  return `({\n${passed}${spaces(column)}}${castChat(call, messages, parameters)}, ${javascript.literal(clientOptions(call, more), column)})`
}
