import type { ChatRenderer } from '../../../clients/client.ts';
/** LangChain4j’s own loop is in another artifact: this is the way that it documents for a model alone. */
export declare const langchain4jToolLoop: ChatRenderer;
