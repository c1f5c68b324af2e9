// Written by `npm run generate` from the files beside it. Do not edit.

import { dockerModelRunner } from './records/docker-model-runner.ts'
import { jan } from './records/jan.ts'
import { koboldcpp } from './records/koboldcpp.ts'
import { llamaCppPython } from './records/llama-cpp-python.ts'
import { llamaCpp } from './records/llama-cpp.ts'
import { lmStudio } from './records/lm-studio.ts'
import { mlxLm } from './records/mlx-lm.ts'
import { mlxVlm } from './records/mlx-vlm.ts'
import { nodeLlamaCpp } from './records/node-llama-cpp.ts'
import { ollama } from './records/ollama.ts'
import { sglang } from './records/sglang.ts'
import { textEmbeddingsInference } from './records/text-embeddings-inference.ts'
import { textGenerationInference } from './records/text-generation-inference.ts'
import { transformersServe } from './records/transformers-serve.ts'
import { vllm } from './records/vllm.ts'
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
