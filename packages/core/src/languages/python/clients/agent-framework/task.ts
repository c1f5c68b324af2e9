import type { TaskCall } from '../../../../call/call.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { embeddingOf, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { awaitedIn } from '../main.ts'
import type { Place } from '../place.ts'

/* Embeddings. What Agent Framework sends was read in _embedding_client.py of agent-framework-openai 1.17.0. */
export const agentFrameworkTask: TaskRenderer = {
  client: 'agent-framework',
  takesLists: true,
  unsupported: (call) => unsupportedEmbedding(call, 'OpenAIEmbeddingClient', SOURCE) ?? unsupportedFields(call),
  render: (call) => program(call, 'script'),
  renderCell: (call) => program(call, 'cell'),
}

function program(call: TaskCall, place: Place): string {
  const { baseUrl, dimensions, format, headers, input, model, others } = embeddingOf(call)
  const options = { ...(dimensions === undefined ? {} : { dimensions }), encoding_format: format, ...others }
  const main = code`
    embeddings = await client.get_embeddings(
        ${Array.isArray(input) ? input : [input]},
        # Not every service supports base64, the default.
        ${python.argument('options', options)}
    )
    ${Array.isArray(input) ? SHOW_EACH : SHOW_FIRST}
  `
  return python.program(code`
    client = ${nameFrom('agent_framework.openai', 'OpenAIEmbeddingClient')}(
        model=${model},
        base_url=${baseUrl},
        api_key=${call.token},
        ${moreHeadersOf({ moreHeaders: headers })}
    )

    ${awaitedIn(place, main)}
  `)
}

const SHOW_FIRST = code`
  embedding = embeddings[0].vector
  ${showEmbedding(code`embedding`)}
`

const SHOW_EACH = code`
  for embedding in embeddings:
      ${showEmbedding(code`embedding.vector`)}
`

const SOURCE = 'agent_framework_openai/_embedding_client.py'

/** It has options for these fields alone, and leaves out those that are empty or 0. */
function unsupportedFields(call: TaskCall): string | undefined {
  const { dimensions, others } = embeddingOf(call)
  const { user = 'anyone', ...more } = others
  const field = Object.keys(more)[0] ?? (dimensions === 0 ? 'dimensions' : undefined)
  if (field !== undefined) return `OpenAIEmbeddingClient drops ${field} (${SOURCE})`
  return typeof user === 'string' && user !== '' ? undefined : `OpenAIEmbeddingClient drops user (${SOURCE})`
}
