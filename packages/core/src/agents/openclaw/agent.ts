import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const configurationFile = (name: string): string => `.openclaw/${name}.json`

/**
 * Configuration: `docs/gateway/local-models.md` and `docs/gateway/config-secrets-env.md` of the package. With a
 * configuration that names a model, the program opens its chat.
 */
export const openclaw: CodingAgent = {
  id: 'openclaw',
  label: 'OpenClaw',
  docsUrl: 'https://docs.openclaw.ai/gateway/local-models',
  order: 12,
  program: 'openclaw',
  package: { name: 'openclaw', line: '2026.9' },
  runsScripts: true,
  context: { tokens: 65_536, source: 'https://docs.openclaw.ai/gateway/local-models' },
  apis: ['chat-completions'],
  unsupported: ({ provider }) =>
    provider === 'baseten'
      ? 'the agent sends max_completion_tokens, and Baseten rejects undocumented fields (https://docs.baseten.co/reference/inference-api/chat-completions)'
      : undefined,
  files: ({ name, baseUrl, model, token, headers, contextLength }) => [
    {
      path: configurationFile(name),
      content: printJsonSettings({
        agents: { defaults: { model: { primary: `${name}/${model}` } } },
        models: {
          mode: 'merge',
          providers: {
            [name]: {
              baseUrl,
              apiKey: `\${${token}}`,
              api: 'openai-completions',
              headers: Object.keys(headers).length === 0 ? undefined : headers,
              models: [{ id: model, name: model, contextWindow: contextLength }],
            },
          },
        },
      }),
    },
  ],
  launch: ({ name }) => ({ env: { OPENCLAW_CONFIG_PATH: { home: configurationFile(name) } }, command: ['openclaw'] }),
}
