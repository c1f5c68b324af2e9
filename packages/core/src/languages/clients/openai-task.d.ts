import type { TaskCall } from '../../call/call.ts';
import type { ResponseResult } from '../../providers/provider.ts';
import type { FileNode, Value } from '../../values/value.ts';
import { type OpenAiMethod } from './openai-client.ts';
/** A text generation as OpenAI's own clients are given it. */
export interface Completion {
    /** The body's fields: the model, the prompt and whatever else the provider is sent. */
    readonly fields: {
        readonly [name: string]: Value;
    };
    /** Headers beyond those that the clients write themselves. */
    readonly moreHeaders: {
        readonly [name: string]: Value;
    };
}
/** Reads a call's request as a completion; what `unsupportedCompletion` lets through is one. */
export declare function completionOf({ request }: TaskCall): Completion;
/** Why OpenAI's clients cannot ask for this text: they know one way of it. */
export declare const unsupportedCompletion: ({ request: { url, body } }: TaskCall) => string | undefined;
/** A task as the clients are given it. */
export interface MethodCall extends Completion {
    readonly method: OpenAiMethod;
    readonly baseUrl: string;
    /** The file that is sent in a form, and its name there. */
    readonly file: {
        readonly content: FileNode;
        readonly name: string;
    } | undefined;
    readonly result: ResponseResult;
}
/** Why OpenAI's clients cannot do a task other than text generation. */
export declare function unsupportedMethod(call: TaskCall): string | undefined;
/** Reads a call as one of a client's method; what `unsupportedMethod` lets through is one. */
export declare function methodCallOf(call: TaskCall): MethodCall;
/** Whether a transcription's text is all that a reader wants of it. */
export declare const isTextAlone: ({ parameters }: TaskCall) => boolean;
