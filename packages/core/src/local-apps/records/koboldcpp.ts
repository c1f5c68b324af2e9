import { contextOption, documented } from '../capabilities.ts'
import type { LocalApp, LocalModel, LocalServer } from '../local-app.ts'
import { embeddingServer } from '../purposes.ts'
import { NO_FILE_LIST, purposeOf, unsupportedUnlessGguf } from '../weights.ts'

const PROGRAM = 'https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py'

const embeds = ({ model }: LocalModel): boolean => purposeOf(model) === 'embeddings'

const addressOf = (id: string, path: string): string =>
  `https://huggingface.co/${[id, 'resolve/main', path].join('/').split('/').map(encodeURIComponent).join('/')}`

const chatServer = (id: string): LocalServer => ({
  address: 'http://localhost:5001/v1',
  model: id,
  apis: {
    responses: {
      source: { address: 'https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py', read: '2026-11-23' },
    },
    messages: {
      source: { address: 'https://github.com/LostRuins/koboldcpp/releases/tag/v1.115.1', read: '2026-11-23' },
      since: '1.115',
    },
  },
  withoutSchema: {
    responses: 'KoboldCpp doesn’t read text.format (https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py)',
    messages: 'KoboldCpp doesn’t read output_config (https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py)',
  },
  fetchesImages: false,
})

/**
 * Options: https://github.com/LostRuins/koboldcpp/blob/concedo/koboldcpp.py, whose `--model` takes addresses, too.
 * Without `--host` it can be reached from other machines. Program: https://github.com/LostRuins/koboldcpp#readme
 */
export const koboldcpp: LocalApp = {
  id: 'koboldcpp',
  label: 'KoboldCpp',
  docsUrl: 'https://github.com/LostRuins/koboldcpp/wiki',
  order: 13,
  needs:
    'the KoboldCpp executable for your system (https://github.com/LostRuins/koboldcpp/releases) in the current folder. On Windows, name it koboldcpp.exe. On other systems, name it koboldcpp and run chmod +x koboldcpp',
  install: { macos: [], linux: [], windows: [] },
  readsToken: false,
  unsupported(local) {
    const reason = unsupportedUnlessGguf(local, 'embeddings')
    if (reason !== undefined) return reason
    if (local.file === undefined) return NO_FILE_LIST
    // For `--model`, the program also downloads the parts that follow the first; for `--embeddingsmodel`, it doesn't.
    return embeds(local) && local.file.parts > 1
      ? 'KoboldCpp downloads embedding models from a single URL, but this model is split into several files'
      : undefined
  },
  steps: (local, { args = [] }) => [
    {
      kind: 'serve',
      command: [
        './koboldcpp',
        ...[embeds(local) ? '--embeddingsmodel' : '--model', addressOf(local.id, local.file?.path ?? ''), ...args],
        ...['--host', '127.0.0.1', '--port', '5001'],
      ],
      note: embeds(local)
        ? 'The server downloads the model file first.'
        : 'The server downloads the model file first. To chat, open http://localhost:5001 in a browser.',
      keepsRunning: true,
    },
  ],
  // The program was read as of 1.115.1, in the copy of https://github.com/esolithe/esobold. Of response_format it makes a
  // grammar.
  server: (local) => (embeds(local) ? embeddingServer('http://localhost:5001', local.id) : chatServer(local.id)),
  capabilities: (local) => ({
    tools: documented(PROGRAM),
    reasoning: documented(PROGRAM),
    structuredOutput: documented(PROGRAM),
    images: {
      without: `to read images, KoboldCpp needs the URL of an mmproj file, which our command doesn’t set (${PROGRAM})`,
    },
    contextLength: contextOption(PROGRAM, embeds(local) ? '--embeddingsmaxctx' : '--contextsize', local),
  }),
}
