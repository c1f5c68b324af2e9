import type { Client } from '../../../clients/client.ts'

/** The command for programs with schemas. */
export const WITH_ZOD = 'npm install @mastra/core@1 zod@4'

/** By Mastra’s model router, which knows Hugging Face’s router: https://mastra.ai/models/providers/huggingface. */
export const mastra: Client = {
  language: 'js',
  id: 'mastra',
  order: 12,
  framework: true,
  install: 'npm install @mastra/core@1',
  without: { retries: true, responses: true },
  withoutRenderer: {
    messages: 'Mastra calls a model by its URL with OpenAI’s APIs only (llm/model/shared.types of @mastra/core 1.71)',
  },
  hasMethodFor: () => false,
  unusedMethod: (task) =>
    task === 'feature-extraction'
      ? 'Mastra uses AI SDK’s embed for embeddings (llm/model/embedding-router of @mastra/core 1.71)'
      : undefined,
}
