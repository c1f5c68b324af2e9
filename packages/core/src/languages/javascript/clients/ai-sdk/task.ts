import type { TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { methodCallOf } from '../../../clients/openai-task.ts'
import { code, javascript } from '../../writer.ts'
import { checkToken } from '../token.ts'
import { CREATE, ofAi, providerName } from './chat.ts'

const EMBED = /* @__PURE__ */ ofAi('embed')

/** Embeddings, which AI SDK always asks for as numbers (openai-compatible-embedding-model.ts of 3.0.92). */
export const aiSdkTask: TaskRenderer = {
  client: 'ai-sdk',
  unsupported: unsupportedEmbedding,
  render(call) {
    const { baseUrl, moreHeaders, fields } = methodCallOf(call)
    const { model, input, encoding_format: _, ...others } = fields
    return javascript.program(code`
      ${checkToken(call)}
      const provider = ${CREATE}({
        name: ${providerName(call)},
        baseURL: ${baseUrl},
        apiKey: ${call.token},
        ${Object.keys(moreHeaders).length > 0 ? code`headers: ${moreHeaders},` : undefined}
      });

      const { embedding } = await ${EMBED}({
        model: provider.embeddingModel(${model as Value}),
        value: ${input as Value},
        ${javascript.properties(others)}
      });

      console.log(embedding.length, "numbers:", embedding.slice(0, 5));
    `)
  },
}

/** Why AI SDK would ask for something else. */
function unsupportedEmbedding({ openai, parameters, providerLabel, target }: TaskCall): string | undefined {
  if (target === 'endpoint') return 'we haven’t run an AI SDK example that asks an endpoint for embeddings'
  if (openai === undefined) {
    return `AI SDK’s embed calls OpenAI’s API, and ${providerLabel} isn’t documented to support that API for embeddings`
  }
  const lost = Object.keys(parameters).find((field) => !isTaken(field, parameters[field]))
  return lost === undefined
    ? openai.unsupported
    : `AI SDK’s embed has no setting for this ${lost} (openai-compatible-embedding-model.ts)`
}

const isTaken = (field: string, value: Value | undefined): boolean =>
  field === 'dimensions'
    ? Number.isInteger(value) && (value as number) > 0
    : field === 'encoding_format' && value === 'float'
