import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { NOT_BY_NAME } from '../litellm/chat.ts'
import { DSPY } from './chat.ts'

const embedOne = (text: Value): Piece => code`
  text = ${python.last(text)}
  embedding = embedder(text)

  ${showEmbedding(code`embedding`)}
`

const embedEach = (texts: Value): Piece => code`
  texts = ${python.last(texts)}

  for embedding in embedder(texts):
      ${showEmbedding(code`embedding`)}
`

/** Embeddings, which DSPy leaves to LiteLLM (dspy/clients/embedding.py of dspy 3.4.1). */
export const dspyTask: TaskRenderer = {
  client: 'dspy',
  takesLists: true,
  unsupported: (call) => unsupportedEmbedding(call, 'dspy.Embedder', 'dspy/clients/embedding.py'),
  setUp: () => ({ install: 'pip install "dspy[numpy]~=3.4"' }),
  render(call) {
    const { baseUrl, headers, model, input, dimensions, others } = embeddingOf(call)
    const body = { ...(dimensions === undefined ? {} : { dimensions }), ...others }
    const passed = { api_base: baseUrl, api_key: call.token, ...optional('extra_headers', headers) }
    return python.program(code`
      embedder = ${DSPY}.Embedder(
          ${`openai/${String(model)}`},
          ${eachOnItsLine(passed)}
          ${when(Object.keys(body).length > 0, NOT_BY_NAME)}
          ${eachOnItsLine(optional('extra_body', body))}
          # Otherwise DSPy caches embeddings on disk.
          caching=False,
      )

      ${Array.isArray(input) ? embedEach(input) : embedOne(input)}
    `)
  },
}
