import type { LocalModel } from './local-app.ts'

/** Docker is no package of the app: its installation is a page of its own. */
export const DOCKER: readonly string[] = []

/** Keeps what was fetched for the next start, and hands on the reader's token where the model's owner asks for one. */
export const inContainer = ({ gated }: LocalModel): readonly string[] => [
  ...(gated ? ['--env', 'HF_TOKEN'] : []),
  '--volume',
  'model-data:/data',
]
