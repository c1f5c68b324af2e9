import type { CodingAgent } from '../coding-agent.ts'
import { printYaml } from '../configuration.ts'

const configurationFile = (name: string): string => `.continue/${name}.yaml`

/** Configuration: https://docs.continue.dev/reference. Its `secrets` can also be environment variables. */
export const continueCli: CodingAgent = {
  id: 'continue-cli',
  label: 'Continue CLI',
  docsUrl: 'https://docs.continue.dev/reference',
  order: 6,
  program: 'cn',
  package: { name: '@continuedev/cli', line: '1.5' },
  context: { tokens: 65_536, source: 'https://docs.ollama.com/context-length' },
  apis: ['chat-completions'],
  files: ({ name, label, baseUrl, model, token, headers, contextLength }) => [
    {
      path: configurationFile(name),
      content: printYaml({
        name: label,
        version: '1.0.0',
        schema: 'v1',
        models: [
          {
            name: model,
            provider: 'openai',
            model,
            apiBase: baseUrl,
            apiKey: `\${{ secrets.${token} }}`,
            requestOptions: Object.keys(headers).length === 0 ? undefined : { headers },
            roles: ['chat', 'edit', 'apply'],
            capabilities: ['tool_use'],
            defaultCompletionOptions: contextLength === undefined ? undefined : { contextLength },
          },
        ],
      }),
    },
  ],
  launch: ({ name }) => ({ command: ['cn', '--config', { home: configurationFile(name) }] }),
}
