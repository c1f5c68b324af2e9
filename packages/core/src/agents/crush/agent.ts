import type { CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const home = (name: string): string => `.config/crush/${name}`

/**
 * Configuration: https://github.com/charmbracelet/crush/blob/v0.94.1/README.md and
 * https://mintlify.com/charmbracelet/crush/configuration/providers. `CRUSH_GLOBAL_CONFIG` is the folder of `crush.json`,
 * so that the reader’s own file stays as it is.
 */
export const crush: CodingAgent = {
  id: 'crush',
  label: 'Crush',
  docsUrl: 'https://github.com/charmbracelet/crush',
  order: 14,
  program: 'crush',
  package: { name: '@charmland/crush', line: '0.96' },
  runsScripts: true,
  context: { tokens: 65_536, source: 'https://docs.ollama.com/context-length' },
  notRun: 'its package downloads the program from GitHub, which our test machines can’t reach',
  apis: ['chat-completions'],
  files: ({ name, label, baseUrl, model, token, headers, contextLength }) => [
    {
      path: `${home(name)}/crush.json`,
      content: printJsonSettings({
        $schema: 'https://charm.land/crush.json',
        models: { large: { provider: name, model }, small: { provider: name, model } },
        providers: {
          [name]: {
            name: label,
            type: 'openai-compat',
            base_url: baseUrl,
            api_key: `$${token}`,
            extra_headers: Object.keys(headers).length === 0 ? undefined : headers,
            models: [
              {
                id: model,
                name: model,
                context_window: contextLength,
                default_max_tokens:
                  contextLength === undefined ? undefined : Math.min(32_000, Math.ceil(contextLength / 4)),
              },
            ],
          },
        },
      }),
    },
  ],
  launch: ({ name }) => ({ env: { CRUSH_GLOBAL_CONFIG: { home: home(name) } }, command: ['crush'] }),
}
