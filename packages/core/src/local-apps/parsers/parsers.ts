import { hasTag, tagsOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import sglang from './sglang.json' with { type: 'json' }
import vllm from './vllm.json' with { type: 'json' }

/* vLLM and SGLang parse tool calls and reasoning from the model’s text, in the format of the model’s family. */

/** The parser for one family of models. */
export interface ParserRow {
  /** The name that the server’s option takes. */
  readonly parser: string
  /** Hugging Face ids; `*` stands for any characters. */
  readonly models: readonly string[]
  /** The chat template from vLLM’s examples that the source recommends, if the model’s own isn’t enough. */
  readonly chatTemplate?: string
  /** The page or source file that says so. */
  readonly source: string
}

/** The parsers for one purpose. */
export interface ParserTable {
  /** All names that the release has. */
  readonly known: readonly string[]
  /** The families; the first row that fits a model counts. */
  readonly rows: readonly ParserRow[]
}

/** A server’s parsers in one release. */
export interface ServerParsers {
  readonly release: string
  /** The date that we read the sources. */
  readonly read: string
  readonly tools: ParserTable
  readonly reasoning: ParserTable
}

export const VLLM_PARSERS: ServerParsers = vllm
export const SGLANG_PARSERS: ServerParsers = sglang

/** Returns the row for a model’s family: for its own id or, for a quantized copy, its base model’s. */
export const findParser = ({ rows }: ParserTable, model: ModelRecord): ParserRow | undefined =>
  [model.id, ...quantizedOf(model)]
    .flatMap((id) => rows.find(({ models }) => models.some((pattern) => fits(pattern, id))) ?? [])
    .at(0)

const QUANTIZED = 'base_model:quantized:'

/** Returns the models that this one is a quantized copy of. Fine-tuned models may use another format. */
export const quantizedOf = (model: ModelRecord): readonly string[] =>
  tagsOf(model).flatMap((tag) => (tag.startsWith(QUANTIZED) ? tag.slice(QUANTIZED.length) : []))

/** Checks an id against a pattern, ignoring case, without a regular expression. */
function fits(pattern: string, id: string): boolean {
  const [start = '', ...others] = pattern.toLowerCase().split('*')
  const text = id.toLowerCase()
  const end = others.pop()
  if (end === undefined) return text === start
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < start.length + end.length) return false
  let rest = text.slice(start.length, text.length - end.length)
  for (const part of others) {
    const place = rest.indexOf(part)
    if (place === -1) return false
    rest = rest.slice(place + part.length)
  }
  return true
}

/** Mistral AI’s repositories use their own file formats and their own format for tool calls. */
export const isOfMistral = (model: ModelRecord): boolean => hasTag(model, 'mistral-common')
