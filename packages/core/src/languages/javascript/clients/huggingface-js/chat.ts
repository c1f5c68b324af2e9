import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import {
  hubChatArguments,
  unsupportedProvider,
  unsupportedProviderModel,
  unsupportedSchema,
} from '../../../clients/hub-client.ts'
import { spaces } from '../../../printing/literal.ts'
import { javascript } from '../../writer.ts'
import { chatProperties, endStream, keptNames, printDelta, printMessage } from '../chat-completion.ts'
import { clientOptions, createClient, unsupportedField } from './inference-client.ts'

export const chat: Renderer<ChatCall> = {
  unsupported(call) {
    return (
      unsupportedField(call.parameters) ??
      unsupportedProvider(call) ??
      unsupportedProviderModel(call) ??
      unsupportedSchema(call)
    )
  },
  render(call) {
    const given = chatArguments(call, call.messages, call.parameters)
    const created = call.streaming
      ? `const stream = client.chatCompletionStream${given};

${keptNames(call)}for await (const chunk of stream) {
  ${printDelta(call, '  ')}}
${endStream(call)}`
      : `const completion = await client.chatCompletion${given};

${printMessage(call)}`
    return createClient(call) + created
  },
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
  passed += chatProperties({ messages }, { model, parameters }, column + 2)
  return `({\n${passed}${spaces(column)}}, ${javascript.literal(clientOptions(call))})`
}
