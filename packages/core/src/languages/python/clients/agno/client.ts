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
    responses: 'we haven’t run an Agno example with the Responses API',
    messages: 'Agno’s OpenAILike supports OpenAI’s APIs only; the Messages API is Anthropic’s',
    'structured-output': 'we haven’t run an Agno example with structured output',
    // https://github.com/agno-agi/agno/issues/10041
    'tool-loop': 'Agno doesn’t stop at its tool_call_limit: if the model keeps calling tools, the loop never ends',
  },
}
