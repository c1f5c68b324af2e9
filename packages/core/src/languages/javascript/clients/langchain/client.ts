import type { Client } from '../../../clients/client.ts'

export const langchain: Client = {
  language: 'js',
  id: 'langchain',
  order: 7,
  framework: true,
  install: 'npm install @langchain/openai@1',
  withoutRenderer: {
    responses: 'we haven’t run a LangChain example with the Responses API',
    // Read in converters/completions.js of @langchain/openai 1.6.0, and seen in runs.
    'structured-output':
      'ChatOpenAI drops the model’s refusal, and LangChain reports only that the empty text isn’t JSON',
    messages: 'ChatOpenAI supports OpenAI’s APIs only; the Messages API is Anthropic’s',
  },
}
