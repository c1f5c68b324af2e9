import type { CodingAgent } from '../coding-agent.ts'
import { printToml } from '../configuration.ts'

/**
 * Configuration: https://developers.openai.com/codex/config-reference, and `codex features list` of the release. A profile
 * is a file of its own, which `--profile` lays over the reader's. It speaks the Responses API alone: from 0.169 on it
 * refuses `wire_api = "chat"`.
 */
export const codex: CodingAgent = {
  id: 'codex',
  label: 'Codex',
  docsUrl: 'https://developers.openai.com/codex/config-advanced',
  order: 1,
  program: 'codex',
  package: { name: '@openai/codex', line: '0.171' },
  context: { tokens: 65_536, source: 'https://docs.ollama.com/integrations/codex' },
  apis: ['responses'],
  files: ({ name, label, baseUrl, model, token, headers, contextLength }) => [
    {
      path: `.codex/${name}.config.toml`,
      content: printToml({
        model,
        model_provider: name,
        model_context_window: contextLength,
        // Turn off tools that the service would run, and grouped tools: a service that supports only functions, such as
        // the hub’s router, rejects them. See `src/schemas.ts` of https://github.com/huggingface/responses.js.
        web_search: 'disabled',
        agents: { enabled: false },
        model_providers: {
          [name]: {
            name: label,
            base_url: baseUrl,
            env_key: token,
            wire_api: 'responses',
            http_headers: Object.keys(headers).length === 0 ? undefined : headers,
          },
        },
      }),
    },
  ],
  launch: ({ name }) => ({ command: ['codex', '--profile', name] }),
}
