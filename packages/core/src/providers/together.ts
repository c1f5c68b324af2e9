import type { JsonObject, JsonValue } from '../languages/value.ts'
import { chatRoute, type Provider } from './provider.ts'

/** Together takes a schema beside the type, where OpenAI's interface puts it into `json_schema`. */
function flatSchema(parameters: JsonObject): JsonObject {
  const format = parameters.response_format as
    | { readonly type?: JsonValue; readonly json_schema?: JsonObject }
    | undefined
  const schema = format?.type === 'json_schema' ? format.json_schema?.schema : undefined
  return schema === undefined ? parameters : { ...parameters, response_format: { type: 'json_schema', schema } }
}

export const together: Provider = {
  id: 'together',
  label: 'Together AI',
  baseUrl: 'https://api.together.xyz',
  keyUrl: 'https://api.together.ai/settings/api-keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions', flatSchema),
  },
}
