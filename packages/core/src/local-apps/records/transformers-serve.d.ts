import type { LocalApp } from '../local-app.ts';
/** Command: https://huggingface.co/docs/transformers/serving. Given a model, it answers to exactly that name. */
export declare const transformersServe: LocalApp;
