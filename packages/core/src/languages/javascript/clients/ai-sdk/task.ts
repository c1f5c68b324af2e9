import type { TaskCall } from '../../../../call/call.ts'
import { getOwn } from '../../../../values/get-own.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { type MethodCall, methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { type Files, plannedResult } from '../../../clients/task-plan.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, javascript } from '../../writer.ts'
import { save, saveByName } from '../save.ts'
import { checkToken } from '../token.ts'
import { CREATE, ofAi, providerName } from './chat.ts'

const EMBED = /* @__PURE__ */ ofAi('embed')
const EMBED_MANY = /* @__PURE__ */ ofAi('embedMany')
const GENERATE_IMAGE = /* @__PURE__ */ ofAi('generateImage')

/** Covers the tasks for which `@ai-sdk/openai-compatible` has models. */
export const aiSdkTask: TaskRenderer = {
  client: 'ai-sdk',
  takesLists: true,
  unsupported: (call) =>
    isImage(call) ? unsupportedMethod(call, 'imageModel of @ai-sdk/openai-compatible') : unsupportedEmbedding(call),
  render(call) {
    const asked = methodCallOf(call)
    const { baseUrl, moreHeaders } = asked
    return javascript.program(code`
      ${checkToken(call)}
      const provider = ${CREATE}({
        name: ${providerName(call)},
        baseURL: ${baseUrl},
        apiKey: ${call.token},
        ${Object.keys(moreHeaders).length > 0 ? code`headers: ${moreHeaders},` : undefined}
      });

      ${isImage(call) ? generateImage(call, asked) : embed(asked)}
    `)
  },
}

const isImage = ({ task }: TaskCall): boolean => task === 'text-to-image'

/** AI SDK always asks for numbers (openai-compatible-embedding-model.ts of 3.0.92). */
function embed({ fields }: MethodCall): Piece {
  const { model, input, encoding_format: _, ...others } = fields
  if (Array.isArray(input)) {
    return code`
      const { embeddings } = await ${EMBED_MANY}({
        model: provider.embeddingModel(${model as Value}),
        ${javascript.properties({ values: input as readonly Value[] })}
        ${javascript.properties(others)}
      });

      for (const embedding of embeddings) {
        console.log(embedding.length, "numbers:", embedding.slice(0, 5));
      }
    `
  }
  return code`
    const { embedding } = await ${EMBED}({
      model: provider.embeddingModel(${model as Value}),
      value: ${input as Value},
      ${javascript.properties(others)}
    });

    console.log(embedding.length, "numbers:", embedding.slice(0, 5));
  `
}

/** How AI SDK asks for images was read in openai-compatible-image-model.ts of 3.0.92. */
function generateImage(call: TaskCall, { fields, result }: MethodCall): Piece {
  const planned = plannedResult(call, result)
  const { model, prompt, ...parameters } = fields
  const isSetting = ([field, value]: [string, Value]): boolean => getOwn(SETTINGS, field)?.(value) === true
  const entries = Object.entries(parameters)
  const options = Object.fromEntries(entries.filter((entry) => !isSetting(entry)))
  return code`
    const { ${planned.kind === 'files' ? IMAGES : IMAGE} } = await ${GENERATE_IMAGE}({
      model: provider.imageModel(${model as Value}),
      prompt: ${prompt as Value},
      ${javascript.properties(Object.fromEntries(entries.filter(isSetting)))}
      ${javascript.properties(Object.keys(options).length === 0 ? {} : ({ providerOptions: { [providerName(call)]: options } } satisfies ValueObject))}
    });

    ${planned.kind === 'files' ? saveEach(planned) : planned.kind === 'base64' ? save(planned.fileName, BYTES) : undefined}
  `
}

const IMAGE = code`image`
const IMAGES = code`images`
const BYTES = code`image.uint8Array`

const saveEach = ({ stem, ending }: Files): Piece => code`
  for (const [index, image] of images.entries()) {
    const name = ${javascript.format(stem, code`index + 1`, ending)};
    ${saveByName(BYTES)}
  }
`

/** AI SDK's settings with the names of request fields. It splits a request for more than ten images. */
const SETTINGS: { readonly [field: string]: (value: Value) => boolean } = {
  n: (value) => Number.isInteger(value) && (value as number) > 0 && (value as number) <= 10,
  size: (value) => typeof value === 'string' && /^[1-9]\d*x[1-9]\d*$/.test(value),
}

/** Why AI SDK would ask for something else. */
function unsupportedEmbedding({ openai, parameters, providerLabel, target }: TaskCall): string | undefined {
  if (openai === undefined) {
    const who = target === 'endpoint' ? 'an endpoint' : providerLabel
    return `AI SDK’s embed calls OpenAI’s API, and ${who} isn’t documented to support that API for embeddings`
  }
  const lost = Object.keys(parameters).find((field) => !isTaken(field, parameters[field]))
  return lost === undefined
    ? openai.unsupported
    : `AI SDK’s embed can’t send this value of ${lost} (openai-compatible-embedding-model.ts)`
}

const isTaken = (field: string, value: Value | undefined): boolean =>
  field === 'dimensions'
    ? Number.isInteger(value) && (value as number) > 0
    : field === 'encoding_format' && value === 'float'
