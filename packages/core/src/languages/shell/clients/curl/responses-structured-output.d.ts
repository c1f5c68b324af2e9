import type { ChatRenderer } from '../../../clients/client.ts';
/** The schema is sent as it is; jq takes the answer out. */
export declare const curlResponsesStructuredOutput: ChatRenderer;
