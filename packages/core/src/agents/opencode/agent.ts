import type { AgentPlace, CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const configurationFile = (name: string): string => `.config/opencode/${name}.json`

/** The agent has a provider for the Hugging Face router, which reads `HF_TOKEN`: https://opencode.ai/docs/providers. */
const isBuiltIn = ({ target }: AgentPlace): boolean => target === 'routed'
const providerOf = (place: AgentPlace): string => (isBuiltIn(place) ? 'huggingface' : place.name)

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
  files: (place) => {
    const { name, label, baseUrl, model, token, headers, contextLength } = place
    const ownHeaders = Object.keys(headers).length === 0 ? undefined : headers
    const own = {
      npm: '@ai-sdk/openai-compatible',
      name: label,
      options: { baseURL: baseUrl, apiKey: `{env:${token}}`, headers: ownHeaders },
    }
    const builtIn = { options: ownHeaders === undefined ? undefined : { headers: ownHeaders } }
    const models = {
      [model]: {
        name: model,
        // The agent requires both limits or none, and never requests more than 32,000 output tokens.
        limit:
          contextLength === undefined
            ? undefined
            : { context: contextLength, output: Math.min(32_000, Math.ceil(contextLength / 4)) },
      },
    }
    return [
      {
        path: configurationFile(name),
        content: printJsonSettings({
          $schema: 'https://opencode.ai/config.json',
          model: `${providerOf(place)}/${model}`,
          provider: { [providerOf(place)]: { ...(isBuiltIn(place) ? builtIn : own), models } },
        }),
      },
    ]
  },
  launch: ({ name }) => ({ env: { OPENCODE_CONFIG: { home: configurationFile(name) } }, command: ['opencode'] }),
}
