import type { ClientRenderer } from './clients/client.ts';
/** How clients write calls, by the name of their kind and the language. */
export declare const RENDERERS: {
    readonly [name: string]: {
        readonly [language: string]: readonly ClientRenderer[];
    };
};
