import type { ChatRenderer } from '../../../clients/client.ts';
/** OpenAI's helper, which LiteLLM calls, makes the schema of the model. */
export declare const litellmStructuredOutput: ChatRenderer;
