import { env } from '../../values/value.ts'
import type { AgentFile, AgentPlace, CodingAgent } from '../coding-agent.ts'
import { printJsonSettings } from '../configuration.ts'

const nameOf = ({ model }: AgentPlace): string => `openai/${model}`

/** Headers for every model of this launch; the agent’s defaults for the model still apply. */
const settingsOf = ({ name, headers }: AgentPlace): readonly AgentFile[] =>
  Object.keys(headers).length === 0
    ? []
    : [
        {
          path: `.aider/${name}.settings.json`,
          content: printJsonSettings([{ name: 'aider/extra_params', extra_params: { extra_headers: headers } }]),
        },
      ]

const metadataOf = (place: AgentPlace): readonly AgentFile[] =>
  place.contextLength === undefined
    ? []
    : [
        {
          path: `.aider/${place.name}.metadata.json`,
          content: printJsonSettings({
            [nameOf(place)]: {
              litellm_provider: 'openai',
              mode: 'chat',
              max_input_tokens: place.contextLength,
            },
          }),
        },
      ]

const optionFor = (option: string, files: readonly AgentFile[]) =>
  files.flatMap(({ path }) => [option, { home: path }] as const)

/**
 * Configuration: https://aider.chat/docs/llms/openai-compat.html and
 * https://aider.chat/docs/config/adv-model-settings.html. The settings file is YAML, which JSON is too.
 */
export const aider: CodingAgent = {
  id: 'aider',
  label: 'Aider',
  docsUrl: 'https://aider.chat/docs/llms/openai-compat.html',
  order: 9,
  program: 'aider',
  package: { registry: 'pypi', name: 'aider-chat', line: '0.86' },
  context: { tokens: 8192, source: 'https://aider.chat/docs/llms/ollama.html' },
  callsTools: false,
  apis: ['chat-completions'],
  files: (place) => [...settingsOf(place), ...metadataOf(place)],
  launch: (place) => ({
    env: { OPENAI_API_BASE: place.baseUrl, OPENAI_API_KEY: env(place.token) },
    command: [
      ...['aider', '--model', nameOf(place)],
      ...optionFor('--model-settings-file', settingsOf(place)),
      ...optionFor('--model-metadata-file', metadataOf(place)),
    ],
  }),
}
