import type { Task } from '../../tasks/task.ts';
import type { Client } from './client.ts';
/** A method of the clients that does a task. */
export interface OpenAiMethod {
    /** `embeddings.create` */
    readonly name: string;
    /** What the clients put behind the address that they are given. */
    readonly path: `/${string}`;
}
/** The methods for tasks other than text generation. */
export declare const METHODS: {
    readonly [task: string]: OpenAiMethod;
};
/** They speak OpenAI's APIs. */
export declare const WITHOUT_RENDERER: NonNullable<Client['withoutRenderer']>;
export declare const unusedMethod: (task: string) => string | undefined;
/** Whether the clients have a method for a task. */
export declare const hasMethodFor: ({ id }: Task) => boolean;
/** A client with whose methods for other tasks no example was run. */
export declare const TEXT_GENERATION_ALONE: {
    openAiCompatible: true;
    withoutRenderer: {
        readonly [name: string]: string | undefined;
        readonly plain?: string;
    };
    hasMethodFor: ({ id }: Task) => boolean;
    unusedMethod: (task: string) => string | undefined;
};
