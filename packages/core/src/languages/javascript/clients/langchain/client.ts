import type { Client } from '../../../clients/client.ts'

export const langchain: Client = {
  language: 'js',
  id: 'langchain',
  order: 7,
  framework: true,
  install: 'npm install @langchain/openai@1',
  withoutRenderer: {
    responses: 'no example of LangChain with the Responses API was run',
    // Read in converters/completions.js of @langchain/openai 1.6.0, and seen in runs.
    'structured-output':
      'ChatOpenAI leaves out why a model refused to answer, and LangChain says of its empty text alone that it is no JSON',
    messages: 'ChatOpenAI speaks OpenAI’s APIs, and the Messages API is Anthropic’s',
  },
}
