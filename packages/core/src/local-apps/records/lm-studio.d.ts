import type { LocalApp } from '../local-app.ts';
/**
 * Commands: https://lmstudio.ai/docs/cli/local-models/get, https://lmstudio.ai/docs/cli/local-models/load and
 * https://lmstudio.ai/docs/cli/serve/server-start. Install: https://lmstudio.ai/docs/developer. Address:
 * https://lmstudio.ai/docs/developer/openai-compat. The name under which a fetched model is listed is not documented;
 * `lms load` asks for it, and gives the model the name that the request has. Link:
 * https://github.com/huggingface/huggingface.js/pull/963
 */
export declare const lmStudio: LocalApp;
