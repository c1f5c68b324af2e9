import type { TaskCall } from '../../../../call/call.ts'
import type { JsonObject } from '../../../../values/value.ts'
import type { TaskRenderer } from '../../../clients/client.ts'
import { methodCallOf, unsupportedMethod } from '../../../clients/openai-task.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { IO_EXCEPTION, LIST } from '../../names.ts'
import { code, java } from '../../writer.ts'
import { unsupportedNames } from '../json-names.ts'
import { main } from '../main.ts'
import { areRead, connection, customParameters, READ_FIELDS } from './model.ts'
import { EMBEDDING_MODEL, TEXT_SEGMENT } from './names.ts'
import { SEEN } from './prompt.ts'

/** Embeddings, which are numbers if no format is chosen. What the model sends was read in OpenAiEmbeddingModel of langchain4j-open-ai 1.19.0. */
export const langchain4jTask: TaskRenderer = {
  client: 'langchain4j',
  takesLists: true,
  unsupported: (call) => unsupportedMethod(call) ?? unsupportedFields(call) ?? unsupportedNames(call),
  render(call) {
    const { baseUrl, moreHeaders, result } = methodCallOf(call)
    const { model, input, encoding_format: _, dimensions, ...others } = fieldsOf(call)
    const more = Object.entries(others)
    const reads = areRead(more)
    const showsNumbers = result.kind === 'json' && result.shows?.as === 'numbers'
    const statements = code`
      var model = ${EMBEDDING_MODEL}.builder()
              ${connection({ baseUrl, moreHeaders: moreHeaders as Headers, token: call.token }, String(model))}
              ${dimensions === undefined ? undefined : code`.dimensions(${dimensions})`}
              ${customParameters(more)}
              .build();

      ${
        typeof input === 'string'
          ? code`
            var embedding = model.embed(${input}).content();
            System.out.println(${showsNumbers ? NUMBERS : code`embedding.vectorAsList()`});
          `
          : embedEach(call.inputs.texts ?? [])
      }
    `
    return java.program(main(call, when(reads, code`throws ${IO_EXCEPTION}`), statements), when(reads, READ_FIELDS))
  },
}

const NUMBERS = code`embedding.dimension() + " numbers: " + embedding.vectorAsList().stream().limit(5).toList()`

const embedEach = (texts: readonly string[]): Piece => code`
  var texts = ${LIST}.of(${listed(
    texts.map((text) => code`${TEXT_SEGMENT}.from(${text})`),
    ', ',
  )});
  for (var embedding : model.embedAll(texts).content()) {
      System.out.println(${NUMBERS});
  }
`

/** A header is a text. */
type Headers = Readonly<Record<string, string>>

const fieldsOf = (call: TaskCall): JsonObject => methodCallOf(call).fields as JsonObject

/** Why the model would send something else than the call has. */
function unsupportedFields(call: TaskCall): string | undefined {
  const { input, encoding_format: format, dimensions = 1 } = fieldsOf(call)
  const texts = call.inputs.texts ?? [input]
  if (!texts.every((text) => typeof text === 'string' && SEEN.test(text))) {
    return 'LangChain4j embeds only text that isn’t blank (TextSegment of langchain4j-core)'
  }
  if (format !== 'float')
    return 'LangChain4j decodes base64 embeddings (OpenAiEmbeddingDeserializer of langchain4j-open-ai)'
  return Number.isInteger(dimensions) && Math.abs(dimensions as number) < 2 ** 31
    ? undefined
    : 'OpenAiEmbeddingModel takes only an integer for dimensions (langchain4j-open-ai)'
}
