import type { LocalApp } from '../local-app.ts';
/** Addresses of models: https://node-llama-cpp.withcat.ai/guide/downloading-models#model-uris */
export declare const nodeLlamaCpp: LocalApp;
