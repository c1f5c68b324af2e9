import type { Client } from '../../../clients/client.ts'
import { unsupportedSurrogate } from '../imports.ts'

export const agno: Client = {
  language: 'python',
  id: 'agno',
  order: 13,
  framework: true,
  install: 'pip install "agno[openai]~=3.1"',
  unsupported: unsupportedSurrogate,
  withoutRenderer: {
    responses: 'no example of Agno with the Responses API was run',
    messages: 'OpenAILike of Agno speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
    'structured-output': 'no example of Agno with an answer by a schema was run',
    // https://github.com/agno-agi/agno/issues/10041
    'tool-loop':
      'Agno doesn’t stop at its tool_call_limit: a model that keeps calling tools is asked again without end',
  },
}
