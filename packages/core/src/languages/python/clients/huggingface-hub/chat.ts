import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider, unsupportedSchema } from '../../../clients/hub-client.ts'
import { python } from '../../writer.ts'
import { createChatCompletion, printChatCompletion } from '../chat-completion.ts'
import { importsOfToken } from '../imports.ts'
import { createClient, INFERENCE_CLIENT } from './inference-client.ts'

/** Body fields that `chat_completion` of huggingface_hub 2.4 takes by name (its signature). */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'max_tokens',
  'n',
  'presence_penalty',
  'response_format',
  'seed',
  'stop',
  'stream_options',
  'temperature',
  'tool_choice',
  'tool_prompt',
  'tools',
  'top_logprobs',
  'top_p',
])

export const chat: Renderer<ChatCall> = {
  unsupported: (call) => unsupportedProvider(call) ?? unsupportedSchema(call),
  render(call) {
    const created = createChatCompletion(call, hubChatArguments(call, ''), KEYWORDS, 0)
    return python.program(
      [...importsOfToken(call), INFERENCE_CLIENT],
      `${createClient(call, whereToChat(call))}\n${created}\n${printChatCompletion(call)}`,
    )
  },
}

/** Where the client chats, as an argument of it. A routed chat names its provider after the model. */
export function whereToChat({ baseUrl, endpointUrl, target, provider }: ChatCall): string {
  if (endpointUrl !== undefined) return python.argument('base_url', baseUrl)
  return target === 'direct' ? python.argument('provider', provider) : ''
}
