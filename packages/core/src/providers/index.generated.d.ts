import type { Provider } from './provider.ts';
/** Every provider. */
export declare const PROVIDER_RECORDS: readonly Provider[];
/** Their ids. */
export type ProviderId = 'baseten' | 'cerebras' | 'cohere' | 'deepinfra' | 'fal-ai' | 'featherless-ai' | 'fireworks-ai' | 'groq' | 'hf-inference' | 'novita' | 'nscale' | 'openai' | 'ovhcloud' | 'publicai' | 'replicate' | 'scaleway' | 'together' | 'wavespeed' | 'zai-org';
