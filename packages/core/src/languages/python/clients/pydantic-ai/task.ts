import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { embeddingOf, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { fromPydanticAi } from './conversation.ts'
import { createProvider } from './model.ts'

const embedOne = (text: Value): Piece => code`
  result = embedder.embed_query_sync(${text})
  embedding = result.embeddings[0]
  ${showEmbedding(code`embedding`)}
`

const embedEach = (texts: Value): Piece => code`
  result = embedder.embed_documents_sync(${texts})
  for embedding in result.embeddings:
      ${showEmbedding(code`embedding`)}
`

/** Embeddings. What Pydantic AI sends was read in pydantic_ai/embeddings/openai.py of pydantic-ai-slim 2.68.0. */
export const pydanticAiTask: TaskRenderer = {
  client: 'pydantic_ai',
  takesLists: true,
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

      ${Array.isArray(input) ? embedEach(input) : embedOne(input)}
    `)
  },
}
