import type { TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, embedOne, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { awaitedIn } from '../main.ts'
import type { Place } from '../place.ts'
import { agno } from './client.ts'

const EMBED_ONE = code`embedder.get_embedding(text)`

/**
 * Only the async interface embeds several texts with one request. If that fails, Agno asks for each text alone, and returns
 * an empty embedding for one that fails again.
 */
const embedEach = (texts: Value, place: Place): Piece => {
  const main = code`
    embeddings, _ = await embedder.async_get_embeddings_batch_and_usage(texts)
    if not all(embeddings):
        raise SystemExit("Some texts have no embedding.")
    for embedding in embeddings:
        ${showEmbedding(code`embedding`)}
  `
  return code`
    texts = ${python.last(texts)}

    ${awaitedIn(place, main)}
  `
}

/** Embeddings. What Agno sends was read in agno/knowledge/embedder/openai.py of agno 3.1.10. */
export const agnoTask: TaskRenderer = {
  client: 'agno',
  takesLists: true,
  unsupported: (call) => unsupportedEmbedding(call, 'OpenAILikeEmbedder', 'agno/knowledge/embedder/openai.py'),
  setUp: (call) => (embeddingOf(call).dimensions === undefined ? { install: `${agno.install} openai~=3.57` } : {}),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: TaskCall, place: Place): string {
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

    ${Array.isArray(input) ? embedEach(input, place) : embedOne(input, EMBED_ONE)}
  `)
}

const OMIT = /* @__PURE__ */ nameFrom('openai', 'omit')
