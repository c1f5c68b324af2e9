import { env } from '../../values/value.ts'
import type { AgentLaunch, AgentPlace, CodingAgent } from '../coding-agent.ts'

const MOST_OUTPUT = 32_000

/** The context length, divided between the prompt and the response. */
function limitsOf({ contextLength }: AgentPlace): AgentLaunch['env'] {
  if (contextLength === undefined) return {}
  const output = Math.min(MOST_OUTPUT, Math.ceil(contextLength / 4))
  return {
    COPILOT_PROVIDER_MAX_PROMPT_TOKENS: String(contextLength - output),
    COPILOT_PROVIDER_MAX_OUTPUT_TOKENS: String(output),
  }
}

/** Two characters, a backslash and an `n`, also separate headers. */
const headersOf = ({ headers }: AgentPlace): AgentLaunch['env'] =>
  Object.keys(headers).length === 0
    ? {}
    : {
        COPILOT_PROVIDER_HEADERS: Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\\n'),
      }

/**
 * Configuration: `copilot help providers` of the release, and
 * https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/use-byok-models. Only variables select a
 * provider; no file does.
 */
export const copilotCli: CodingAgent = {
  id: 'copilot-cli',
  label: 'GitHub Copilot CLI',
  docsUrl: 'https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/use-byok-models',
  order: 10,
  program: 'copilot',
  package: { name: '@github/copilot', line: '1.0' },
  context: {
    tokens: 131_072,
    source: 'https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/use-byok-models',
  },
  apis: ['chat-completions'],
  files: () => [],
  launch: (place) => ({
    env: {
      COPILOT_PROVIDER_BASE_URL: place.baseUrl,
      COPILOT_PROVIDER_API_KEY: env(place.token),
      COPILOT_MODEL: place.model,
      ...limitsOf(place),
      ...headersOf(place),
    },
    command: ['copilot'],
  }),
}
