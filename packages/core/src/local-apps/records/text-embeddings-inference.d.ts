import type { LocalApp } from '../local-app.ts';
/** Command and address: https://huggingface.co/docs/text-embeddings-inference/quick_tour */
export declare const textEmbeddingsInference: LocalApp;
