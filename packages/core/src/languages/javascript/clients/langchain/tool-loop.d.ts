import type { ChatRenderer } from '../../../clients/client.ts';
/**
 * The messages of LangChain hold the calls. Its agent, of another package, and a `tool` of its own name the function beside
 * what it said, which is no field of OpenAI's message of a tool.
 */
export declare const langchainToolLoop: ChatRenderer;
