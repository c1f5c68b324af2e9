import type { LocalApp } from '../local-app.ts';
/**
 * Command: https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html. The model's name is what it was given.
 * Format of Mistral AI: https://docs.vllm.ai/en/latest/models/supported_models/. Without `--host` it can be reached from other machines.
 */
export declare const vllm: LocalApp;
