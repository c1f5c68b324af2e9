import type { TaskRenderer } from '../../../clients/client.ts'
import { when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embeddingOf, optional, showEmbedding, unsupportedEmbedding } from '../embedding.ts'
import { NOT_BY_NAME } from '../litellm/chat.ts'
import { DSPY } from './chat.ts'

/** Embeddings, which DSPy leaves to LiteLLM (dspy/clients/embedding.py of dspy 3.4.1). */
export const dspyTask: TaskRenderer = {
  client: 'dspy',
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

      embedding = embedder(${input})
      ${showEmbedding(code`embedding`)}
    `)
  },
}
