import type { ChatCall } from '../../../../call/call.ts'
import { spaces } from '../../../printing/literal.ts'
import { type PythonImport, python } from '../../writer.ts'

/** Body fields that `messages.create` of anthropic 2.12 takes by name (its signature); it knows no temperature. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  'cache_control',
  'container',
  'diagnostics',
  'inference_geo',
  'max_tokens',
  'messages',
  'metadata',
  'model',
  'output_config',
  'service_tier',
  'speed',
  'stop_sequences',
  'stream',
  'system',
  'thinking',
  'tool_choice',
  'tools',
])

export const ANTHROPIC: PythonImport = { module: 'anthropic', name: 'Anthropic, APIStatusError' }

/** Makes `client`. */
export function createClient({ baseUrl, moreHeaders, token }: ChatCall): string {
  const headers = Object.keys(moreHeaders).length > 0 ? python.argument('default_headers', moreHeaders) : ''
  return `client = Anthropic(
    base_url=${python.string(baseUrl)},
    api_key=${python.literal(token)},
${headers})
`
}

/** Ends a `try`. */
export const exceptRefused = (column = 0): string => `${spaces(column)}except APIStatusError as error:
${spaces(column)}    raise SystemExit(f"{error.status_code}: {error.response.text}")
`
