import type { TaskRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { agno } from './client.ts'

/** Embeddings. What Agno sends was read in agno/knowledge/embedder/openai.py of agno 3.1.10. */
export const agnoTask: TaskRenderer = {
  client: 'agno',
  unsupported: (call) => unsupportedEmbedding(call, 'OpenAILikeEmbedder', 'agno/knowledge/embedder/openai.py'),
  setUp: (call) => (embeddingOf(call).dimensions === undefined ? { install: `${agno.install} openai~=3.57` } : {}),
  render(call) {
    const { baseUrl, headers, model, input, dimensions, others } = embeddingOf(call)
    const body = optional('extra_body', others)
    return python.program(code`
      embedder = ${nameFrom('agno.knowledge.embedder.openai_like', 'OpenAILikeEmbedder')}(
          id=${model},
          base_url=${baseUrl},
          api_key=${call.token},
          ${eachOnItsLine(optional('client_params', optional('default_headers', headers)))}
          ${
            dimensions === undefined
              ? code`
                # By default, Agno requests 1536 dimensions.
                ${python.argument('request_params', { dimensions: OMIT, ...body })}
              `
              : eachOnItsLine({ dimensions, ...optional('request_params', body) })
          }
      )

      text = ${python.last(input)}
      embedding = embedder.get_embedding(text)

      ${showEmbedding(code`embedding`)}
    `)
  },
}

const OMIT = /* @__PURE__ */ nameFrom('openai', 'omit')
