import { CLIENTS, type ModelRecord } from '../../packages/core/src/index.ts'
import { CHAT, EMBEDDING, type Feature, featureTable } from './features.ts'
import { type Row, table, WRITTEN } from './markdown.ts'

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
  { name: 'similarity', model: EMBEDDING, options: { similarity: true } },
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

/** Official clients without examples. */
const NOT_OFFERED: readonly Row[] = [
  [
    'the gem [`openai`](https://github.com/openai/openai-ruby) (Ruby)',
    'We only offer examples that we have run. Our Ruby packages come from Debian, which doesn’t have this gem. Use `net/http`.',
  ],
  [
    '[`openai-cli`](https://github.com/openai/openai-cli) (shell)',
    'The Go module proxy doesn’t serve it, so we can’t install it to run its examples. Use `curl`.',
  ],
  ['`openai api` (shell)', 'The Python package `openai` no longer contains this command (release 3.57).'],
]

/** The page that shows what the examples of each language do, generated from the records of the clients. */
export function renderLanguages(): string {
  const { text, reasons } = featureTable('client', PLAIN_CLIENTS, FEATURES)
  return [
    `# What examples do in each language\n\n${WRITTEN}`,
    'A “yes” means that we offer an example with at least one provider (for Messages, at your own endpoint), and that it ran. Providers’ own clients only make direct calls to their provider. [frameworks.md](frameworks.md) has the same table for frameworks.\n',
    text,
    '## Reasons\n',
    reasons,
    '## Official clients without examples\n',
    table(['client', 'reason'], NOT_OFFERED),
  ].join('\n')
}
