import type { CodingAgent } from '../coding-agent.ts'
import { printYaml } from '../configuration.ts'

/**
 * Configuration: https://hermes-agent.nousresearch.com/docs/integrations/providers and
 * https://hermes-agent.nousresearch.com/docs/user-guide/profiles. A profile is a folder with its own configuration.
 */
export const hermesAgent: CodingAgent = {
  id: 'hermes-agent',
  label: 'Hermes Agent',
  docsUrl: 'https://hermes-agent.nousresearch.com/docs/integrations/providers',
  order: 11,
  program: 'hermes',
  package: { registry: 'pypi', name: 'hermes-agent', line: '0.19' },
  // https://hermes-agent.nousresearch.com/docs/getting-started/installation
  installer: {
    posix: 'https://hermes-agent.nousresearch.com/install.sh',
    powershell: 'https://hermes-agent.nousresearch.com/install.ps1',
    source: 'https://hermes-agent.nousresearch.com/docs/getting-started/platform-support',
  },
  context: { tokens: 65_536, source: 'https://hermes-agent.nousresearch.com/docs/getting-started/quickstart' },
  apis: ['chat-completions'],
  unsupported: ({ provider }) =>
    provider === 'groq'
      ? 'the agent sends name with each tool result, and Groq rejects that field (https://console.groq.com/docs/openai)'
      : undefined,
  files: ({ name, label, baseUrl, model, token, headers, contextLength }) => [
    {
      path: `.hermes/profiles/${name}/config.yaml`,
      content: printYaml({
        model: { default: model, provider: `custom:${name}`, context_length: contextLength },
        providers: {
          [name]: {
            name: label,
            api: baseUrl,
            key_env: token,
            transport: 'chat_completions',
            default_model: model,
            extra_headers: Object.keys(headers).length === 0 ? undefined : headers,
          },
        },
      }),
    },
  ],
  launch: ({ name }) => ({ command: ['hermes', '--profile', name] }),
}
