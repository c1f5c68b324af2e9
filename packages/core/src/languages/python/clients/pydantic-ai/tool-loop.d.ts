import type { ChatRenderer } from '../../../clients/client.ts';
/** The agent calls the functions, of which it makes the tools that the model is told of. */
export declare const pydanticAiToolLoop: ChatRenderer;
