import { chatRoute, type Provider } from '../provider.ts'

export const openai: Provider = {
  id: 'openai',
  label: 'OpenAI',
  baseUrl: 'https://api.openai.com',
  keyUrl: 'https://platform.openai.com/api-keys',
  directOnly: 'the router doesn’t forward requests to OpenAI; call OpenAI directly, with an OpenAI API key',
  clientModelPrefix: 'openai/',
  routes: {
    conversational: {
      ...chatRoute('/v1/chat/completions', [], {
        fileParts: { takes: ['input_audio', 'file'], source: 'https://www.npmjs.com/package/openai' },
        reasoning: [
          {
            off: { reasoning_effort: 'none' },
            effort: true,
            source: { address: 'https://platform.openai.com/docs/guides/reasoning', read: '2026-11-30' },
          },
        ],
      }),
      sendsNoReasoning: 'https://platform.openai.com/docs/guides/reasoning',
      // From GPT-5.6 on, OpenAI also rejects requests without reasoning_effort:
      // https://github.com/BerriAI/litellm/pull/34569.
      refusesToolsWithReasoning: {
        models: /^gpt-(?:5\.(?:[4-9]|\d\d)|[6-9]|1\d)(?![\d])/,
        source: 'https://github.com/openai/openai-openapi/issues/541',
      },
      // Reasoning models support only the limit’s newer name.
      directNames: { max_tokens: 'max_completion_tokens' },
    },
  },
  chatApis: {
    responses: {
      path: '/v1/responses',
      source: { address: 'https://platform.openai.com/docs/api-reference/responses', read: '2026-11-22' },
      keepsResponses: true,
      sendsItemsBack: { address: 'https://platform.openai.com/docs/guides/function-calling', read: '2026-11-29' },
      encryptsReasoning: { address: 'https://platform.openai.com/docs/guides/reasoning', read: '2026-11-28' },
    },
  },
}
