import type { CodingAgent } from '../coding-agent.ts'
import { printToml } from '../configuration.ts'

/** The agent requires a context length; with a small one, it summarizes earlier messages sooner. */
const CAREFUL_CONTEXT = 32_768

const home = (name: string): string => `.kimi-code/${name}`

/** Configuration: https://moonshotai.github.io/kimi-code/en/configuration/providers. */
export const kimiCode: CodingAgent = {
  id: 'kimi-code',
  label: 'Kimi Code',
  docsUrl: 'https://moonshotai.github.io/kimi-code/en/configuration/providers.html',
  order: 7,
  program: 'kimi',
  package: { name: '@moonshot-ai/kimi-code', line: '2.1' },
  context: { tokens: 65_536, source: 'https://docs.ollama.com/context-length' },
  apis: ['chat-completions'],
  unsupported: ({ provider }) =>
    provider === 'baseten'
      ? 'the agent sends prompt_cache_key with every request, and Baseten rejects undocumented fields (https://docs.baseten.co/reference/inference-api/chat-completions)'
      : undefined,
  files: ({ name, baseUrl, model, token, headers, contextLength }) => [
    {
      path: `${home(name)}/config.toml`,
      content: printToml({
        default_model: name,
        telemetry: false,
        providers: {
          [name]: {
            type: 'openai',
            base_url: baseUrl,
            api_key_env: token,
            custom_headers: Object.keys(headers).length === 0 ? undefined : headers,
          },
        },
        models: {
          [name]: { provider: name, model, max_context_size: contextLength ?? CAREFUL_CONTEXT },
        },
      }),
    },
  ],
  launch: ({ name }) => ({ env: { KIMI_CODE_HOME: { home: home(name) } }, command: ['kimi'] }),
}
