import type { Behaviour } from '../behaviour.ts'

const REFUSAL =
  "Function tools with reasoning_effort are not supported for gpt-5.4 in /v1/chat/completions. Please use /v1/responses instead, or set reasoning_effort to 'none'."

export const toolsWantTheResponsesApi: Behaviour = {
  id: 'tools-want-the-responses-api',
  does: 'For GPT-5.4 and later, rejects function tools in chat completions unless `reasoning_effort` is `none`.',
  right: 'Uses the Responses API with tools by default, or sets `reasoning_effort` to `none` in chat completions.',
  seen: [
    { who: 'OpenAI', address: 'https://github.com/BerriAI/litellm/issues/34569' },
    { who: 'OpenAI', address: 'https://github.com/openai/openai-openapi/issues/541' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      provider: 'openai',
      direct: true,
      model: { id: 'gpt-5.4', pipeline_tag: 'text-generation', tags: ['conversational'] },
      options: { api: 'chat-completions' },
      sentFields: { reasoning_effort: 'none' },
      refuses: ({ tools, reasoning_effort: effort }) =>
        tools !== undefined && effort !== 'none' ? REFUSAL : undefined,
    },
  },
}
