import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const agno: Client = {
  language: 'python',
  id: 'agno',
  order: 13,
  framework: true,
  install: 'pip install "agno[openai]~=3.1"',
  unsupported: unsupportedSurrogate,
  without: { async: true, retries: true, responses: true },
  withoutRenderer: {
    messages: 'Agno’s OpenAILike supports OpenAI’s APIs only; the Messages API is Anthropic’s',
    'structured-output':
      'Agno drops what the model says when it refuses to answer (_parse_provider_response of agno/models/openai/chat.py)',
    // https://github.com/agno-agi/agno/issues/10041
    'tool-loop':
      'Agno doesn’t stop at its tool_call_limit (run_function_calls of agno/models/base.py): if the model keeps calling tools, the loop never ends',
  },
  unusedMethod: (task) =>
    task === 'feature-extraction'
      ? 'Agno’s OpenAILikeEmbedder sends dimensions with every request (agno/knowledge/embedder/openai.py), which many models reject'
      : undefined,
}
