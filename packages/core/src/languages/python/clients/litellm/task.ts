import type { TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { methodCallOf } from '../../../clients/openai-task.ts'
import { when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { LITELLM, NOT_BY_NAME, OPENAI_PREFIX } from './chat.ts'

/** Embeddings. How LiteLLM asks for them was read in `embedding` of main.py and llms/openai/openai.py of litellm 1.110.2. */
export const litellmTask: TaskRenderer = {
  client: 'litellm',
  unsupported: unsupportedEmbedding,
  render(call) {
    const { baseUrl, moreHeaders, fields } = methodCallOf(call)
    const { model, input, encoding_format: _, ...others } = fields
    const passed = {
      model: `openai/${String(model)}`,
      api_base: baseUrl,
      api_key: call.token,
      ...(Object.keys(moreHeaders).length === 0 ? {} : { extra_headers: moreHeaders }),
      input: input as Value,
    }
    const isMore = Object.keys(others).length > 0
    return python.program(code`
      response = ${LITELLM}.embedding(
          ${OPENAI_PREFIX}
          ${eachOnItsLine(passed)}
          ${when(isMore, NOT_BY_NAME)}
          ${isMore ? python.argument('extra_body', others) : undefined}
      )

      embedding = response.data[0]["embedding"]
      print(len(embedding), "numbers:", embedding[:5])
    `)
  },
}

/** Why LiteLLM would ask for something else. */
function unsupportedEmbedding({ openai, parameters, providerLabel, target }: TaskCall): string | undefined {
  if (target === 'endpoint') return 'we haven’t run a LiteLLM example that asks an endpoint for embeddings'
  if (openai === undefined) {
    return `litellm.embedding calls OpenAI’s API, and ${providerLabel} isn’t documented to support that API for embeddings`
  }
  const { encoding_format: format = 'float' } = parameters
  return format === 'float' ? openai.unsupported : 'we haven’t run a LiteLLM example with base64 embeddings'
}
