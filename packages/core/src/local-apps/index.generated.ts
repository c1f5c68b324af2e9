// Written by `npm run generate` from the files beside it. Do not edit.

import { dockerModelRunner } from './docker-model-runner.ts'
import { jan } from './jan.ts'
import { koboldcpp } from './koboldcpp.ts'
import { llamaCppPython } from './llama-cpp-python.ts'
import { llamaCpp } from './llama-cpp.ts'
import { lmStudio } from './lm-studio.ts'
import { mlxLm } from './mlx-lm.ts'
import { mlxVlm } from './mlx-vlm.ts'
import { nodeLlamaCpp } from './node-llama-cpp.ts'
import { ollama } from './ollama.ts'
import { sglang } from './sglang.ts'
import { textEmbeddingsInference } from './text-embeddings-inference.ts'
import { textGenerationInference } from './text-generation-inference.ts'
import { transformersServe } from './transformers-serve.ts'
import { vllm } from './vllm.ts'
import type { LocalApp } from './local-app.ts'

/** Every app that runs models on the reader’s machine, in the order in which readers see them. */
export const LOCAL_APPS: readonly LocalApp[] = [
  llamaCpp,
  ollama,
  lmStudio,
  jan,
  dockerModelRunner,
  vllm,
  sglang,
  transformersServe,
  textGenerationInference,
  mlxLm,
  mlxVlm,
  textEmbeddingsInference,
  koboldcpp,
  llamaCppPython,
  nodeLlamaCpp,
]
