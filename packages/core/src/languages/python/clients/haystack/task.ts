import type { TaskCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { embedOne, showEmbedding } from '../embedding.ts'
import { secretOf } from './chat.ts'

/*
 * What the embedders send was read in haystack/components/embedders/openai_text_embedder.py and
 * openai_document_embedder.py of haystack-ai 3.4.1.
 */
export const haystackTask: TaskRenderer = {
  client: 'haystack',
  takesLists: true,
  unsupported: (call) => unsupportedMethod(call) ?? unsupportedFields(call),
  render(call) {
    const { baseUrl, fields, moreHeaders } = methodCallOf(call)
    const { input, model, dimensions } = fields
    const passed: ValueObject = {
      model: model as Value,
      api_base_url: baseUrl,
      ...(dimensions === undefined ? {} : { dimensions }),
      ...(Object.keys(moreHeaders).length === 0 ? {} : { http_client_kwargs: { headers: moreHeaders } }),
    }
    return python.program(code`
      embedder = ${nameFrom('haystack.components.embedders', embedderOf(input))}(
          api_key=${secretOf(call)},
          ${eachOnItsLine(passed)}
          ${when(Array.isArray(input), RAISES)}
      )

      ${Array.isArray(input) ? embedEach(input) : embedOne(input as Value, EMBED_ONE)}
    `)
  },
}

/** Only this embedder takes several texts, as documents. */
const embedderOf = (input: unknown): string => (Array.isArray(input) ? 'OpenAIDocumentEmbedder' : 'OpenAITextEmbedder')

const RAISES = code`
  # By default, Haystack only logs a rejected request.
  raise_on_failure=True,
`

const EMBED_ONE = code`embedder.run(text)["embedding"]`

const embedEach = (texts: Value): Piece => code`
  texts = ${python.last(texts)}
  documents = [${DOCUMENT}(content=text) for text in texts]

  for document in embedder.run(documents)["documents"]:
      ${showEmbedding(code`document.embedding`)}
`

const DOCUMENT = /* @__PURE__ */ nameFrom('haystack', 'Document')

/** Why the embedder would send something else than the call has. */
function unsupportedFields(call: TaskCall): string | undefined {
  const { model: _, input, encoding_format: format, dimensions = 1, ...others } = methodCallOf(call).fields
  const [field] = Object.keys(others)
  const embedder = embedderOf(input)
  const source = Array.isArray(input) ? EMBEDDERS.documents : EMBEDDERS.text
  if (field !== undefined) return `${embedder} has no argument for ${field} (${source})`
  if (format !== 'float') return `${embedder} always asks for numbers (${source})`
  return dimensions === null ? `${embedder} leaves out dimensions that are None (${source})` : undefined
}

const EMBEDDERS = {
  text: 'haystack/components/embedders/openai_text_embedder.py',
  documents: 'haystack/components/embedders/openai_document_embedder.py',
}
