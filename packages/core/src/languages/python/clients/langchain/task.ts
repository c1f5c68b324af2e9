import type { TaskRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, embedEach, embedOne, optional, unsupportedEmbedding } from '../embedding.ts'

const EMBED_ONE = code`embeddings.embed_query(text)`
const EMBED_EACH = code`embeddings.embed_documents(texts)`

/** Embeddings. What LangChain sends was read in langchain_openai/embeddings/base.py of langchain-openai 1.7.4. */
export const langchainTask: TaskRenderer = {
  client: 'langchain',
  takesLists: true,
  unsupported: (call) => unsupportedEmbedding(call, 'OpenAIEmbeddings', 'langchain_openai/embeddings/base.py'),
  render(call) {
    const { baseUrl, headers, model, input, dimensions, others } = embeddingOf(call)
    const more = { encoding_format: 'float', ...optional('extra_body', others) }
    return python.program(code`
      embeddings = ${nameFrom('langchain_openai', 'OpenAIEmbeddings')}(
          model=${model},
          base_url=${baseUrl},
          api_key=${call.token},
          ${moreHeadersOf({ moreHeaders: headers })}
          ${eachOnItsLine(dimensions === undefined ? {} : { dimensions })}
          # Send the text itself, not OpenAI's tokens.
          check_embedding_ctx_length=False,
          # Not every service supports base64, the default.
          ${python.argument('model_kwargs', more)}
      )

      ${Array.isArray(input) ? embedEach(input, EMBED_EACH) : embedOne(input, EMBED_ONE)}
    `)
  },
}
