import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const configurationFile = (name: string): string => `.config/opencode/${name}.json`

/** Configuration: https://opencode.ai/docs/providers. The file in `OPENCODE_CONFIG` overrides the user’s own. */
export const opencode: CodingAgent = {
  id: 'opencode',
  label: 'OpenCode',
  docsUrl: 'https://opencode.ai/docs/providers',
  order: 3,
  program: 'opencode',
  package: { name: 'opencode-ai', line: '1.18' },
  runsScripts: true,
  context: { tokens: 65_536, source: 'https://docs.ollama.com/integrations/opencode' },
  apis: ['chat-completions'],
  files: ({ name, label, baseUrl, model, token, headers, contextLength }) => [
    {
      path: configurationFile(name),
      content: printJsonSettings({
        $schema: 'https://opencode.ai/config.json',
        model: `${name}/${model}`,
        provider: {
          [name]: {
            npm: '@ai-sdk/openai-compatible',
            name: label,
            options: {
              baseURL: baseUrl,
              apiKey: `{env:${token}}`,
              headers: Object.keys(headers).length === 0 ? undefined : headers,
            },
            models: {
              [model]: {
                name: model,
                // The agent requires both limits or none, and never requests more than 32,000 output tokens.
                limit:
                  contextLength === undefined
                    ? undefined
                    : { context: contextLength, output: Math.min(32_000, Math.ceil(contextLength / 4)) },
              },
            },
          },
        },
      }),
    },
  ],
  launch: ({ name }) => ({ env: { OPENCODE_CONFIG: { home: configurationFile(name) } }, command: ['opencode'] }),
}
