// Written by `npm run generate` from the files beside it. Do not edit.

import type { ModelRecord } from '../types.ts'

/** The models of the embedded catalogue, sorted by id. */
export const MODELS: readonly ModelRecord[] = [
  {"id":"HuggingFaceTB/SmolLM3-3B","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"HuggingFaceTB/SmolVLM-Instruct","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen2.5-72B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen2.5-7B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen2.5-Coder-32B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen2.5-VL-3B-Instruct","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen2.5-VL-7B-Instruct","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen3-235B-A22B-Instruct-2507","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen3-32B","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen3-4B-Thinking-2507","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen3-8B","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"Qwen/Qwen3-Coder-480B-A35B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"deepseek-ai/DeepSeek-R1","pipeline_tag":"text-generation","tags":["conversational","custom_code"],"library_name":"transformers"},
  {"id":"deepseek-ai/DeepSeek-V3-0324","pipeline_tag":"text-generation","tags":["conversational","custom_code"],"library_name":"transformers"},
  {"id":"google/gemma-2-2b-it","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"google/gemma-3-1b-it","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"google/gemma-3-27b-it","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"meta-llama/Llama-3.1-8B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"meta-llama/Llama-3.2-11B-Vision-Instruct","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"meta-llama/Llama-3.2-3B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"meta-llama/Llama-3.3-70B-Instruct","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"meta-llama/Llama-4-Scout-17B-16E-Instruct","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers","gated":"manual"},
  {"id":"microsoft/phi-4","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"mistralai/Mistral-7B-Instruct-v0.2","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"mistralai/Mistral-Nemo-Instruct-2407","pipeline_tag":"text-generation","tags":["conversational"]},
  {"id":"moonshotai/Kimi-K2-Instruct","pipeline_tag":"text-generation","tags":["conversational","custom_code"],"library_name":"transformers"},
  {"id":"openai/gpt-oss-120b","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"openai/gpt-oss-20b","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"zai-org/GLM-4.5","pipeline_tag":"text-generation","tags":["conversational"],"library_name":"transformers"},
  {"id":"zai-org/GLM-4.5V","pipeline_tag":"image-text-to-text","tags":["conversational"],"library_name":"transformers"},
]
