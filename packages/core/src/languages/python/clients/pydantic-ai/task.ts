import type { TaskRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { embeddingOf, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { fromPydanticAi } from './conversation.ts'
import { createProvider } from './model.ts'

/** Embeddings. What Pydantic AI sends was read in pydantic_ai/embeddings/openai.py of pydantic-ai-slim 2.68.0. */
export const pydanticAiTask: TaskRenderer = {
  client: 'pydantic_ai',
  unsupported: (call) => unsupportedEmbedding(call, 'OpenAIEmbeddingModel', 'pydantic_ai/embeddings/openai.py'),
  render(call) {
    const { baseUrl, headers, model, input, dimensions = 0, others } = embeddingOf(call)
    const settings = {
      // It leaves out a 0.
      ...(dimensions === 0 ? {} : { dimensions }),
      extra_body: { encoding_format: 'float', ...others },
      ...optional('extra_headers', headers),
    }
    return python.program(code`
      ${createProvider(call, baseUrl)}
      embedder = ${fromPydanticAi('Embedder')}(
          ${nameFrom('pydantic_ai.embeddings.openai', 'OpenAIEmbeddingModel')}(${model}, provider=provider),
          # Not every service supports base64, the default.
          ${python.argument('settings', settings)}
      )

      result = embedder.embed_query_sync(${input})
      embedding = result.embeddings[0]
      ${showEmbedding(code`embedding`)}
    `)
  },
}
