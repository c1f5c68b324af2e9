import type { LocalApp } from '../local-app.ts';
/**
 * Names: https://huggingface.co/docs/hub/ollama. Install: https://ollama.com/download. Address, and that a key is not
 * looked at: https://docs.ollama.com/api/openai-compatibility. Split files: https://github.com/ollama/ollama/issues/5245
 */
export declare const ollama: LocalApp;
