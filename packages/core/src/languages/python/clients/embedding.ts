import type { TaskCall } from '../../../call/call.ts'
import { getOwn } from '../../../values/get-own.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { methodCallOf } from '../../clients/openai-task.ts'
import type { Piece } from '../../printing/code.ts'
import { code, python } from '../writer.ts'

/* Shared by frameworks whose embedders call OpenAI's API. */

/** A request for an embedding, as embedders take it. */
interface Embedding {
  readonly baseUrl: string
  /** Headers beyond those that OpenAI's client sets itself. */
  readonly headers: ValueObject
  readonly model: Value
  readonly input: Value
  /** The number of dimensions, if it's one that embedders have an argument for. */
  readonly dimensions: Value | undefined
  /** How the numbers are returned; `float` unless the reader chose another format. */
  readonly format: Value
  /** The other fields of the body. */
  readonly others: ValueObject
}

/** Reads a call as a request for an embedding; only for calls that pass `unsupportedEmbedding`. */
export function embeddingOf(call: TaskCall): Embedding {
  const { baseUrl, fields, moreHeaders } = methodCallOf(call)
  const { model, input, encoding_format: format = 'float', ...rest } = fields
  const { dimensions, ...others } = rest
  const isNumber = typeof dimensions === 'number' && Number.isSafeInteger(dimensions)
  return {
    baseUrl,
    headers: moreHeaders,
    model: model as Value,
    input: input as Value,
    format,
    dimensions: isNumber ? dimensions : undefined,
    others: isNumber ? others : rest,
  }
}

/** Returns the argument of that name, unless it would be empty. */
export const optional = (label: string, value: ValueObject): ValueObject =>
  Object.keys(value).length === 0 ? {} : { [label]: value }

/** Prints the embedding's length and its first numbers, or an embedding in another format as it is. */
export const showEmbedding = (embedding: Piece, format: Value = 'float'): Piece =>
  format === 'float' ? code`print(len(${embedding}), "numbers:", ${embedding}[:5])` : code`print(${embedding})`

/** Embeds one text with `embed`, an expression that reads `text`. */
export const embedOne = (text: Value, embed: Piece): Piece => code`
  text = ${python.last(text)}
  embedding = ${embed}

  ${showEmbedding(code`embedding`)}
`

/** Embeds several texts with `embed`, an expression for their embeddings that reads `texts`. */
export const embedEach = (texts: Value, embed: Piece): Piece => code`
  texts = ${python.last(texts)}

  for embedding in ${embed}:
      ${showEmbedding(code`embedding`)}
`

/**
 * Returns why an embedder can't make a call.
 *
 * @param embedder its name
 * @param source the file that shows that it returns numbers, unless it has other formats
 */
export function unsupportedEmbedding(
  { openai, parameters, providerLabel, target }: TaskCall,
  embedder: string,
  source?: string,
): string | undefined {
  if (openai === undefined) {
    const who = target === 'endpoint' ? 'an endpoint' : providerLabel
    return `${embedder} calls OpenAI’s API, and ${who} isn’t documented to support that API for embeddings`
  }
  const format = getOwn(parameters, 'encoding_format') ?? 'float'
  return format === 'float' || source === undefined
    ? openai.unsupported
    : `${embedder} returns numbers only (${source})`
}
