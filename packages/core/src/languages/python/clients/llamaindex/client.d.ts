import type { Client } from '../../../clients/client.ts';
/** What a chat installs that has a temperature of the reader's own; others leave it out by what OpenAI's client has for that. */
export declare const WITHOUT_OPENAI = "pip install llama-index-llms-openai-like~=0.8";
export declare const llamaindex: Client;
