import type { ChatCall } from '../../../../call/call.ts';
import type { ChatRenderer, Renderer } from '../../../clients/client.ts';
/** The schema is sent as it is; jq takes the answer out. */
export declare const curlStructuredOutput: ChatRenderer;
/** What takes an answer out of a response. */
interface PlainFilters {
    /** Reads a whole response; its error is the response where that holds no answer. */
    readonly whole: string;
    /** Gives an event's part of the answer's text, and ends with what an event says of a failure. */
    readonly event: string;
}
/**
 * A command whose response is read by jq.
 *
 * @param retries reads the response of an example with retries, or the lines of a stream, and looks the answer through
 */
export declare function jqRenderer(plain: PlainFilters, retries: (call: ChatCall) => string): Renderer<ChatCall>;
/** Takes the text of an answer for JSON, and looks it through for the fields that the schema requires. */
export declare const checkedAnswer: (call: ChatCall) => string;
export {};
