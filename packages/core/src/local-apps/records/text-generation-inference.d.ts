import type { LocalApp } from '../local-app.ts';
/**
 * Command: https://huggingface.co/docs/text-generation-inference/quicktour. Name of the model in a request:
 * https://huggingface.co/docs/text-generation-inference/messages_api; another one would be taken for an adapter's.
 */
export declare const textGenerationInference: LocalApp;
