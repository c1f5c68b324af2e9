// Written by `npm run generate` from the files beside it. Do not edit.

import { llamaCpp } from './records/llama-cpp.ts'
import { mlxLm } from './records/mlx-lm.ts'
import { ollama } from './records/ollama.ts'
import { transformersServe } from './records/transformers-serve.ts'
import type { TwinLocalApp } from './twin-local-app.ts'

/** All local apps that we start, by id. */
export const TWIN_LOCAL_APPS: { readonly [id: string]: TwinLocalApp } = {
  'llama-cpp': llamaCpp,
  'mlx-lm': mlxLm,
  ollama,
  'transformers-serve': transformersServe,
}
