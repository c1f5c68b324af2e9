import type { AgentPlace, CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

/** Turns off request fields that OpenAI’s service supports but some others reject. */
const OF_OTHERS = { supportsStore: false, supportsDeveloperRole: false, maxTokensField: 'max_tokens' }

/** The agent has a provider for the Hugging Face router, which reads `HF_TOKEN`: `docs/providers.md` of the package. */
const isBuiltIn = ({ target }: AgentPlace): boolean => target === 'routed'
const providerOf = (place: AgentPlace): string => (isBuiltIn(place) ? 'huggingface' : place.name)

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
  files: (place) => {
    const { label, provider, baseUrl, model, token, headers, contextLength } = place
    const ownHeaders = Object.keys(headers).length === 0 ? undefined : headers
    const own = {
      name: label,
      baseUrl,
      api: 'openai-completions',
      apiKey: `$${token}`,
      headers: ownHeaders,
      compat: provider === 'openai' ? undefined : OF_OTHERS,
      models: [{ id: model, contextWindow: contextLength }],
    }
    // The headers belong to this model, not to the provider’s others.
    const added = {
      models: [
        { id: model, api: 'openai-completions', contextWindow: contextLength, headers: ownHeaders, compat: OF_OTHERS },
      ],
    }
    return [
      {
        path: '.pi/agent/models.json',
        joins: true,
        content: printJsonSettings({ providers: { [providerOf(place)]: isBuiltIn(place) ? added : own } }),
      },
    ]
  },
  launch: (place) => ({ command: ['pi', '--provider', providerOf(place), '--model', place.model] }),
}
