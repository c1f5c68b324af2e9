import { hasTag } from './fields.ts'
import type { ModelRecord } from './model-record.ts'

/** What a model's maker says about tool loops that don't send the model's reasoning back. */
export interface ReasoningNeed {
  /** `refused`: the service returns an error. `worse`: the answers get worse. */
  readonly without: 'refused' | 'worse'
  readonly source: string
}

interface ThinkingFamily {
  /** Matches the model's name without its owner, in lower case. */
  readonly name: RegExp
  /** The maker's documentation that the model reasons by default. */
  readonly source: string
  readonly without?: ReasoningNeed['without']
  /** Set if the maker's own service sends content as a list of parts that includes the model's reasoning. */
  readonly listsContent?: true
}

/** Families that reason by default, read on 2026-11-28. Models of other families may reason as well. */
const FAMILIES: readonly ThinkingFamily[] = [
  { name: /^gpt-oss/, without: 'worse', source: 'https://cookbook.openai.com/articles/gpt-oss/handle-raw-cot' },
  { name: /^deepseek-(?:v3\.2|v4)/, without: 'refused', source: 'https://api-docs.deepseek.com/guides/thinking_mode' },
  { name: /^deepseek-r1/, source: 'https://huggingface.co/deepseek-ai/DeepSeek-R1' },
  {
    name: /^kimi-k(?:2-thinking|2\.[5-9]|[3-9])/,
    without: 'refused',
    source: 'https://platform.moonshot.ai/docs/guide/use-kimi-k2-thinking-model',
  },
  { name: /^glm-(?:4\.[5-9]|[5-9])/, without: 'worse', source: 'https://docs.z.ai/guides/capabilities/thinking-mode' },
  {
    name: /^minimax-m[2-9]/,
    without: 'worse',
    source: 'https://platform.minimax.io/docs/guides/text-m2-function-call',
  },
  {
    name: /^qwen3(?:-\d+(?:\.\d+)?b|\.[5-9])/,
    source: 'https://qwen.readthedocs.io/en/latest/getting_started/concepts.html',
  },
  { name: /^(?:qwq|qwen3.*thinking)/, source: 'https://qwen.readthedocs.io/en/latest/getting_started/concepts.html' },
  { name: /^magistral/, listsContent: true, source: 'https://docs.mistral.ai/capabilities/reasoning/' },
  { name: /^(?:gpt-[5-9]|o[134](?:-|$))/, source: 'https://platform.openai.com/docs/guides/reasoning' },
]

/** No model has a longer name. */
const LONGEST_NAME = 200

function familyOf({ id }: ModelRecord): ThinkingFamily | undefined {
  const name = id.slice(id.lastIndexOf('/') + 1).toLowerCase()
  if (name.length > LONGEST_NAME || name.includes('instruct')) return undefined
  return FAMILIES.find((family) => family.name.test(name))
}

/**
 * Checks whether a model reasons by default, judging by its name and tags.
 *
 * @example
 * thinksUnasked({ id: 'openai/gpt-oss-120b' }) // true
 * thinksUnasked({ id: 'meta-llama/Llama-3.1-8B-Instruct' }) // false
 */
export const thinksUnasked = (model: ModelRecord): boolean =>
  familyOf(model) !== undefined || hasTag(model, 'reasoning')

/**
 * Returns what the model's maker says about tool loops that don't send reasoning back; `undefined` if nothing.
 *
 * @example
 * reasoningNeedOf({ id: 'deepseek-ai/DeepSeek-V3.2' })?.without // 'refused'
 */
export function reasoningNeedOf(model: ModelRecord): ReasoningNeed | undefined {
  const { without, source } = familyOf(model) ?? {}
  return without === undefined || source === undefined ? undefined : { without, source }
}

/**
 * Checks whether the maker's own service sends content as a list of parts that includes reasoning.
 *
 * @example
 * listsContent({ id: 'mistralai/Magistral-Small-2509' }) // true
 */
export const listsContent = (model: ModelRecord): boolean => familyOf(model)?.listsContent === true
