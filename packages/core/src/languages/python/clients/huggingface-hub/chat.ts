import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { hubChatArguments, unsupportedProvider, unsupportedSchema } from '../../../clients/hub-client.ts'
import { python } from '../../writer.ts'
import { createChatCompletion, printChatCompletion } from '../chat-completion.ts'
import { importsOfToken } from '../imports.ts'
import { createClient, INFERENCE_CLIENT } from './inference-client.ts'

/** Body fields that `chat_completion` of huggingface_hub 2.4 takes by name (its signature). */
const KEYWORDS: ReadonlySet<string> = new Set([
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
    const { baseUrl, endpointUrl, target, provider } = call
    let where = ''
    if (endpointUrl !== undefined) where = python.argument('base_url', baseUrl)
    // A routed chat names its provider after the model.
    else if (target === 'direct') where = python.argument('provider', provider)
    const created = createChatCompletion(call, hubChatArguments(call, ''), KEYWORDS, 0)
    return python.program(
      [...importsOfToken(call), INFERENCE_CLIENT],
      `${createClient(call, where)}\n${created}\n${printChatCompletion(call)}`,
    )
  },
}
