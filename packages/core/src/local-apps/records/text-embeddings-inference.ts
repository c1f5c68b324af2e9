import { hasTag } from '../../model/fields.ts'
import { DOCKER, inContainer } from '../container.ts'
import type { LocalApp } from '../local-app.ts'
import { rankServer, rankTextsStep } from '../purposes.ts'
import { hasGguf, purposeOf } from '../weights.ts'

const RERANK = 'http://localhost:8080/rerank'

/** Command and addresses: https://huggingface.co/docs/text-embeddings-inference/quick_tour */
export const textEmbeddingsInference: LocalApp = {
  id: 'text-embeddings-inference',
  label: 'Text Embeddings Inference',
  docsUrl: 'https://huggingface.co/docs/text-embeddings-inference/quick_tour',
  mainTask: 'feature-extraction',
  order: 12,
  needs: 'Docker',
  install: { linux: DOCKER, macos: DOCKER, windows: DOCKER },
  readsToken: true,
  unsupported({ model }) {
    const purpose = purposeOf(model)
    if (purpose === undefined) return 'we show this app only for embedding and reranking models'
    const isFitting =
      purpose === 'reranking' ||
      model.library_name === 'sentence-transformers' ||
      hasTag(model, 'text-embeddings-inference')
    if (hasGguf(model)) return 'the app doesn’t run GGUF files'
    return isFitting ? undefined : 'the model doesn’t have the tag text-embeddings-inference'
  },
  steps: (local) => [
    {
      kind: 'serve',
      command: [
        ...['docker', 'run', '--publish', '127.0.0.1:8080:80', ...inContainer(local)],
        ...['ghcr.io/huggingface/text-embeddings-inference:cpu-1.9', '--model-id', local.id],
      ],
      note: 'With an NVIDIA GPU, add --gpus all and use the image tag cuda-1.9 instead of cpu-1.9.',
      keepsRunning: true,
    },
    ...(purposeOf(local.model) === 'reranking' ? [rankTextsStep(RERANK)] : []),
  ],
  server: ({ id, model }) =>
    purposeOf(model) === 'reranking'
      ? rankServer(RERANK, id)
      : { address: 'http://localhost:8080/embed', model: id, task: 'feature-extraction', fetchesImages: false },
}
