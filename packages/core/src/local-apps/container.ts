import type { LocalModel } from './local-app.ts'

/** Docker isn’t part of the app; it has its own installation page. */
export const DOCKER: readonly string[] = []

/** The cache folder in images for Python libraries. */
export const PYTHON_CACHE = '/root/.cache/huggingface'

/**
 * Keeps downloaded files for the next start, and passes on the user’s token for a gated model.
 *
 * @param folder where the image keeps it
 */
export const inContainer = ({ gated }: LocalModel, folder = '/data'): readonly string[] => [
  ...(gated ? ['--env', 'HF_TOKEN'] : []),
  '--volume',
  `model-data:${folder}`,
]
