import type { TaskCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { isOwnBaseUrl, isOwnKey } from '../../../clients/openai-client.ts'
import { methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { nameFrom } from '../../names.ts'
import { code, javascript } from '../../writer.ts'
import { checkToken } from '../token.ts'
import { FEWER_RETRIES } from './chat.ts'

/** Embeddings. What the class sends was read in dist/embeddings.js of @langchain/openai 1.6.0. */
export const langchainTask: TaskRenderer = {
  client: 'langchain',
  takesLists: true,
  unsupported: (call) => unsupportedMethod(call) ?? unsupportedFields(call),
  render(call) {
    const { baseUrl, fields, moreHeaders, result } = methodCallOf(call)
    const { model, input, dimensions } = fields
    const configuration = {
      ...(isOwnBaseUrl(baseUrl) ? {} : { baseURL: baseUrl }),
      ...(Object.keys(moreHeaders).length === 0 ? {} : { defaultHeaders: moreHeaders }),
    }
    const showsNumbers = result.kind === 'json' && result.shows?.as === 'numbers'
    return javascript.program(code`
      ${isOwnKey(call.token) ? undefined : checkToken(call)}
      const embeddings = new ${nameFrom('@langchain/openai', 'OpenAIEmbeddings')}({
        model: ${model as Value},
        ${when(!isOwnKey(call.token), code`apiKey: ${call.token},`)}
        ${Object.keys(configuration).length === 0 ? undefined : code`configuration: ${configuration},`}
        ${dimensions === undefined ? undefined : code`dimensions: ${dimensions},`}
        encodingFormat: "float",
        ${when(String(input).includes('\n'), KEEP_LINES)}
        ${FEWER_RETRIES}
      });

      ${
        Array.isArray(input)
          ? embedEach(input as readonly Value[])
          : code`
            const embedding = await embeddings.embedQuery(${input as Value});

            console.log(${showsNumbers ? code`embedding.length, "numbers:", embedding.slice(0, 5)` : code`embedding`});
          `
      }
    `)
  },
}

const embedEach = (texts: readonly Value[]): Piece => code`
  const texts = ${texts};

  for (const embedding of await embeddings.embedDocuments(texts)) {
    console.log(embedding.length, "numbers:", embedding.slice(0, 5));
  }
`

const KEEP_LINES = code`
  // By default, line breaks become spaces.
  stripNewLines: false,
`

/** Why the class would send something else than the call has. */
function unsupportedFields(call: TaskCall): string | undefined {
  const { model: _, input, encoding_format: format, dimensions = 1, ...others } = methodCallOf(call).fields
  const [field] = Object.keys(others)
  if (field !== undefined) return `OpenAIEmbeddings has no setting for ${field} (${EMBEDDINGS})`
  if (typeof input !== 'string' && call.inputs.texts === undefined)
    return `embedQuery of OpenAIEmbeddings takes one text only (${EMBEDDINGS})`
  if (format !== 'float') return `embedQuery of OpenAIEmbeddings returns base64 without decoding it (${EMBEDDINGS})`
  return Number.isInteger(dimensions) && (dimensions as number) > 0
    ? undefined
    : `OpenAIEmbeddings leaves out dimensions that are 0 or null (${EMBEDDINGS})`
}

const EMBEDDINGS = 'embeddings.js of @langchain/openai 1.6'
