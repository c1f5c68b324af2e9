import type { ChatRenderer } from '../../../clients/client.ts';
/** OpenAI's helper, which LangChain calls, makes the schema of the model. */
export declare const langchainStructuredOutput: ChatRenderer;
