import { env } from '../../values/value.ts'
import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const settingsFile = (name: string): string => `.cline/data/settings/${name}.json`

/**
 * Configuration: the types of `StoredProviderSettings` and `ProviderSettings` in the package `@cline/core`, 0.0.86, and
 * https://docs.cline.bot/provider-config/openai-compatible. Without a key in the file, the provider reads
 * `OPENAI_API_KEY`.
 */
export const cline: CodingAgent = {
  id: 'cline',
  label: 'Cline',
  docsUrl: 'https://docs.cline.bot/usage/cli-overview',
  order: 8,
  program: 'cline',
  package: { name: 'cline', line: '3.0' },
  context: { tokens: 32_768, source: 'https://docs.ollama.com/integrations/cline' },
  apis: ['chat-completions'],
  files: ({ name, baseUrl, model, headers, contextLength }) => [
    {
      path: settingsFile(name),
      content: printJsonSettings({
        version: 1,
        lastUsedProvider: 'openai-compatible',
        modes: {},
        providers: {
          'openai-compatible': {
            settings: {
              provider: 'openai-compatible',
              model,
              contextWindow: contextLength,
              baseUrl,
              headers: Object.keys(headers).length === 0 ? undefined : headers,
            },
            // Required; the agent compares it with nothing.
            updatedAt: '2026-01-01T00:00:00.000Z',
            tokenSource: 'manual',
          },
        },
      }),
    },
  ],
  launch: ({ name, token }) => ({
    env: { CLINE_PROVIDER_SETTINGS_PATH: { home: settingsFile(name) }, OPENAI_API_KEY: env(token) },
    command: ['cline', '--provider', 'openai-compatible'],
  }),
}
