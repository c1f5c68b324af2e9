import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

/** Configuration: https://qwenlm.github.io/qwen-code-docs/en/users/configuration/model-providers. */
export const qwenCode: CodingAgent = {
  id: 'qwen-code',
  label: 'Qwen Code',
  docsUrl: 'https://qwenlm.github.io/qwen-code-docs/en/users/configuration/model-providers',
  order: 5,
  program: 'qwen',
  package: { name: '@qwen-code/qwen-code', line: '0.24' },
  context: { tokens: 65_536, source: 'https://docs.ollama.com/context-length' },
  apis: ['chat-completions'],
  files: ({ label, baseUrl, model, token, headers, contextLength }) => [
    {
      path: '.qwen/settings.json',
      joins: true,
      content: printJsonSettings({
        modelProviders: {
          openai: [
            {
              id: model,
              name: `${model}, ${label}`,
              baseUrl,
              envKey: token,
              generationConfig: {
                contextWindowSize: contextLength,
                customHeaders: Object.keys(headers).length === 0 ? undefined : headers,
              },
            },
          ],
        },
      }),
    },
  ],
  launch: ({ model }) => ({ command: ['qwen', '--auth-type', 'openai', '--model', model] }),
}
