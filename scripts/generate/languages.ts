import { CLIENTS, type ModelRecord } from '../../packages/core/src/index.ts'
import { CHAT, EMBEDDING, type Feature, featureTable } from './features.ts'
import { WRITTEN } from './markdown.ts'

const modelOf = (id: string, task: string): ModelRecord => ({ id, pipeline_tag: task, tags: [] })

const ENDPOINT = 'http://localhost:8080/v1'

const FEATURES: readonly Feature[] = [
  { name: 'plain', model: CHAT, options: {} },
  { name: 'streaming', model: CHAT, options: { streaming: true } },
  { name: 'tools', model: CHAT, options: { recipe: 'tool-loop' } },
  { name: 'structured output', model: CHAT, options: { recipe: 'structured-output' } },
  { name: 'Responses', model: CHAT, options: { api: 'responses' } },
  { name: 'Messages', model: CHAT, options: { api: 'messages', endpointUrl: ENDPOINT } },
  { name: 'embeddings', model: EMBEDDING, options: {} },
  { name: 'images', model: modelOf('black-forest-labs/FLUX.2-dev', 'text-to-image'), options: {} },
  // Together requires a voice, which its own example for this model has.
  { name: 'speech', model: modelOf('canopylabs/orpheus-3b-0.1-ft', 'text-to-speech'), options: {} },
  {
    name: 'transcription',
    model: modelOf('openai/whisper-large-v3', 'automatic-speech-recognition'),
    options: {},
  },
]

const PLAIN_CLIENTS = CLIENTS.filter(({ framework }) => framework !== true)

/** The page that shows what the examples of each language do, generated from the records of the clients. */
export function renderLanguages(): string {
  const { text, reasons } = featureTable('client', PLAIN_CLIENTS, FEATURES)
  return [
    `# What examples do in each language\n\n${WRITTEN}`,
    'A “yes” means that we offer an example with at least one provider, and that it ran. [frameworks.md](frameworks.md) has the same table for frameworks.\n',
    text,
    '## Reasons\n',
    reasons,
  ].join('\n')
}
