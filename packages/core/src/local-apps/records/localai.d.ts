import type { LocalApp } from '../local-app.ts';
/**
 * Command: https://localai.io/docs/getting-started/models/. The model has the name of its file:
 * https://github.com/mudler/LocalAI/blob/v4.9.0/core/gallery/importers/llama-cpp.go. Program: https://localai.io/installation/
 */
export declare const localai: LocalApp;
