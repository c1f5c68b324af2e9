// Written by `npm run generate` from the files beside it. Do not edit.

import { atomicChat } from './records/atomic-chat.ts'
import { backyard } from './records/backyard.ts'
import { diffusionbee } from './records/diffusionbee.ts'
import { dockerModelRunner } from './records/docker-model-runner.ts'
import { drawthings } from './records/drawthings.ts'
import { jan } from './records/jan.ts'
import { jellybox } from './records/jellybox.ts'
import { joyfusion } from './records/joyfusion.ts'
import { koboldcpp } from './records/koboldcpp.ts'
import { lemonade } from './records/lemonade.ts'
import { llamaCppPython } from './records/llama-cpp-python.ts'
import { llamaCpp } from './records/llama-cpp.ts'
import { lmStudio } from './records/lm-studio.ts'
import { localai } from './records/localai.ts'
import { mlxLm } from './records/mlx-lm.ts'
import { mlxVlm } from './records/mlx-vlm.ts'
import { msty } from './records/msty.ts'
import { nodeLlamaCpp } from './records/node-llama-cpp.ts'
import { ollama } from './records/ollama.ts'
import { recursechat } from './records/recursechat.ts'
import { sglang } from './records/sglang.ts'
import { textEmbeddingsInference } from './records/text-embeddings-inference.ts'
import { textGenerationInference } from './records/text-generation-inference.ts'
import { transformersServe } from './records/transformers-serve.ts'
import { unsloth } from './records/unsloth.ts'
import { vllm } from './records/vllm.ts'
import type { LocalApp } from './local-app.ts'

/** All apps that run models locally, in display order. */
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
  localai,
  lemonade,
  atomicChat,
  unsloth,
  msty,
  recursechat,
  backyard,
  jellybox,
  drawthings,
  diffusionbee,
  joyfusion,
]
