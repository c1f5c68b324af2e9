import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import {
  hubChatArguments,
  unsupportedProvider,
  unsupportedProviderModel,
  unsupportedSchema,
} from '../../../clients/hub-client.ts'
import { javascript } from '../../writer.ts'
import { chatProperties, endLine, printDelta, printMessage } from '../chat-completion.ts'
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
    const { baseUrl, endpointUrl, target, provider, streaming } = call
    let passed = ''
    if (endpointUrl !== undefined) passed += javascript.property('endpointUrl', baseUrl)
    if (target === 'direct') passed += javascript.property('provider', provider)
    passed += chatProperties(call, hubChatArguments(call, call.clientModelPrefix ?? ''), 2)
    const given = `({\n${passed}}, ${javascript.literal(clientOptions(call))})`
    const created = streaming
      ? `const stream = client.chatCompletionStream${given};

for await (const chunk of stream) {
  ${printDelta(call)}}
${endLine(call)}`
      : `const completion = await client.chatCompletion${given};

${printMessage(call)}`
    return createClient(call) + created
  },
}
