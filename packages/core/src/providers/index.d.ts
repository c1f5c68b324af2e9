import type { Provider } from './provider.ts';
/** Every provider, by id. */
export declare const PROVIDERS: {
    readonly [id: string]: Provider;
};
