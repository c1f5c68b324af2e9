import type { TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { LITELLM, NOT_BY_NAME, OPENAI_PREFIX } from './chat.ts'
import { mediaTask } from './media.ts'

/** Covers the tasks for which the client has a function. */
export const litellmTask: TaskRenderer = {
  client: 'litellm',
  takesLists: true,
  unsupported: (call) =>
    isEmbedding(call) ? unsupportedEmbedding(call, 'litellm.embedding') : mediaTask.unsupported(call),
  render: (call) => (isEmbedding(call) ? renderEmbedding(call) : mediaTask.render(call)),
}

const isEmbedding = ({ task }: TaskCall): boolean => task === 'feature-extraction'

const showFirst = (format: Value): Piece => code`
  embedding = response.data[0]["embedding"]
  ${showEmbedding(code`embedding`, format)}
`

const showEach = (format: Value): Piece => code`
  for item in response.data:
      embedding = item["embedding"]
      ${showEmbedding(code`embedding`, format)}
`

/** How LiteLLM asks for embeddings was read in `embedding` of main.py and llms/openai/openai.py of litellm 1.110.2. */
function renderEmbedding(call: TaskCall): string {
  const { baseUrl, headers, model, input, dimensions, format, others } = embeddingOf(call)
  const body = { ...(dimensions === undefined ? {} : { dimensions }), ...others }
  const passed = {
    model: `openai/${String(model)}`,
    api_base: baseUrl,
    api_key: call.token,
    ...optional('extra_headers', headers),
    input,
    ...(format === 'float' ? {} : { encoding_format: format }),
  }
  return python.program(code`
    response = ${LITELLM}.embedding(
        ${OPENAI_PREFIX}
        ${eachOnItsLine(passed)}
        ${when(Object.keys(body).length > 0, NOT_BY_NAME)}
        ${eachOnItsLine(optional('extra_body', body))}
    )

    ${Array.isArray(input) ? showEach(format) : showFirst(format)}
  `)
}
