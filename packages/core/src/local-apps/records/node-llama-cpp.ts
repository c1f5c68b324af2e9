import type { LocalApp, LocalModel } from '../local-app.ts'
import { unsupportedUnlessGguf } from '../weights.ts'

const source = ({ id, file, quantization }: LocalModel): string => {
  const label = file?.label ?? quantization
  if (label !== undefined && !label.startsWith('UD-')) return `hf:${id}:${label}`
  return file === undefined ? `hf:${id}` : `hf:${id}/${file.path}`
}

/** Addresses of models: https://node-llama-cpp.withcat.ai/guide/downloading-models#model-uris */
export const nodeLlamaCpp: LocalApp = {
  id: 'node-llama-cpp',
  label: 'node-llama-cpp',
  docsUrl: 'https://node-llama-cpp.withcat.ai/cli/chat',
  order: 15,
  needs: 'Node.js 20 or later',
  install: { macos: [], linux: [], windows: [] },
  readsToken: true,
  unsupported: unsupportedUnlessGguf,
  steps: (local) => [{ kind: 'chat', command: ['npx', '--yes', 'node-llama-cpp', 'chat', source(local)] }],
  releases: { registry: 'npm', package: 'node-llama-cpp' },
}
