import type { TaskCall } from '../../../../call/call.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, embedEach, embedOne, optional, unsupportedEmbedding } from '../embedding.ts'

const EMBED_ONE = code`embed_model.get_text_embedding(text)`
const EMBED_EACH = code`embed_model.get_text_embedding_batch(texts)`

/** Embeddings. What LlamaIndex sends was read in llama_index/embeddings/openai of llama-index-embeddings-openai 0.6. */
export const llamaindexTask: TaskRenderer = {
  client: 'llamaindex',
  takesLists: true,
  unsupported: (call) => unsupportedEmbedding(call, 'OpenAILikeEmbedding', EMBEDDING) ?? unsupportedText(call),
  setUp: () => ({ install: 'pip install llama-index-embeddings-openai-like~=0.4' }),
  render(call) {
    const { baseUrl, headers, model, input, dimensions, others } = embeddingOf(call)
    return python.program(code`
      embed_model = ${nameFrom('llama_index.embeddings.openai_like', 'OpenAILikeEmbedding')}(
          model_name=${model},
          api_base=${baseUrl},
          api_key=${call.token},
          ${moreHeadersOf({ moreHeaders: headers })}
          # By default, LlamaIndex and its client send a rejected request up to 110 times.
          max_retries=1,
          ${eachOnItsLine(dimensions === undefined ? {} : { dimensions })}
          # Not every service supports base64, the default.
          ${python.argument('additional_kwargs', { encoding_format: 'float', ...optional('extra_body', others) })}
      )

      ${Array.isArray(input) ? embedEach(input, EMBED_EACH) : embedOne(input, EMBED_ONE)}
    `)
  },
}

const EMBEDDING = 'llama_index/embeddings/openai/base.py'

/** Why LlamaIndex would send another text. */
const unsupportedText = (call: TaskCall): string | undefined => {
  const { input } = embeddingOf(call)
  return [input].flat().some((text) => typeof text === 'string' && text.includes('\n'))
    ? `OpenAILikeEmbedding replaces line breaks with spaces (${EMBEDDING})`
    : undefined
}
