import type { ChatCall, TaskCall } from '../../../../call/call.ts'
import { getOwn } from '../../../../values/get-own.ts'
import type { JsonValue, Value, ValueObject } from '../../../../values/value.ts'
import { needsReason } from '../../../clients/incomplete-answer.ts'
import { lines, type Piece, when } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { nameFrom } from '../api-client.ts'
import { fromPydanticAi, instructionsOf } from './conversation.ts'

/*
 * The agent's model and settings. What becomes of them was read in pydantic_ai/models of pydantic-ai-slim 2.68.0.
 *
 * `Agent("huggingface:…")` fails with each answer: “Unable to determine base URL” (providers/huggingface.py), as
 * huggingface_hub 1.18 has no provider then. Without tools it also sends an empty list, which vLLM rejects
 * (https://github.com/vllm-project/vllm/pull/39780).
 */

const CHAT_MODEL = /* @__PURE__ */ nameFrom('pydantic_ai.models.openai', 'OpenAIChatModel')
const PROVIDER = /* @__PURE__ */ nameFrom('pydantic_ai.providers.openai_compatible', 'OpenAICompatibleProvider')

/** What an agent has beside its model. */
interface More {
  /** Functions that it calls. */
  readonly tools?: Value
  /** The type of its answer. */
  readonly output?: Value
}

/** Makes `agent`, with everything that the call asks for except its prompt. */
export function createAgent(call: ChatCall, { tools, output }: More = {}): Piece {
  const instructions = instructionsOf(call)
  const settings = settingsOf(call)
  const more = lines(
    argument('output_type', output),
    argument('instructions', instructions),
    argument('tools', tools),
    when(output !== undefined, ASKS_ONCE),
    when(typeof call.parameters.max_tokens === 'number', RENAMES),
    argument('model_settings', Object.keys(settings).length === 0 ? undefined : settings),
  )
  return code`
    ${createModel(call)}
    ${
      more === undefined
        ? code`agent = ${AGENT}(model)`
        : code`
      agent = ${AGENT}(
          model,
          ${more}
      )
    `
    }
  `
}

const AGENT = /* @__PURE__ */ fromPydanticAi('Agent')

const argument = (label: string, value: Value | undefined): Piece | undefined =>
  value === undefined ? undefined : python.argument(label, value)

const ASKS_ONCE = code`
  # Fail instead of asking again.
  retries=0,
`
/** It becomes `max_completion_tokens`, which few services know. */
const RENAMES = code`# As a setting, max_tokens would be renamed.`

const createModel = (call: ChatCall): Piece => code`
  ${createProvider(call, call.baseUrl)}
  ${createChatModel(call)}
`

/** Makes `provider`, by which a model is called. */
export const createProvider = (
  { provider, target, token }: Pick<ChatCall | TaskCall, 'provider' | 'target' | 'token'>,
  baseUrl: string,
): Piece => code`
  provider = ${PROVIDER}(
      ${target === 'direct' ? provider : target === 'routed' ? 'huggingface' : 'endpoint'},
      base_url=${baseUrl},
      api_key=${token},
  )
`

function createChatModel(call: ChatCall): Piece {
  const profile = needsReason(call) ? FAILS_IF_CLOSED : isWithoutSchemas(call) ? KNOWS_SCHEMAS : undefined
  return profile === undefined
    ? code`model = ${CHAT_MODEL}(${call.requestModel}, provider=provider)`
    : code`
      model = ${CHAT_MODEL}(
          ${call.requestModel},
          provider=provider,
          ${profile}
      )
    `
}

const FAILS_IF_CLOSED = code`
  # A stream that is closed before its end fails.
  profile={"openai_chat_streaming_requires_finish_reason": True},
`

const KNOWS_SCHEMAS = code`
  # Pydantic AI can't tell from the model's name.
  profile={"supports_json_schema_output": True},
`

/** Vendors of whose models Pydantic AI may say that they answer by no schema (profiles/_family.py). */
const OF_FAMILIES =
  /^(?:alibaba|amazon|anthropic|bedrock|cohere|deepseek|deepseek-ai|google|groq|meta|meta-llama|meta-models|mistral|mistralai|moonshotai|qwen|z-?ai(?:-org)?)\//i

const isWithoutSchemas = ({ requestModel, variant }: ChatCall): boolean =>
  variant.recipe === 'structured-output' && OF_FAMILIES.test(requestModel)

/** Names of models for which it leaves these settings out; what stands in `extra_body` is sent. */
const REASONING = /^(?:openai\/)?(?:gpt-[5-9]|o\d)/i

const isNumber = (value: JsonValue): boolean => typeof value === 'number'
const isListOfTexts = (value: JsonValue): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Pydantic AI's setting for each field of a request, and a check for the values that it accepts. */
const SETTINGS: { readonly [field: string]: readonly [setting: string, isTaken: (value: JsonValue) => boolean] } = {
  frequency_penalty: ['frequency_penalty', isNumber],
  presence_penalty: ['presence_penalty', isNumber],
  seed: ['seed', isNumber],
  stop: ['stop_sequences', isListOfTexts],
  temperature: ['temperature', isNumber],
  top_p: ['top_p', isNumber],
}

function settingsOf({ moreHeaders, parameters, requestModel, streaming }: ChatCall): ValueObject {
  const { stream_options: ofStream, ...others } = parameters
  const isSentAnyway = streaming && JSON.stringify(ofStream) === '{"include_usage":true}'
  const fields = Object.entries(isSentAnyway ? others : parameters)
  const isSetting = ([field, value]: [string, JsonValue]): boolean =>
    getOwn(SETTINGS, field)?.[1](value) === true && !REASONING.test(requestModel)
  const known = fields.filter(isSetting).map(([field, value]) => [getOwn(SETTINGS, field)?.[0] ?? field, value])
  const rest = fields.filter((field) => !isSetting(field))
  return {
    ...Object.fromEntries(known),
    ...(rest.length === 0 ? {} : { extra_body: Object.fromEntries(rest) }),
    ...(Object.keys(moreHeaders).length === 0 ? {} : { extra_headers: moreHeaders }),
  }
}
