import { hasTag } from './fields.ts'
import type { ModelRecord } from './model-record.ts'

/** What a model's maker says about tool loops that don't send the model's reasoning back. */
export interface ReasoningNeed {
  /** `refused`: the service returns an error. `worse`: the answers get worse. */
  readonly without: 'refused' | 'worse'
  readonly source: string
}

/** How much a model reasons before it answers, from the lowest to the highest level. */
export const REASONING_LEVELS = ['off', 'low', 'medium', 'high'] as const
export type ReasoningLevel = (typeof REASONING_LEVELS)[number]

/** What a model's maker says about setting how much it reasons. */
export interface ReasoningChoice {
  /** The levels that the maker documents; empty if the model's reasoning can't be changed. */
  readonly levels: readonly ReasoningLevel[]
  /** The variable of the model's chat template that turns reasoning on and off. */
  readonly variable?: 'enable_thinking' | 'thinking'
  /** Set if reasoning can only be turned on and off: `high` turns it on, at services where it's off by default. */
  readonly isSwitch?: true
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
  /** The levels; absent if unknown. The source is the family's if none is given. */
  readonly choice?: Omit<ReasoningChoice, 'source'> & { readonly source?: string }
}

const EFFORTS = ['low', 'medium', 'high'] as const

/** Models that always reason, as far as their makers say. */
const ALWAYS = { levels: [] } as const

/** Models whose reasoning can only be turned on and off. */
const ON_OR_OFF = { levels: ['off', 'high'], isSwitch: true } as const

const OPENAI_REASONING = 'https://platform.openai.com/docs/guides/reasoning'
const QWEN_THINKING = 'https://qwen.readthedocs.io/en/latest/getting_started/concepts.html'
const DEEPSEEK_THINKING = 'https://api-docs.deepseek.com/guides/thinking_mode'
const KIMI_THINKING = 'https://platform.moonshot.ai/docs/guide/use-kimi-k2-thinking-model'
const KIMI_EFFORT = 'https://platform.kimi.ai/docs/guide/use-thinking-effort'
const GLM_THINKING = 'https://docs.z.ai/guides/capabilities/thinking-mode'

/**
 * Families that reason by default, at most services, read on 2026-11-28 and 2026-11-30. Models of other families may
 * reason as well.
 */
const FAMILIES: readonly ThinkingFamily[] = [
  {
    name: /^gpt-oss/,
    without: 'worse',
    source: 'https://cookbook.openai.com/articles/gpt-oss/handle-raw-cot',
    choice: { levels: EFFORTS, source: 'https://huggingface.co/openai/gpt-oss-120b' },
  },
  { name: /^deepseek-v3\.2-speciale/, without: 'refused', source: DEEPSEEK_THINKING, choice: ALWAYS },
  {
    name: /^deepseek-v3\.2/,
    without: 'refused',
    source: DEEPSEEK_THINKING,
    choice: { ...ON_OR_OFF, variable: 'thinking' },
  },
  {
    name: /^deepseek-v4/,
    without: 'refused',
    source: DEEPSEEK_THINKING,
    choice: { levels: ['off', 'low', 'high'], variable: 'thinking' },
  },
  { name: /^deepseek-r1/, source: 'https://huggingface.co/deepseek-ai/DeepSeek-R1', choice: ALWAYS },
  { name: /^kimi-k2-thinking/, without: 'refused', source: KIMI_THINKING, choice: ALWAYS },
  {
    name: /^kimi-k2\.[56]/,
    without: 'refused',
    source: KIMI_THINKING,
    choice: { ...ON_OR_OFF, variable: 'thinking', source: 'https://huggingface.co/moonshotai/Kimi-K2.5' },
  },
  { name: /^kimi-k2\.7/, without: 'refused', source: KIMI_THINKING, choice: { ...ALWAYS, source: KIMI_EFFORT } },
  { name: /^kimi-k2\.[89]/, without: 'refused', source: KIMI_THINKING },
  {
    name: /^kimi-k3/,
    without: 'refused',
    source: KIMI_THINKING,
    choice: { levels: ['low', 'high'], source: KIMI_EFFORT },
  },
  { name: /^kimi-k[4-9]/, without: 'refused', source: KIMI_THINKING },
  {
    name: /^glm-(?:4\.[5-9]|5(?:\.1)?(?![.\d]))/,
    without: 'worse',
    source: GLM_THINKING,
    choice: { ...ON_OR_OFF, variable: 'enable_thinking' },
  },
  {
    name: /^glm-5\.2/,
    without: 'worse',
    source: GLM_THINKING,
    choice: { levels: ['off', 'high'], variable: 'enable_thinking' },
  },
  {
    name: /^glm-5\.3/,
    without: 'worse',
    source: GLM_THINKING,
    choice: { levels: ['low', 'high'], source: 'https://docs.together.ai/docs/glm-5.3-quickstart' },
  },
  { name: /^glm-[5-9]/, without: 'worse', source: GLM_THINKING },
  {
    name: /^minimax-m[2-9]/,
    without: 'worse',
    source: 'https://platform.minimax.io/docs/guides/text-m2-function-call',
    choice: { ...ALWAYS, source: 'https://docs.together.ai/docs/inference/chat/reasoning' },
  },
  { name: /^(?:qwq|qwen3.*thinking)/, source: QWEN_THINKING, choice: ALWAYS },
  {
    name: /^qwen3-\d+(?:\.\d+)?b/,
    source: QWEN_THINKING,
    choice: { ...ON_OR_OFF, variable: 'enable_thinking' },
  },
  {
    name: /^qwen3\.[5-7]/,
    source: QWEN_THINKING,
    choice: {
      ...ON_OR_OFF,
      variable: 'enable_thinking',
      source: 'https://huggingface.co/Qwen/Qwen3.5-397B-A17B',
    },
  },
  {
    name: /^qwen3\.8/,
    source: QWEN_THINKING,
    // Its highest effort is called xhigh.
    choice: {
      levels: ['off', 'low', 'medium'],
      variable: 'enable_thinking',
      source: 'https://huggingface.co/Qwen/Qwen3.8-27B',
    },
  },
  { name: /^qwen3\.9/, source: QWEN_THINKING },
  {
    name: /^(?:c4ai-)?command-a-reasoning/,
    source: 'https://docs.cohere.com/docs/reasoning',
    choice: ON_OR_OFF,
  },
  { name: /^magistral/, listsContent: true, source: 'https://docs.mistral.ai/capabilities/reasoning/' },
  { name: /^gpt-5(?:\.\d+)?-(?:chat|codex|pro)/, source: OPENAI_REASONING },
  { name: /^gpt-5\.[1-9]/, source: OPENAI_REASONING, choice: { levels: REASONING_LEVELS } },
  {
    name: /^(?:gpt-5(?![.\d])|o(?:1|3|3-mini|4-mini)(?:-\d|$))/,
    source: OPENAI_REASONING,
    choice: { levels: EFFORTS },
  },
  { name: /^(?:gpt-[5-9]|o[134](?:-|$))/, source: OPENAI_REASONING },
]

/** No model has a longer name. */
const LONGEST_NAME = 200

/** Returns a model's name without its owner, in lower case, as families and providers match it. */
export const modelName = ({ id }: ModelRecord): string => id.slice(id.lastIndexOf('/') + 1).toLowerCase()

function familyOf(model: ModelRecord): ThinkingFamily | undefined {
  const name = modelName(model)
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
 * Returns what the model's maker says about setting how much it reasons; `undefined` if nothing that we know of.
 *
 * @example
 * reasoningChoiceOf({ id: 'openai/gpt-oss-120b' })?.levels // ['low', 'medium', 'high']
 */
export function reasoningChoiceOf(model: ModelRecord): ReasoningChoice | undefined {
  const { choice, source = '' } = familyOf(model) ?? {}
  return choice === undefined ? undefined : { source, ...choice }
}

/**
 * Checks whether the maker's own service sends content as a list of parts that includes reasoning.
 *
 * @example
 * listsContent({ id: 'mistralai/Magistral-Small-2509' }) // true
 */
export const listsContent = (model: ModelRecord): boolean => familyOf(model)?.listsContent === true
