import type { Client } from '../clients/client.ts';
/** The clients of the language, in the order in which readers see them. */
export declare const JAVASCRIPT_CLIENTS: readonly Client[];
/** Their ids. */
export type JavascriptClientId = 'openai' | 'huggingface.js' | 'fetch' | 'anthropic' | 'ai-sdk' | 'openai-agents' | 'langchain';
