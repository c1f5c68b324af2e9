import type { TaskCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { eachOnItsLine } from '../chat-completion.ts'
import { secretOf } from './chat.ts'

/* What the embedder sends was read in haystack/components/embedders/openai_text_embedder.py of haystack-ai 3.4.1. */
export const haystackTask: TaskRenderer = {
  client: 'haystack',
  unsupported: (call) => unsupportedMethod(call) ?? unsupportedFields(call),
  render(call) {
    const { baseUrl, fields, moreHeaders, result } = methodCallOf(call)
    const { input, model, dimensions } = fields
    const passed: ValueObject = {
      model: model as Value,
      api_base_url: baseUrl,
      ...(dimensions === undefined ? {} : { dimensions }),
      ...(Object.keys(moreHeaders).length === 0 ? {} : { http_client_kwargs: { headers: moreHeaders } }),
    }
    const showsNumbers = result.kind === 'json' && result.shows?.as === 'numbers'
    return python.program(code`
      embedder = ${nameFrom('haystack.components.embedders', 'OpenAITextEmbedder')}(
          api_key=${secretOf(call)},
          ${eachOnItsLine(passed)}
      )

      text = ${python.last(input as Value)}
      embedding = embedder.run(text)["embedding"]

      print(${showsNumbers ? code`len(embedding), "numbers:", embedding[:5]` : code`embedding`})
    `)
  },
}

/** Why the embedder would send something else than the call has. */
function unsupportedFields(call: TaskCall): string | undefined {
  const { model: _, input, encoding_format: format, dimensions = 1, ...others } = methodCallOf(call).fields
  const [field] = Object.keys(others)
  if (field !== undefined) return `OpenAITextEmbedder has no argument for ${field} (${EMBEDDER})`
  if (typeof input !== 'string') return `OpenAITextEmbedder takes one text only (${EMBEDDER})`
  if (format !== 'float') return `OpenAITextEmbedder always asks for numbers (${EMBEDDER})`
  return dimensions === null ? `OpenAITextEmbedder leaves out dimensions that are None (${EMBEDDER})` : undefined
}

const EMBEDDER = 'haystack/components/embedders/openai_text_embedder.py'
