import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

/** Turns off request fields that OpenAI’s service supports but some others reject. */
const OF_OTHERS = { supportsStore: false, supportsDeveloperRole: false, maxTokensField: 'max_tokens' }

/**
 * Configuration: `docs/models.md` and `docs/models-configuration.md` of the package. The key is named behind a `$`: up to
 * 0.7x of `@mariozechner/pi-coding-agent` a name alone was read from the environment, and is now the key itself.
 */
export const pi: CodingAgent = {
  id: 'pi',
  label: 'Pi',
  docsUrl: 'https://www.npmjs.com/package/@earendil-works/pi-coding-agent',
  order: 4,
  program: 'pi',
  package: { name: '@earendil-works/pi-coding-agent', line: '1.5' },
  context: { tokens: 65_536, source: 'https://docs.ollama.com/context-length' },
  apis: ['chat-completions'],
  files: ({ name, label, provider, baseUrl, model, token, headers, contextLength }) => [
    {
      path: '.pi/agent/models.json',
      joins: true,
      content: printJsonSettings({
        providers: {
          [name]: {
            name: label,
            baseUrl,
            api: 'openai-completions',
            apiKey: `$${token}`,
            headers: Object.keys(headers).length === 0 ? undefined : headers,
            compat: provider === 'openai' ? undefined : OF_OTHERS,
            models: [{ id: model, contextWindow: contextLength }],
          },
        },
      }),
    },
  ],
  launch: ({ name, model }) => ({ command: ['pi', '--provider', name, '--model', model] }),
}
