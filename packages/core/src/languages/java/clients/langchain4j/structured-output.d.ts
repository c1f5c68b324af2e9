import type { ChatRenderer } from '../../../clients/client.ts';
/** The schema goes with the request as it is: of classes, LangChain4j makes schemas in another artifact. */
export declare const langchain4jStructuredOutput: ChatRenderer;
